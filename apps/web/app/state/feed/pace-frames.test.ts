import { expect, it } from 'vitest';

import { paceFrames } from './pace-frames.ts';

/** A page whose frames come every 16 ms and take as long as they are told to. */
function page(frameCostMs: number, touchedMs = Number.NEGATIVE_INFINITY) {
  let nowMs = 0;
  const waiting: { atMs: number; run: () => void }[] = [];
  const shownAt: number[] = [];
  const schedule = paceFrames({
    now: () => nowMs,
    onFrame: (run) => waiting.push({ atMs: (Math.floor(nowMs / 16) + 1) * 16, run }),
    after: (ms, run) => waiting.push({ atMs: nowMs + ms, run }),
    touchedMs: () => (touchedMs <= nowMs ? touchedMs : Number.NEGATIVE_INFINITY),
  });
  const flush = () => {
    shownAt.push(nowMs);
    nowMs += frameCostMs;
    schedule(flush);
  };
  schedule(flush);
  return (untilMs: number) => {
    while (nowMs < untilMs) {
      const next = waiting.toSorted((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) break;
      waiting.splice(waiting.indexOf(next), 1);
      nowMs = Math.max(nowMs, next.atMs);
      next.run();
    }
    return shownAt;
  };
}

it.each([
  ['every frame when showing is cheap', 2, 60],
  ['half of the time when it is dear', 100, 5],
])('[RT-6] shows prices in %s', (_, costMs, perSecond) => {
  const shownAt = page(costMs)(1000);
  expect(Math.abs(shownAt.length - perSecond)).toBeLessThanOrEqual(perSecond * 0.1 + 1);
});

it('[RT-6] shows what a touch does before the prices that come with it', () => {
  const shownAt = page(2, 500)(1000);
  expect(shownAt.filter((ms) => ms >= 500 && ms < 600)).toEqual([]);
  expect(shownAt.filter((ms) => ms >= 600 && ms < 632).length).toBeGreaterThan(0);
});
