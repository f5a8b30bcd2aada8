import { expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import { readPlayer } from '../../accounts/players/player.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { placeBetsOf } from '../placing/place-bets.ts';
import { boardsOf } from '../testing/bettor.ts';
import { independentPayout, type PaidBet } from '../testing/independent-payout.ts';
import { createRandomBets } from '../testing/random-bets.ts';

const betsCount = 5_000;
const hourMs = 3_600_000;

/** What the ledger says each bet was paid: the proof is in the money, not in what the bet says of itself. */
async function paidByLedger(sandbox: TestSandbox): Promise<ReadonlyMap<string, number>> {
  const rows = await sandbox.core.database
    .selectFrom('transfer')
    .innerJoin('posting', 'posting.id', 'transfer.posting_id')
    .select(['posting.reference', 'transfer.amount'])
    .where('posting.id', 'like', 'settle:%')
    .where('transfer.to_purse', 'like', 'demo-rich/%')
    .execute();
  const paid = new Map<string, number>();
  for (const { reference, amount } of rows) paid.set(reference ?? '', (paid.get(reference ?? '') ?? 0) + amount);
  return paid;
}

async function settledBets(sandbox: TestSandbox): Promise<readonly PaidBet[]> {
  const { database } = sandbox.core;
  const bets = await database.selectFrom('bet').select(['id', 'type', 'status', 'stake', 'terms', 'paid']).execute();
  const legs = await database.selectFrom('bet_leg').select(['bet_id', 'odds', 'status']).orderBy('position').execute();
  const byBet = Map.groupBy(legs, ({ bet_id: id }) => id);
  return bets.map((bet) => ({ ...bet, legs: byBet.get(bet.id) ?? [] }));
}

it('pays five thousand random bets exactly what an independent calculation says', async () => {
  const sandbox = await runningSandbox({ database: ':memory:' });
  sandbox.core.clock.pause();
  const { book, database } = sandbox.core;
  const row = await database.selectFrom('player').selectAll().where('id', '=', 'demo-rich').executeTakeFirstOrThrow();
  const player = readPlayer(row, 'test');
  const { engine } = sandbox.core.world();
  const found = [...boardsOf(sandbox, 16, { sport: 'soccer' }), ...boardsOf(sandbox, 8, { sport: 'basketball' })];
  const boards = found.map(({ fixture }) => engine.fullBoard(fixture));
  const random = createRandomBets(boards, 20_261_115);
  for (let count = 0; count < betsCount;) {
    const placed = await placeBetsOf(book, player, `random-bets-${count}-${'x'.repeat(16)}`, random.next());
    if (placed.kind !== 'new' || placed.answer.kind !== 'placed') throw new Error(JSON.stringify(placed));
    count += placed.answer.betIds.length;
  }
  sandbox.core.clock.jump(Math.max(...boards.map(({ fixture }) => fixture.startMs)) + 12 * hourMs);
  await book.round();
  const bets = await settledBets(sandbox);
  const paid = await paidByLedger(sandbox);
  expect(bets.length).toBeGreaterThanOrEqual(betsCount);
  const wrong = bets.filter((bet) => {
    const expected = independentPayout(bet);
    return bet.status !== 'done' || bet.paid !== expected || (paid.get(bet.id) ?? 0) !== expected;
  });
  expect(wrong).toEqual([]);
  expect(new Set(bets.flatMap(({ legs }) => legs.map(({ status }) => status))).size).toBeGreaterThan(3);
  expect(bets.some(({ paid: amount }) => (amount ?? 0) > 0)).toBe(true);
  expect(await auditLedger(database)).toEqual([]);
  await sandbox.close();
}, 120_000);
