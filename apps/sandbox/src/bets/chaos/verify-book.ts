import type { Database } from '../../database/open-database.ts';
import { auditLedger } from '../../testing/audit-ledger.ts';

const finished: ReadonlySet<string> = new Set(['done', 'cashed_out', 'rejected']);

/** Everything that must hold of a book when all is over; what does not is told in words. */
export async function verifyBook(database: Database): Promise<readonly string[]> {
  const bets = await database.selectFrom('bet').selectAll().execute();
  const postings = await database.selectFrom('posting').select(['id', 'reference']).execute();
  const short = await database.selectFrom('purse').select('id').where('balance', '<', 0).execute();
  const byBet = Map.groupBy(postings, ({ reference }) => reference ?? '');
  const problems = [...(await auditLedger(database)), ...short.map(({ id }) => `${id} is below zero`)];
  for (const bet of bets) {
    const keys = (byBet.get(bet.id) ?? []).map(({ id }) => id);
    const ofKind = (kind: string) => keys.filter((key) => key.startsWith(`${kind}:`)).length;
    const ends = ofKind('settle') + ofKind('refund');
    const wanted = bet.status === 'cashed_out' ? 0 : 1;
    if (!finished.has(bet.status)) problems.push(`${bet.id} is still ${bet.status}`);
    if (ofKind('stake') !== 1) problems.push(`${bet.id} was staked ${ofKind('stake')} times`);
    if (ends !== wanted) problems.push(`${bet.id} is ${bet.status} and was ended ${ends} times`);
    if (bet.stake_left !== 0) problems.push(`${bet.id} is over with ${bet.stake_left} in play`);
    if (bet.status === 'cashed_out' && ofKind('cashout') === 0) problems.push(`${bet.id} was cashed out for nothing`);
  }
  const stakes = await stakesInPlay(database);
  if (stakes !== 0) problems.push(`${stakes} is in play when all bets are over`);
  return [...problems, ...(await moneyProblems(database, bets)), ...(await bonusProblems(database))];
}

/** What the house holds for bets that are not over. */
async function stakesInPlay(database: Database): Promise<number> {
  const rows = await database.selectFrom('transfer').select(['from_purse', 'to_purse', 'amount']).execute();
  return rows.reduce((sum, { from_purse: from, to_purse: to, amount }) => {
    return sum + (to === 'house/stakes/EUR' ? amount : 0) - (from === 'house/stakes/EUR' ? amount : 0);
  }, 0);
}

/** A player has what they began with, less what they staked, and what their bets have paid. */
async function moneyProblems(
  database: Database,
  bets: readonly { id: string; player_id: string; status: string; stake: number; paid: number | null }[],
): Promise<readonly string[]> {
  const purses = await database
    .selectFrom('purse')
    .select(['owner', 'balance'])
    .where('owner', 'like', 'chaos-%')
    .execute();
  const free = new Set((await freeUses(database)).map(({ bet_id: id }) => id));
  const hits = await database.selectFrom('jackpot_hit').selectAll().where('status', '=', 'paid').execute();
  const byPlayer = Map.groupBy(bets, ({ player_id: id }) => id);
  return purses.flatMap(({ owner, balance }) => {
    const own = (byPlayer.get(owner) ?? []).filter(({ status }) => status !== 'rejected');
    const won = hits.filter(({ player_id: id }) => id === owner).reduce((sum, { amount }) => sum + amount, 0);
    // A freebet's stake is the house's.
    const expected = own.reduce(
      (sum, bet) => sum - (free.has(bet.id) ? 0 : bet.stake) + (bet.paid ?? 0),
      chaosMoney + won,
    );
    return balance === expected ? [] : [`${owner} has ${balance} and should have ${expected}`];
  });
}

function freeUses(database: Database) {
  return database
    .selectFrom('bonus_use')
    .select(['bonus_id', 'bet_id', 'state'])
    .where('kind', '=', 'freebet')
    .execute();
}

/** A freebet is in one bet at most, and what went into the pools is in them or was hit. */
async function bonusProblems(database: Database): Promise<readonly string[]> {
  const used = (await freeUses(database)).filter(({ state }) => state !== 'released');
  const twice = [...Map.groupBy(used, ({ bonus_id: id }) => id)].filter(([, uses]) => uses.length > 1);
  const moved = await database.selectFrom('transfer').select(['from_purse', 'to_purse', 'amount']).execute();
  const into = moved
    .filter(({ to_purse: to }) => /^jackpot\..*\/pool\//.test(to))
    .reduce((sum, { amount }) => sum + amount, 0);
  const pools = await database.selectFrom('purse').select('balance').where('id', 'like', 'jackpot.%/pool/%').execute();
  const hits = await database.selectFrom('jackpot_hit').select('amount').execute();
  const there = [...pools.map(({ balance }) => balance ?? 0), ...hits.map(({ amount }) => amount)];
  const total = there.reduce((sum, amount) => sum + amount, 0);
  return [
    ...twice.map(([id, uses]) => `freebet ${id} is in ${uses.length} bets`),
    ...(into === total ? [] : [`${into} went into the pools, and ${total} is in them or was hit`]),
  ];
}

/** What every player of the storm begins with. */
export const chaosMoney = 10_000_000;
