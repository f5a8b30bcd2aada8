import { prizeFloor } from '@slipstream/betting/bonus/pools';
import { minor } from '@slipstream/units/minor';
import { sql, type Kysely, type Transaction } from 'kysely';
import { ensureAccount } from '../accounts/players/ensure-account.ts';
import type { Tables } from '../database/tables.ts';
import type { Entry } from '../ledger/ledger.ts';
import { post } from '../ledger/post.ts';
import { cashOf, houseCash, poolOf, purseId } from '../ledger/purse.ts';
import type { TournamentOffer } from './offer.ts';
import { offers } from './offers.data.ts';

export const tournamentOffers = offers.filter((offer): offer is TournamentOffer => offer.kind === 'tournament');

/** How the reasons begin for which farming gives freebets: a hunting's steps, and boxes. */
const farmedPrefixes = [...offers.filter(({ kind }) => kind === 'hunting').map(({ key }) => key as string), 'box'];

const poolPurse = ({ key, currency }: TournamentOffer) => poolOf(`tournament.${key}`, currency);

/** Starts those that have never run, with the house's seed in the pool. */
export async function openTournaments(entry: Entry, atMs: number): Promise<void> {
  const { transaction } = entry;
  for (const offer of tournamentOffers) {
    const row = { offer: offer.key, state: 'active' as const, payout_state: 'initial' as const, version: 1, told: 0 };
    const made = await transaction
      .insertInto('tournament')
      .values({ ...row, started_ms: atMs, ends_ms: atMs + offer.durationMs })
      .onConflict((conflict) => conflict.column('offer').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) continue;
    const id = `tournament-seed:${offer.key}`;
    const transfers = [{ from: houseCash(offer.currency), to: poolPurse(offer), amount: minor(offer.poolSeed) }];
    await post(entry, { key: id, kind: 'bonus', atMs, reference: null, transfers });
  }
}

export interface Place {
  readonly position: number;
  readonly name: string;
  /** Null for one of the demo's rivals. */
  readonly playerId: string | null;
  readonly points: number;
  /** How many freebets their farming has brought since it began. */
  readonly freebets: number;
}

/**
 * Everybody who takes part, best first; of equal points, who was there first. A player whom a trader has let in again has one
 * place, by the entry with more points.
 */
export async function standings(database: Kysely<Tables>, { key, rivals }: TournamentOffer): Promise<readonly Place[]> {
  const players = await database
    .selectFrom('bonus')
    .innerJoin('player', 'player.id', 'bonus.player_id')
    .select(['player.id', 'player.name', 'bonus.points'])
    .where('bonus.offer', '=', key)
    .where('bonus.activated_ms', 'is not', null)
    .orderBy('bonus.points', 'desc')
    .orderBy('bonus.activated_ms')
    .orderBy('player.id')
    .execute();
  const freebets = await farmedFreebets(database, key);
  const all = [
    ...rivals.map((rival) => ({ ...rival, playerId: null })),
    ...firstOfEach(players).map(({ id, name, points }) => ({
      name: shortened(name),
      points,
      playerId: id,
      freebets: freebets.get(id) ?? 0,
    })),
  ].toSorted((a, b) => b.points - a.points);
  return all.map((place, at) => ({ ...place, position: at + 1 }));
}

function firstOfEach<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => seen.size < seen.add(id).size);
}

/** Freebets that points and boxes gave the players of a tournament while it ran, by player. */
async function farmedFreebets(database: Kysely<Tables>, key: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('bonus')
    .innerJoin('bonus as entry', 'entry.player_id', 'bonus.player_id')
    .innerJoin('tournament', 'tournament.offer', 'entry.offer')
    .select(['bonus.player_id', sql<number | string>`count(distinct ${sql.ref('bonus.id')})`.as('freebets')])
    .where('entry.offer', '=', key)
    .where('entry.activated_ms', 'is not', null)
    .where((eb) => eb.or(farmedPrefixes.map((prefix) => eb('bonus.issue_key', 'like', `${prefix}:%`))))
    .where('bonus.kind', '=', 'freebet')
    .whereRef('bonus.issued_ms', '>=', 'tournament.started_ms')
    .whereRef('bonus.issued_ms', '<', 'tournament.ends_ms')
    .groupBy('bonus.player_id')
    .execute();
  return new Map(rows.map(({ player_id: id, freebets }) => [id, Number(freebets)]));
}

/** Never a whole name: the list is public. */
function shortened(name: string | null): string {
  return `${(name ?? '').slice(0, 2)}***`;
}

