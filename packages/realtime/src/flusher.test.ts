import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Flusher } from './flusher.ts';

let nowMs = 0;
beforeEach(() => {
  nowMs = 0;
  vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A queue that takes so long to write. */
function outbox(writeMs = 0) {
  return { flush: vi.fn<() => void>(() => void (nowMs += writeMs)) };
}

it('[LOAD-1] lets others have their turn while it writes to many clients', () => {
  const flusher = new Flusher();
  const all = Array.from({ length: 10 }, () => outbox(2));
  for (const one of all) flusher.add(one);
  const written = () => all.filter(({ flush }) => flush.mock.calls.length > 0).length;
  const seen: number[] = [];
  while (written() < all.length) {
    vi.advanceTimersToNextTimer();
    seen.push(written());
  }
  expect(seen).toEqual([3, 6, 9, 10]);
  expect(all.every(({ flush }) => flush.mock.calls.length === 1)).toBe(true);
});

it('writes a first message at once, and those of a burst together', () => {
  const flusher = new Flusher();
  const one = outbox();
  flusher.add(one);
  vi.advanceTimersByTime(0);
  expect(one.flush).toHaveBeenCalledTimes(1);
  nowMs = 5;
  flusher.add(one);
  vi.advanceTimersByTime(44);
  expect(one.flush).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(one.flush).toHaveBeenCalledTimes(2);
});

it('forgets nobody who is added while a round is under way', () => {
  const flusher = new Flusher();
  const late = outbox();
  const first = { flush: vi.fn<() => void>(() => flusher.add(late)) };
  flusher.add(first);
  vi.runAllTimers();
  expect(late.flush).toHaveBeenCalledTimes(1);
  flusher.add(late);
  nowMs = 100;
  vi.runAllTimers();
  expect(late.flush).toHaveBeenCalledTimes(2);
});
