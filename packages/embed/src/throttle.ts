/** The timers a throttle needs, so that tests control time. */
export interface ThrottleTimers {
  now(): number;
  /** Runs the task once, later; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

export const systemTimers: ThrottleTimers = {
  now: () => performance.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

export interface Throttle<Value> {
  /** Passes the value on at once if none was passed recently; otherwise the latest one is passed later. */
  push(value: Value): void;
  cancel(): void;
}

/** At most one value per `everyMs`; the last one is never lost (EMBED-6). */
export function createThrottle<Value>(
  everyMs: number,
  pass: (value: Value) => void,
  timers: ThrottleTimers = systemTimers,
): Throttle<Value> {
  let passedMs = Number.NEGATIVE_INFINITY;
  let cancel: (() => void) | null = null;
  let latest: Value;
  const go = () => {
    cancel = null;
    passedMs = timers.now();
    pass(latest);
  };
  return {
    push: (value) => {
      latest = value;
      if (cancel !== null) return;
      const waitMs = passedMs + everyMs - timers.now();
      if (waitMs <= 0) go();
      else cancel = timers.after(waitMs, go);
    },
    cancel: () => {
      cancel?.();
      cancel = null;
    },
  };
}
