import { playFixture } from '@slipstream/simulation/match/play-fixture';
import { expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { asBettor, pickOf, single } from '../testing/bettor.ts';

/** A match that will be broken off; about one in three hundred is. */
function doomedMatch(sandbox: TestSandbox) {
  const { window, engine } = sandbox.core.world();
  const fixture = window
    .all()
    .find((one) => one.provider === 'betradar' && engine.statusOf(one) === 0 && playFixture(one).abandoned);
  if (fixture === undefined) throw new Error('no match of this world is abandoned');
  return { fixture, board: engine.board(fixture) };
}

it('[MYBETS-3] a match that was abandoned gives the stake back, once', async () => {
  const sandbox = await runningSandbox({ database: ':memory:' });
  sandbox.core.clock.pause();
  const { fixture, board } = doomedMatch(sandbox);
  const player = await asBettor(sandbox, 'ordinary');
  const before = await player.balance();
  const { bets } = await player.place([single(pickOf(board), 700)]);
  const id = bets[0]?.id ?? '';
  sandbox.core.clock.jump(playFixture(fixture).endMs + 1000);
  await sandbox.core.book.round();
  await sandbox.core.book.round();
  const bet = await player.bet(id);
  expect([bet.status, bet.result, bet.selections[0]?.status]).toEqual(['done', 'refund_entire', 'void']);
  expect(await player.balance()).toBe(before);
  expect(await auditLedger(sandbox.core.database)).toEqual([]);
  await sandbox.close();
});
