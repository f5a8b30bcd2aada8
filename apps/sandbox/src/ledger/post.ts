import type { Minor } from '@slipstream/units/minor';
import type { Selectable } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import { marks, rawQuery } from '../database/raw-query.ts';
import type { Tables } from '../database/tables.ts';
import type { Entry } from './ledger.ts';
import { isPlayers, purseId, type Purse } from './purse.ts';

export interface Posting {
  readonly id: string;
  /** The same key never moves money twice. */
  readonly key: string;
  readonly kind:
    | 'deposit'
    | 'withdrawal'
    | 'stake'
    | 'win'
    | 'refund'
    | 'cashout'
    | 'freebet'
    | 'bonus'
    | 'jackpot'
    | 'correction';
  readonly atMs: number;
  /** The bet it is about. */
  readonly reference: string | null;
  readonly transfers: readonly { readonly from: Purse; readonly to: Purse; readonly amount: Minor }[];
}

/** Thrown inside a transaction to undo what was done before a purse turned out to be short. */
export class ShortPurseError extends Error {
  readonly purse: Purse;

  constructor(purse: Purse) {
    super(`not enough in ${purseId(purse)}`);
    this.purse = purse;
  }
}

/**
 * Moves money. All of it or, when a player's purse is short, none: that throws, so that the transaction around it is undone.
 * A key that was used before moves nothing and says so. `ledger.write` gives the entry, and tells the player after the commit.
 */
export async function post(entry: Entry, posting: Posting): Promise<'posted' | 'repeated'> {
  const [outcome = 'repeated'] = await postAll(entry, [posting]);
  return outcome;
}

/** Many postings in few statements; each is known by its own key. */
export async function postAll(entry: Entry, postings: readonly Posting[]): Promise<readonly ('posted' | 'repeated')[]> {
  if (postings.length === 0) return [];
  const { transaction } = entry;
  const notes = postings.map(({ id, key, kind, atMs, reference }) => ({
    id,
    idempotency_key: key,
    kind,
    at_ms: atMs,
    reference,
  }));
  const tail = 'on conflict (idempotency_key) do nothing returning idempotency_key';
  const noted = (await insertRows(transaction, 'posting', notes, tail)) as readonly { idempotency_key: string }[];
  const fresh = new Set(noted.map(({ idempotency_key: key }) => key));
  const moving = postings.filter(({ key }) => fresh.has(key));
  await insertRows(transaction, 'transfer', await moveAll(entry, moving));
  return postings.map(({ key }) => (fresh.has(key) ? 'posted' : 'repeated'));
}

/** What several transfers do to one purse. */
interface Move {
  readonly purse: Purse;
  total: number;
  /** The lowest the sum was on its way: the purse must hold at least so much. */
  lowest: number;
  count: number;
}

/** Every purse once, whatever goes through it; answers the transfers with what each side held after each of them. */
async function moveAll(entry: Entry, postings: readonly Posting[]): Promise<readonly Selectable<Tables['transfer']>[]> {
  const transfers = postings.flatMap(({ id, transfers: own }) =>
    own.map((transfer, position) => ({ id, position, ...transfer })),
  );
  const moves = new Map<string, Move>();
  for (const { from, to, amount } of transfers) {
    count(moves, to, amount);
    count(moves, from, 0 - amount);
  }
  await openPurses(entry, [...moves.values()]);
  const balances = await changePurses(
    entry,
    [...moves].filter(([, { purse }]) => isPlayers(purse)),
  );
  const running = (purse: Purse, change: number): number | null => {
    const before = balances.get(purseId(purse));
    if (before === undefined) return null;
    balances.set(purseId(purse), before + change);
    return before + change;
  };
  return transfers.map(({ id, position, from, to, amount }) => ({
    posting_id: id,
    position,
    from_purse: purseId(from),
    to_purse: purseId(to),
    amount,
    to_balance: running(to, amount),
    from_balance: running(from, 0 - amount),
  }));
}

function count(moves: Map<string, Move>, purse: Purse, change: number): void {
  const move = moves.get(purseId(purse)) ?? { purse, total: 0, lowest: 0, count: 0 };
  move.total += change;
  move.lowest = Math.min(move.lowest, move.total);
  move.count += 1;
  moves.set(purseId(purse), move);
}

/** Purses are there as soon as money comes in; those of the house and the world keep no balance, so that no bet waits for them. */
async function openPurses({ transaction, opened, opening }: Entry, moves: readonly Move[]): Promise<void> {
  const missing = moves.filter(
    ({ purse, lowest }) => !opened.has(purseId(purse)) && (!isPlayers(purse) || lowest === 0),
  );
  const rows = missing.map(({ purse }) => ({
    id: purseId(purse),
    ...purse,
    balance: isPlayers(purse) ? 0 : null,
    version: 0,
  }));
  await insertRows(transaction, 'purse', rows, 'on conflict (id) do nothing');
  for (const { id } of rows) opening.add(id);
}

/** One statement decides and moves, so two bets at the same moment can't both spend the last coin. Answers what was there before. */
async function changePurses(entry: Entry, moves: readonly (readonly [string, Move])[]): Promise<Map<string, number>> {
  if (moves.length === 0) return new Map();
  const cases = moves.map(() => 'when ? then cast(? as bigint)').join(' ');
  const byId = (value: (move: Move) => number) => moves.flatMap(([id, move]) => [id, value(move)]);
  const text = `update purse set balance = balance + case id ${cases} end, version = version + case id ${cases} end
    where id in (${marks(moves.length)}) and balance >= case id ${cases} end returning id, balance, version`;
  const rows = await rawQuery<Selectable<Tables['purse']>>(entry.transaction, text, [
    ...byId(({ total }) => total),
    ...byId((move) => move.count),
    ...moves.map(([id]) => id),
    ...byId(({ lowest }) => 0 - lowest),
  ]);
  const after = new Map(rows.map((row) => [row.id, row]));
  const before = new Map<string, number>();
  for (const [id, { purse, total }] of moves) {
    const row = after.get(id);
    if (row === undefined) throw new ShortPurseError(purse);
    const amount = row.balance ?? 0;
    if (purse.kind === 'cash') entry.touched.set(id, { ...purse, amount, version: row.version });
    before.set(id, amount - total);
  }
  return before;
}
