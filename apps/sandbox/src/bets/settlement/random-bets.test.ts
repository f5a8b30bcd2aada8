import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import type { Player } from '../../http/player.ts';
import { readPlayer } from '../../accounts/players/player.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { placeBetsOf } from '../placing/place-bets.ts';
import { boardsOf } from '../testing/bettor.ts';
import { independentPayout, type PaidBet } from '../testing/independent-payout.ts';
import { createRandomBets } from '../testing/random-bets.ts';

/** Five thousand bets in parts, so that no test is long on a busy machine. */
const parts = [1, 2, 3, 4, 5];
const betsPerPart = 1000;
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

async function settledBets(sandbox: TestSandbox, ids: ReadonlySet<string>): Promise<readonly PaidBet[]> {
  const { database } = sandbox.core;
  const rows = await database.selectFrom('bet').select(['id', 'type', 'status', 'stake', 'terms', 'paid']).execute();
  const bets = rows.filter(({ id }) => ids.has(id));
  const legs = await database.selectFrom('bet_leg').select(['bet_id', 'odds', 'status']).orderBy('position').execute();
  const byBet = Map.groupBy(legs, ({ bet_id: id }) => id);
  return bets.map((bet) => ({ ...bet, legs: byBet.get(bet.id) ?? [] }));
}

/** Places random bets on matches that have not begun and plays those to their end. */
async function placeAndPlay(sandbox: TestSandbox, player: Player, part: number): Promise<ReadonlySet<string>> {
  const { book, clock, world } = sandbox.core;
  const found = [...boardsOf(sandbox, 16, { sport: 'soccer' }), ...boardsOf(sandbox, 8, { sport: 'basketball' })];
  const boards = found.map(({ fixture }) => world().engine.fullBoard(fixture));
  const random = createRandomBets(boards, 20_261_114 + part);
  const ids = new Set<string>();
  while (ids.size < betsPerPart) {
    const key = `random-bets-${part}-${ids.size}-${'x'.repeat(16)}`;
    const placed = await placeBetsOf(book, player, key, random.next());
    if (placed.kind !== 'new' || placed.answer.kind !== 'placed') throw new Error(JSON.stringify(placed));
    for (const id of placed.answer.betIds) ids.add(id);
  }
  clock.jump(Math.max(...boards.map(({ fixture }) => fixture.startMs)) + 12 * hourMs);
  await book.round();
  return ids;
}

describe('random bets', () => {
  let sandbox: TestSandbox;
  let player: Player;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: ':memory:' });
    sandbox.core.clock.pause();
    const rows = sandbox.core.database.selectFrom('player').selectAll().where('id', '=', 'demo-rich');
    player = readPlayer(await rows.executeTakeFirstOrThrow(), 'test');
  });
  afterAll(() => sandbox.close());

  it.each(parts)(`pays ${betsPerPart} exactly what an independent calculation says, part %i`, async (part) => {
    const ids = await placeAndPlay(sandbox, player, part);
    const bets = await settledBets(sandbox, ids);
    const paid = await paidByLedger(sandbox);
    expect(bets).toHaveLength(ids.size);
    const wrong = bets.filter((bet) => {
      const expected = independentPayout(bet);
      return bet.status !== 'done' || bet.paid !== expected || (paid.get(bet.id) ?? 0) !== expected;
    });
    expect(wrong).toEqual([]);
    expect(new Set(bets.flatMap(({ legs }) => legs.map(({ status }) => status))).size).toBeGreaterThan(3);
    expect(bets.some(({ paid: amount }) => (amount ?? 0) > 0)).toBe(true);
  });

  it('leave a ledger that adds up', async () => {
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
