import type { Clock } from '../clock.ts';

export interface ManualClock extends Clock {
  /** Moves time on and runs what falls due, in order. */
  advance(ms: number): void;
}

/** Time that only a test moves. */
export function manualClock(startMs: number): ManualClock {
  let nowMs = startMs;
  const tasks = new Set<{ readonly dueMs: number; readonly run: () => void }>();
  return {
    now: () => nowMs,
    after(delayMs, run) {
      const task = { dueMs: nowMs + delayMs, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    advance(ms) {
      const endMs = nowMs + ms;
      for (;;) {
        const [first] = [...tasks].filter((task) => task.dueMs <= endMs).toSorted((a, b) => a.dueMs - b.dueMs);
        if (first === undefined) break;
        tasks.delete(first);
        nowMs = Math.max(nowMs, first.dueMs);
        first.run();
      }
      nowMs = endMs;
    },
  };
}
