import { expect, it } from 'vitest';

import { createConcurrencyLimit, crowded } from './concurrency-limit.server.ts';

it('runs so many at once, lets so many wait, and turns the rest away', async () => {
  const pass = createConcurrencyLimit(1, 1);
  const { promise: held, resolve: open } = Promise.withResolvers<void>();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    await held;
    return name;
  };
  const results = [pass(work('first')), pass(work('second')), pass(work('third'))];
  expect(await results[2]).toBe(crowded);
  expect(order).toEqual(['first']);
  open();
  expect(await Promise.all(results)).toEqual(['first', 'second', crowded]);
});

it('goes on after a failure', async () => {
  const pass = createConcurrencyLimit(1, 1);
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pass(async () => 1)).toBe(1);
});
