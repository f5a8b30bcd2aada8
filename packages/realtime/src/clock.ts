/** Time is a parameter, so that tests control it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs the task once, later; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, Math.min(delayMs, delayMsMax));
    // A pending ping or expiry must not keep the process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Node fires a longer timer at once instead of late. */
const delayMsMax = 2_147_483_647;
