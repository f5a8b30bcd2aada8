import { expect, it } from 'vitest';
import { mapInSlices, oneAtATime } from './in-slices.ts';

/** Keeps the thread for a while, as a board of prices does. */
function work(ms: number): void {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
}

it('[LOAD-1] lets others have their turn between two slices', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  const made = await mapInSlices([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], function* (item) {
    work(3);
    yield null;
    work(3);
    return item * 2;
  });
  clearInterval(other);
  expect(made).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('does not begin anew what is under way, and begins again after it', async () => {
  let begun = 0;
  const beat = oneAtATime(async () => {
    begun += 1;
    await new Promise(setImmediate);
  });
  await Promise.all([beat.run(), beat.run(), beat.run()]);
  expect(begun).toBe(1);
  await beat.run();
  expect(begun).toBe(2);
  await beat.settle();
  expect(begun).toBe(2);
});

it('settles when what is under way is over', async () => {
  let isOver = false;
  const beat = oneAtATime(async () => {
    await new Promise(setImmediate);
    isOver = true;
  });
  void beat.run();
  await beat.settle();
  expect(isOver).toBe(true);
});
