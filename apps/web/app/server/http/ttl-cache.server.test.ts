import { expect, it, vi } from 'vitest';

import { ttlCache } from './ttl-cache.server.ts';

function setUp(answers: readonly (number | undefined)[]) {
  const load = vi.fn<() => Promise<number | undefined>>();
  for (const answer of answers) load.mockResolvedValueOnce(answer);
  const clock = { now: 0 };
  return { load, clock, get: ttlCache(100, () => clock.now, load) };
}

it('loads once for all who ask at the same time, and keeps it for a while', async () => {
  const { get, load, clock } = setUp([1, 2]);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  clock.now = 99;
  expect(await get()).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
  clock.now = 100;
  expect(await get()).toBe(2);
});

it('lets the old value stand in when the next can not be had', async () => {
  const { get, clock } = setUp([1, undefined, 3]);
  await get();
  clock.now = 200;
  expect(await get()).toBe(1);
  expect(await get()).toBe(3);
});
