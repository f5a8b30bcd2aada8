import { randomFrom } from '@slipstream/simulation/random';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandomBets } from '../bets/testing/random-bets.ts';
import { boardsOf } from '../bets/testing/bettor.ts';
import type { PaidBet } from '../bets/testing/independent-payout.ts';
import { placeBetsOf } from '../bets/placing/place-bets.ts';
import type { PlaceBody } from '../bets/placing/evaluate-request.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import type { Player } from '../http/player.ts';
import { readPlayer } from '../accounts/players/player.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { changeBonus, shownId, type BonusRow } from './bonus-store.ts';
import { giveByHand } from './give.ts';
import { independentBonusPayout } from './testing/independent-bonus.ts';

/** Two thousand bets in parts, so that no test is long on a busy machine. */
const parts = [1, 2, 3, 4];
const betsPerPart = 500;
const hourMs = 3_600_000;
const offers = [
  'double-boost',
  'welcome-freebet',
  'deposit-no-risk',
  'code-freebet',
  'accumulator-boost',
  'goal-hunt',
  'lucky-crate',
  'weekend-cup',
];

/** A bonus of this offer that can be used now; freebets are given anew, because each is one bet's. */
async function usable({ core }: TestSandbox, playerId: string, key: string, times: string): Promise<BonusRow> {
  const own = core.database.selectFrom('bonus').selectAll().where('player_id', '=', playerId);
  const known = await own.where('offer', '=', key).where('status', '=', 'active').executeTakeFirst();
  const row = known ?? (await giveByHand(core.bonuses, playerId, key, times));
  if (row === null) throw new Error(`no ${key}`);
  return known ?? core.ledger.write(({ transaction }) => changeBonus(transaction, row, { status: 'active' }));
}

