import { randomInt, randomUUID } from 'node:crypto';
import { shareOut } from '@slipstream/betting/bonus/pools';
import type { PoolState } from '@slipstream/contract/entities/bonuses/bonus-status';
import { minor } from '@slipstream/units/minor';
import type { Kysely, Transaction } from 'kysely';
import { ensureAccount } from '../accounts/players/ensure-account.ts';
import type { Tables } from '../database/tables.ts';
import type { Entry } from '../ledger/ledger.ts';
import { post, postAll, type Posting } from '../ledger/post.ts';
import { cashOf, heldBy, houseCash, poolOf, purseId } from '../ledger/purse.ts';
import type { JackpotShare } from './bets/bonus-terms.ts';
import type { JackpotOffer } from './offer.ts';
import { jackpotOffers } from './offers.data.ts';

/** An accepted bet that takes part. */
export interface JoiningBet {
  readonly id: string;
  readonly playerId: string;
  readonly terms: { readonly jackpots?: readonly JackpotShare[] };
}

type Level = JackpotOffer['levels'][number];

export const levelOwner = (jackpot: string, level: string) => `jackpot.${jackpot}.${level}`;
const poolId = ({ key, currency }: JackpotOffer, { code }: Level) => purseId(poolOf(levelOwner(key, code), currency));

/** Real time between a hit's approval and its payment: somebody looks at it. */
const payAfterMs = 5_000;

/** The pools grow by a share of each bet, and a level that reaches its point is hit by the bet that brought it there. */
export async function joinJackpots(
  entry: Entry,
  bets: readonly JoiningBet[],
  { atMs, realMs }: { readonly atMs: number; readonly realMs: number },
): Promise<void> {
  const joining = bets.filter(({ terms }) => (terms.jackpots?.length ?? 0) > 0);
  if (joining.length === 0) return;
  await postAll(
    entry,
    joining.map((bet) => contributionPosting(bet, atMs)),
  );
  const last = joining.at(-1);
  for (const offer of jackpotOffers) {
    const pools = await poolsOf(entry.transaction, offer);
    for (const level of offer.levels) {
      const { hitAt, pool, state } = pools.get(level.code) ?? noPool;
      // What bets bring a level that rests stays in its pool.
      if (pool < hitAt || state !== 'active') continue;
      const winner = crossing(joining, offer, level, pool - hitAt) ?? last;
      if (winner !== undefined) await hitLevel(entry, { offer, level, winner, atMs, realMs });
    }
  }
}

/** The bet whose share took the pool over its point: counted back from the end, as bets were added one after another. */
function crossing(
  bets: readonly JoiningBet[],
  offer: JackpotOffer,
  level: Level,
  over: number,
): JoiningBet | undefined {
  let past = over;
  for (const bet of bets.toReversed()) {
    past -= shareOf(bet, offer, level);
    if (past < 0) return bet;
  }
  return undefined;
}

function shareOf({ terms }: JoiningBet, offer: JackpotOffer, level: Level): number {
  const joined = terms.jackpots?.find(({ id }) => id === offer.key);
  if (joined === undefined) return 0;
  return partsOf(offer, joined)[offer.levels.indexOf(level)] ?? 0;
}

function partsOf({ levels }: JackpotOffer, { contribution }: JackpotShare) {
  return shareOut(
    contribution,
    levels.map(({ weight }) => weight),
  );
}

function contributionPosting({ id, terms }: JoiningBet, atMs: number): Posting {
  const transfers = contributionTransfers(terms.jackpots ?? []);
  return { key: `jackpot:${id}`, kind: 'jackpot', atMs, reference: id, transfers };
}

/** What a bet's shares bring to each level. */
export function contributionTransfers(shares: readonly JackpotShare[]): Posting['transfers'] {
  const transfers = shares.flatMap((share) => {
    const offer = jackpotOffers.find((known) => known.key === share.id);
    if (offer === undefined) return [];
    const parts = partsOf(offer, share);
    return offer.levels.map(({ code }, at) => ({
      from: houseCash(offer.currency),
      to: poolOf(levelOwner(offer.key, code), offer.currency),
      amount: parts[at] ?? minor(0),
    }));
  });
  return transfers.filter(({ amount }) => amount > 0);
}

export interface Pool {
  readonly pool: number;
  readonly hitAt: number;
  readonly round: number;
  readonly version: number;
  readonly state: PoolState;
}

const noPool = { hitAt: Number.POSITIVE_INFINITY, pool: 0, state: 'created' } as const;