/** One step further after the end: finished, then approved, then paid. Answers whether anything changed. */
export async function advanceTournament(entry: Entry, offer: TournamentOffer, nowMs: number): Promise<boolean> {
  const { transaction } = entry;
  const row = await transaction.selectFrom('tournament').selectAll().where('offer', '=', offer.key).executeTakeFirst();
  if (row === undefined || row.payout_state === 'paid' || row.payout_state === 'declined') return false;
  if (row.state === 'active' && row.ends_ms > nowMs) return false;
  if (row.state !== 'finished') return change(transaction, row, { state: 'finished' });
  if (row.payout_state === 'initial') return change(transaction, row, { payout_state: 'approved' });
  await payPlaces(entry, offer, nowMs);
  await endEntries(transaction, offer, 'bonus_over');
  return change(transaction, row, { payout_state: 'paid' });
}

async function change(
  transaction: Transaction<Tables>,
  row: { readonly offer: string; readonly version: number },
  changes: Partial<Pick<Tables['tournament'], 'state' | 'payout_state'>>,
): Promise<boolean> {
  await transaction
    .updateTable('tournament')
    .set({ ...changes, version: row.version + 1 })
    .where('offer', '=', row.offer)
    .where('version', '=', row.version)
    .execute();
  return true;
}

/** No prizes: the pool goes back to the house. A tournament that is turned off is turned off for its players as well. */
export async function endWithoutPrizes(
  entry: Entry,
  offer: TournamentOffer,
  state: 'finished' | 'disabled',
  atMs: number,
): Promise<boolean> {
  const { transaction } = entry;
  const row = await transaction.selectFrom('tournament').selectAll().where('offer', '=', offer.key).executeTakeFirst();
  if (row === undefined || row.payout_state === 'paid' || row.payout_state === 'declined') return false;
  await returnPool(entry, offer, await poolBalance(transaction, offer), atMs);
  await endEntries(transaction, offer, state === 'disabled' ? 'deactivated' : 'bonus_over');
  return change(transaction, row, { state, payout_state: 'declined' });
}

/** Bets that were placed for it before go on counting; new ones can't be placed for it while it is paused. */
export async function pauseTournaments({ transaction }: Entry, isPaused: boolean): Promise<void> {
  const [from, to] = isPaused ? (['active', 'paused'] as const) : (['paused', 'active'] as const);
  await transaction
    .updateTable('tournament')
    .set(({ eb }) => ({ state: to, version: eb('version', '+', 1) }))
    .where('state', '=', from)
    .execute();
}

async function endEntries(
  transaction: Transaction<Tables>,
  { key }: TournamentOffer,
  status: 'bonus_over' | 'deactivated',
): Promise<void> {
  await transaction
    .updateTable('bonus')
    .set(({ eb }) => ({ status, version: eb('version', '+', 1) }))
    .where('offer', '=', key)
    .where('status', 'in', ['active', 'available'])
    .execute();
}

async function poolBalance(transaction: Transaction<Tables>, offer: TournamentOffer): Promise<number> {
  const id = purseId(poolPurse(offer));
  const pool = await transaction.selectFrom('purse').select('balance').where('id', '=', id).executeTakeFirst();
  return pool?.balance ?? 0;
}

async function returnPool(entry: Entry, offer: TournamentOffer, rest: number, atMs: number): Promise<void> {
  const transfers = [{ from: poolPurse(offer), to: houseCash(offer.currency), amount: minor(rest) }].filter(
    ({ amount: left }) => left > 0,
  );
  await post(entry, { key: `cup-rest:${offer.key}`, kind: 'bonus', atMs, reference: null, transfers });
}

/** Each player's prize once, known by tournament and player; what rivals would win goes back to the house. */
async function payPlaces(entry: Entry, offer: TournamentOffer, atMs: number): Promise<void> {
  const { key, currency } = offer;
  const purse = poolPurse(offer);
  const { transaction } = entry;
  const amount = minor(await poolBalance(transaction, offer));
  const steps = offer.prizes.map(({ from, to, permille }) => ({
    fromPosition: from,
    toPosition: to,
    sharePermille: permille,
  }));
  let paid = 0;
  for (const { position, playerId } of await standings(transaction, offer)) {
    const prize = playerId === null ? minor(0) : prizeFloor(amount, steps, position);
    if (playerId === null || prize === 0) continue;
    paid += prize;
    const id = `cup:${key}:${playerId}`;
    const transfers = [{ from: purse, to: cashOf(playerId, currency), amount: prize }];
    await post(entry, { key: id, kind: 'bonus', atMs, reference: null, transfers });
    await ensureAccount(transaction, playerId, currency, atMs);
  }
  await returnPool(entry, offer, amount - paid, atMs);
}
