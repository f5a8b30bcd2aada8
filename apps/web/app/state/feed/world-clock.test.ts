import { expect, it } from 'vitest';

import { WorldClock } from './world-clock.ts';

it('runs at the rate of the backend and follows what pushes say', () => {
  const wall = { now: 100 };
  const clock = new WorldClock({ nowMs: 1_000_000, rate: 6 }, () => wall.now);
  wall.now = 1100;
  expect(clock.now()).toBe(1_006_000);
  clock.sync(2_000_000);
  wall.now = 1600;
  expect(clock.now()).toBe(2_003_000);
  expect(clock.renderedAtMs).toBe(1_000_000);
});