export async function poolsOf(database: Kysely<Tables>, offer: JackpotOffer): Promise<ReadonlyMap<string, Pool>> {
  const levels = await database.selectFrom('jackpot_level').selectAll().where('jackpot', '=', offer.key).execute();
  const ids = offer.levels.map((level) => poolId(offer, level));
  const purses = await database
    .selectFrom('purse')
    .select(['id', 'balance', 'version'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(purses.map((purse) => [purse.id, purse]));
  return new Map(
    levels.map(({ level, hit_at: hitAt, round, state }) => {
      const purse = byId.get(purseId(poolOf(levelOwner(offer.key, level), offer.currency)));
      return [level, { pool: purse?.balance ?? 0, hitAt, round, version: purse?.version ?? 0, state }] as const;
    }),
  );
}

interface Hit {
  readonly offer: JackpotOffer;
  readonly level: Level;
  readonly winner: { readonly id: string | null; readonly playerId: string };
  readonly atMs: number;
  readonly realMs: number;
}

/**
 * The pool is the player's from here on, up to the level's mark: what the last bet brought beyond it stays for the next round. It is
 * held until it is paid, and the level starts again.
 */
export async function hitLevel(entry: Entry, { offer, level, winner, atMs, realMs }: Hit): Promise<string> {
  const { transaction } = entry;
  const { key, currency } = offer;
  const { pool = 0, round = 0 } = (await poolsOf(transaction, offer)).get(level.code) ?? {};
  const amount = Math.min(pool, level.mustHitBy);
  const owner = levelOwner(key, level.code);
  const id = `hit-${randomUUID()}`;
  const hitKey = `jackpot-hit:${owner}:${round}`;
  const transfers = [{ from: poolOf(owner, currency), to: heldBy(owner, currency), amount: minor(amount) }];
  await post(entry, { key: hitKey, kind: 'jackpot', atMs, reference: winner.id, transfers });
  const what = { id, jackpot: key, level: level.code, player_id: winner.playerId, bet_id: winner.id, amount };
  await transaction
    .insertInto('jackpot_hit')
    .values({ ...what, currency, status: 'approved', seen: 0, told: 0, created_ms: atMs, due_ms: realMs + payAfterMs })
    .execute();
  await startLevel(entry, offer, level, { round: round + 1, left: pool - amount, atMs });
  return id;
}

/** A level begins with the house's seed and a secret point below its mark. */
async function startLevel(
  entry: Entry,
  { key, currency }: JackpotOffer,
  { code, seed, mustHitBy }: Level,
  { round, left, atMs }: { readonly round: number; readonly left: number; readonly atMs: number },
): Promise<void> {
  const begin = seed + left;
  const hit_at = begin + 1 + randomInt(Math.max(1, mustHitBy - begin));
  const row = { jackpot: key, level: code, hit_at, round, state: 'active' as const };
  await entry.transaction
    .insertInto('jackpot_level')
    .values(row)
    .onConflict((conflict) => conflict.columns(['jackpot', 'level']).doUpdateSet({ hit_at: row.hit_at, round }))
    .execute();
  const id = `jackpot-seed:${levelOwner(key, code)}:${round}`;
  const transfers = [{ from: houseCash(currency), to: poolOf(levelOwner(key, code), currency), amount: minor(seed) }];
  await post(entry, { key: id, kind: 'jackpot', atMs, reference: null, transfers });
}

export async function setLevelState(
  { transaction }: Entry,
  { key }: JackpotOffer,
  { code }: Level,
  state: PoolState,
): Promise<void> {
  const own = transaction.updateTable('jackpot_level').set({ state }).where('jackpot', '=', key);
  await own.where('level', '=', code).execute();
}

/** Puts in the levels that are missing. */
export async function openJackpots(entry: Entry, atMs: number): Promise<void> {
  const known = await entry.transaction.selectFrom('jackpot_level').select(['jackpot', 'level']).execute();
  for (const offer of jackpotOffers) {
    for (const level of offer.levels) {
      const isThere = known.some((row) => row.jackpot === offer.key && row.level === level.code);
      if (!isThere) await startLevel(entry, offer, level, { round: 0, left: 0, atMs });
    }
  }
}

/** Pays a hit that was approved, once: its posting is known by it. */
export async function payHit(entry: Entry, id: string, atMs: number): Promise<boolean> {
  const { transaction } = entry;
  const hit = await lockedHit(transaction, id);
  if (hit === null) return false;
  const { player_id: playerId, currency, amount, jackpot, level } = hit;
  await ensureAccount(transaction, playerId, currency, atMs);
  const key = `jackpot-pay:${id}`;
  const from = heldBy(levelOwner(jackpot, level), currency);
  const transfers = [{ from, to: cashOf(playerId, currency), amount: minor(amount) }];
  await post(entry, { key, kind: 'jackpot', atMs, reference: hit.bet_id, transfers });
  return true;
}

async function lockedHit(transaction: Transaction<Tables>, id: string) {
  const row = await transaction
    .updateTable('jackpot_hit')
    .set({ status: 'paid', told: 0 })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
