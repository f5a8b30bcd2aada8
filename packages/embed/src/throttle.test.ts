import { describe, expect, it } from 'vitest';
import { createThrottle, type ThrottleTimers } from './throttle.ts';

function ownedTime() {
  let nowMs = 0;
  let waiting: { atMs: number; task: () => void }[] = [];
  const timers: ThrottleTimers = {
    now: () => nowMs,
    after: (delayMs, task) => {
      const entry = { atMs: nowMs + delayMs, task };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  const pass = (ms: number) => {
    nowMs += ms;
    const due = waiting.filter(({ atMs }) => atMs <= nowMs);
    waiting = waiting.filter(({ atMs }) => atMs > nowMs);
    for (const { task } of due) task();
  };
  return { timers, pass };
}

describe('a throttle', () => {
  it('[EMBED-6] passes the first value at once and then at most one in 100 ms, the latest', () => {
    const { timers, pass } = ownedTime();
    const passed: number[] = [];
    const throttle = createThrottle<number>(100, (value) => passed.push(value), timers);
    throttle.push(1);
    throttle.push(2);
    pass(40);
    throttle.push(3);
    expect(passed).toEqual([1]);
    pass(60);
    expect(passed).toEqual([1, 3]);
    pass(99);
    throttle.push(4);
    expect(passed).toEqual([1, 3]);
    pass(1);
    expect(passed).toEqual([1, 3, 4]);
  });

  it('passes nothing once cancelled', () => {
    const { timers, pass } = ownedTime();
    const passed: number[] = [];
    const throttle = createThrottle<number>(100, (value) => passed.push(value), timers);
    throttle.push(1);
    throttle.push(2);
    throttle.cancel();
    pass(500);
    expect(passed).toEqual([1]);
  });
});
