/**
 * Versions that only grow, also across restarts, without being stored: each is the real time in milliseconds, or one
 * more than the last when the clock has not moved on. One change of a match takes one version for everything in it.
 */
export interface VersionClock {
  next(): number;
}

export function createVersionClock(realNow: () => number): VersionClock {
  let last = 0;
  return {
    next: () => {
      last = Math.max(last + 1, Math.floor(realNow()));
      return last;
    },
  };
}
