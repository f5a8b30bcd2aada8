import { expect, it } from 'vitest';

import { stillMs, stillWaitMs } from './touches.ts';

it.each([
  ['nobody ever touched the page', { isDown: false, lastMs: Number.NEGATIVE_INFINITY }, 0, 0],
  ['a finger rests on it', { isDown: true, lastMs: 0 }, 10_000, stillMs],
  ['a tap just now', { isDown: false, lastMs: 1000 }, 1000, stillMs],
  ['a tap a moment ago', { isDown: false, lastMs: 1000 }, 1300, 200],
  ['a tap long enough ago', { isDown: false, lastMs: 1000 }, 1500, 0],
] as const)('%s', (_, touches, nowMs, waitMs) => {
  expect(stillWaitMs(touches, nowMs)).toBe(waitMs);
});
