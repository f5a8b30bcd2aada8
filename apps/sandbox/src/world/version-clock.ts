import type { WorldClock } from './clock.ts';

/** Versions that only grow, also across restarts, without being stored. One change of a match takes one version for everything in it. */
export interface VersionClock {
  /** Whether other processes give versions to the same matches. */
  readonly isShared: boolean;
  /** For what changed at a moment of the world; `held` is the version it had before, zero if it is new here. */
  next(changedMs: number, held: number): number;
}

/** For one process: each is the real time in milliseconds, or one more than the last when the clock has not moved on. */
export function createVersionClock(realNow: () => number): VersionClock {
  let last = 0;
  return {
    isShared: false,
    next: () => {
      last = Math.max(last + 1, Math.floor(realNow()));
      return last;
    },
  };
}

/**
 * For several processes: the real moment at which the world came to the change. Each works out the same for the same change,
 * whenever it looks, and after the world was moved by hand all are newer, since they count from the moment of that.
 */
export function createSharedVersions(clock: Pick<WorldClock, 'anchor'>): VersionClock {
  return {
    isShared: true,
    next: (changedMs, held) => {
      const { worldMs, realMs, rate } = clock.anchor();
      const sinceMs = rate === 0 ? 0 : Math.max(0, changedMs - worldMs) / rate;
      return Math.max(held + 1, Math.floor(realMs + sinceMs));
    },
  };
}
