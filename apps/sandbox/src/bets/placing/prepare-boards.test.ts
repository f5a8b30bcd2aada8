import { afterAll, beforeAll, expect, it } from 'vitest';
import { runInSlices } from '../../http/in-slices.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { boardsOf, pickOf } from '../testing/bettor.ts';
import { prepareBoards } from './prepare-boards.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

it('[LOAD-1] waits for no turn of the event loop where every board is there already', async () => {
  const picks = boardsOf(sandbox, 5).map((board) => pickOf(board));
  let turns = 0;
  setImmediate(() => (turns += 1));
  // Others have used up the slice of this turn.
  const work = runInSlices([1, 2].values());
  for (const untilMs = performance.now() + 20; performance.now() < untilMs;);
  await prepareBoards(sandbox.core.book.environment, picks);
  expect(turns).toBe(0);
  await work;
});
