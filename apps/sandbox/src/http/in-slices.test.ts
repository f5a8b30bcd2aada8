import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mapInSlices, oneAtATime, runInSlices } from './in-slices.ts';

let nowMs = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

/** Ten steps of two milliseconds each. */
function* work<Value>(value: Value): Generator<null, Value> {
  for (let step = 0; step < 10; step += 1) {
    nowMs += 2;
    yield null;
  }
  return value;
}

/** A slice ends with the step that goes past its 5 milliseconds; what came with a request may have one right before its turn. */
const turnMsMax = 2 * 6;

/** How long each turn of the event loop takes until the work is done. */
async function turnsOf<Result>(all: Promise<Result>): Promise<{ readonly longestMs: number; readonly result: Result }> {
  let longestMs = 0;
  const state = { isOver: false };
  const done = all.finally(() => (state.isOver = true));
  while (!state.isOver) {
    const beganMs = nowMs;
    await new Promise(setImmediate);
    longestMs = Math.max(longestMs, nowMs - beganMs);
  }
  return { longestMs, result: await done };
}

it('[LOAD-1] lets others have their turn between two slices', async () => {
  const { longestMs, result } = await turnsOf(mapInSlices([1, 2, 3], (item) => work(item * 2)));
  expect(result).toEqual([2, 4, 6]);
  expect(longestMs).toBeLessThanOrEqual(turnMsMax);
});

it('[LOAD-1] works no longer in a turn when many ask at the same time', async () => {
  const many = Array.from({ length: 20 }, (_, at) => runInSlices(work(at)));
  const { longestMs, result } = await turnsOf(Promise.all(many));
  expect(result).toEqual(Array.from({ length: 20 }, (_, at) => at));
  expect(longestMs).toBeLessThanOrEqual(turnMsMax);
});

it('[LOAD-1] lets what is done with one step wait for nobody', async () => {
  const long = runInSlices(work('long'));
  const order: string[] = [];
  const all = [
    long.then((value) => order.push(value)),
    runInSlices([].values() as Iterator<never, undefined>).then(() => order.push('short')),
  ];
  await Promise.all(all);
  expect(order).toEqual(['short', 'long']);
});

it('hands the slice on when the work fails', async () => {
  const failing = (function* () {
    yield null;
    throw new Error('broken');
  })();
  const [failed, fine] = await Promise.allSettled([runInSlices(failing), runInSlices(work('fine'))]);
  expect(failed.status).toBe('rejected');
  expect(fine).toEqual({ status: 'fulfilled', value: 'fine' });
});

it('does not begin anew what is under way, and begins again after it', async () => {
  let begun = 0;
  const job = oneAtATime(async () => {
    begun += 1;
    await new Promise(setImmediate);
  });
  await Promise.all([job.run(), job.run(), job.run()]);
  expect(begun).toBe(1);
  await job.run();
  expect(begun).toBe(2);
  await job.settle();
  expect(begun).toBe(2);
});

it('settles when what is under way is over', async () => {
  let isOver = false;
  const job = oneAtATime(async () => {
    await new Promise(setImmediate);
    isOver = true;
  });
  void job.run();
  await job.settle();
  expect(isOver).toBe(true);
});