async function withBonus(sandbox: TestSandbox, player: Player, body: PlaceBody, key: string, times: string) {
  const row = await usable(sandbox, player.id, key, times);
  const [first] = body.bets;
  if (first === undefined) return body;
  // Whatever range the selections fall into: the factor is worked out again when what was paid is compared.
  const odds = null;
  const stake = row.kind === 'freebet' ? row.amount : first.stake;
  return { ...body, bets: [{ ...first, stake, bonus: { id: shownId(row), type: row.kind, odds } }] } as PlaceBody;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Those of every part so far. */
async function settledBets({ core: { database } }: TestSandbox): Promise<readonly PaidBet[]> {
  const bets = await database.selectFrom('bet').select(['id', 'type', 'status', 'stake', 'terms', 'paid']).execute();
  const legs = await database.selectFrom('bet_leg').select(['bet_id', 'odds', 'status']).orderBy('position').execute();
  const byBet = Map.groupBy(legs, ({ bet_id: id }) => id);
  return bets.map((bet) => ({ ...bet, legs: byBet.get(bet.id) ?? [] }));
}

/** Each level's pool: what ever went in is in it, or was hit. */
async function poolProblems({ core: { database } }: TestSandbox): Promise<readonly string[]> {
  const transfers = await database
    .selectFrom('transfer')
    .innerJoin('posting', 'posting.id', 'transfer.posting_id')
    .select(['transfer.amount', 'transfer.to_purse', 'transfer.from_purse'])
    .where('posting.kind', '=', 'jackpot')
    .execute();
  const levels = await database.selectFrom('jackpot_level').select(['jackpot', 'level']).execute();
  const hits = await database.selectFrom('jackpot_hit').select(['jackpot', 'level', 'amount']).execute();
  const purses = await database.selectFrom('purse').select(['id', 'balance']).execute();
  expect(levels).toHaveLength(5);
  return levels.flatMap(({ jackpot, level }) => {
    const isPool = (id: string) => id.includes(`jackpot.${jackpot}.${level}/`) && id.includes('/pool/');
    const into = sum(transfers.filter(({ to_purse: to }) => isPool(to)).map(({ amount }) => amount));
    const won = sum(hits.filter((hit) => hit.jackpot === jackpot && hit.level === level).map(({ amount }) => amount));
    const held = sum(purses.filter(({ id }) => isPool(id)).map(({ balance }) => balance ?? 0));
    return into === held + won && into > 0 ? [] : [`${jackpot} ${level}: ${into} in, ${held} held, ${won} hit`];
  });
}

/** Places random bets with random bonuses on matches that have not begun, and plays those to their end. */
async function placeAndPlay(sandbox: TestSandbox, player: Player, part: number) {
  const { book, clock, world } = sandbox.core;
  const found = [...boardsOf(sandbox, 16, { sport: 'soccer' }), ...boardsOf(sandbox, 8, { sport: 'basketball' })];
  const boards = found.map(({ fixture }) => world().engine.fullBoard(fixture));
  const random = createRandomBets(boards, 20_261_115 + part);
  const dice = randomFrom(8 + part);
  const used = new Set<string>();
  const refusals = new Set<number | string>();
  for (let count = 0, tries = 0; count < betsPerPart; tries += 1) {
    const key = offers[Math.floor(dice.next() * offers.length)] ?? '';
    const plain = random.next();
    const jackpots = plain.bets.map((bet) => ({ ...bet, jackpots: ['city-lights', 'night-train'] }));
    const times = `${part}-${tries}`;
    const body = await withBonus(sandbox, player, { ...plain, bets: jackpots }, key, times);
    const placed = await placeBetsOf(book, player, `bonus-bets-${times}-${'x'.repeat(16)}`, body);
    if (placed.kind !== 'new') throw new Error(JSON.stringify(placed));
    // A bet that does not meet the conditions is refused, and is not counted.
    if (placed.answer.kind === 'refused') refusals.add(placed.answer.code);
    else {
      count += 1;
      used.add(key);
    }
  }
  clock.jump(Math.max(...boards.map(({ fixture }) => fixture.startMs)) + 12 * hourMs);
  await book.round();
  return { used, refusals };
}

describe('random bets with bonuses', () => {
  let sandbox: TestSandbox;
  let player: Player;
  beforeAll(async () => {
    sandbox = await runningSandbox({ database: ':memory:' });
    sandbox.core.clock.pause();
    const rows = sandbox.core.database.selectFrom('player').selectAll().where('id', '=', 'demo-rich');
    player = readPlayer(await rows.executeTakeFirstOrThrow(), 'test');
  });
  afterAll(() => sandbox.close());

  it.each(parts)(`[BONUS-7] pay ${betsPerPart} what an independent calculation says, part %i`, async (part) => {
    const { used, refusals } = await placeAndPlay(sandbox, player, part);
    expect([...refusals]).toEqual(['bonus_not_eligible']);
    expect([...used].toSorted()).toEqual(offers.toSorted());
    const { database, bonuses } = sandbox.core;
    const bets = await settledBets(sandbox);
    expect(bets.length).toBeGreaterThanOrEqual(betsPerPart);
    expect(bets.filter((bet) => bet.status !== 'done' || bet.paid !== independentBonusPayout(bet))).toEqual([]);
    const uses = await database.selectFrom('bonus_use').select(['bonus_id', 'kind', 'state']).execute();
    expect(uses.filter(({ state }) => state === 'open')).toEqual([]);
    const freebets = uses.filter(({ kind, state }) => kind === 'freebet' && state === 'settled');
    expect(new Set(freebets.map(({ bonus_id: id }) => id)).size).toBe(freebets.length);
    // What the ledger moved to the player is what the bets say they were paid.
    const moved = await database
      .selectFrom('transfer')
      .innerJoin('posting', 'posting.id', 'transfer.posting_id')
      .select('transfer.amount')
      .where('posting.id', 'like', 'settle:%')
      .where('transfer.to_purse', 'like', 'demo-rich/%')
      .execute();
    expect(sum(moved.map(({ amount }) => amount))).toBe(sum(bets.map(({ paid }) => paid ?? 0)));
    await bonuses.round();
  });

  it('[JACKPOT-1] leave pools and a ledger that add up', async () => {
    expect(await poolProblems(sandbox)).toEqual([]);
    expect(await auditLedger(sandbox.core.database)).toEqual([]);
  });
});
