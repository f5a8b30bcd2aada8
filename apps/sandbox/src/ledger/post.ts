import type { Minor } from '@slipstream/units/minor';
import type { Selectable } from 'kysely';
import { insertRows, insertTogether, into, type Insert } from '../database/insert-rows.ts';
import { marks, rawQuery } from '../database/raw-query.ts';
import type { Tables } from '../database/tables.ts';
import type { Entry } from './ledger.ts';
import { movesOf, playersMoves, purseChange, transferRows, type Move } from './moves.ts';
import { isPlayers, purseId, type Purse } from './purse.ts';

export interface Posting {
  /** What the money moves for. The same key never moves it twice. */
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
  const notes = into('posting', postings.map(noteOf), 'on conflict (id) do nothing returning id');
  const noted = (await insertRows(transaction, notes)) as readonly { id: string }[];
  const fresh = new Set(noted.map(({ id }) => id));
  const moving = postings.filter(({ key }) => fresh.has(key));
  const moves = movesOf(moving);
  await openPurses(entry, moves);
  const players = playersMoves(moves);
  const { text, values } = purseChange(players);
  const before = noteChanges(entry, players, players.length > 0 ? await rawQuery(transaction, text, values) : []);
  await insertRows(transaction, into('transfer', transferRows(moving, before)));
  return postings.map(({ key }) => (fresh.has(key) ? 'posted' : 'repeated'));
}

/**
 * Moves money for what did not exist before this transaction, like new bets, and inserts their rows with it: no key can be there
 * yet, and one that is undoes it all. `held` is what this transaction has read in purses; what it has read does not change
 * before it ends.
 */
export async function spend(
  entry: Entry,
  postings: readonly Posting[],
  held: ReadonlyMap<string, number>,
  rows: readonly Insert[],
): Promise<void> {
  const moves = movesOf(postings);
  await openPurses(entry, moves);
  const players = playersMoves(moves);
  const before = await heldIn(entry, players, held);
  const inserts = [...rows, into('posting', postings.map(noteOf)), into('transfer', transferRows(postings, before))];
  const first = players.length > 0 ? purseChange(players) : null;
  const changed = (await insertTogether(entry.transaction, inserts, first)) as readonly PurseRow[];
  for (const [id, amount] of noteChanges(entry, players, changed)) {
    if (amount !== before.get(id)) throw new RangeError(`${id} changed while it was read`);
  }
}

function noteOf({ key, kind, atMs, reference }: Posting): Selectable<Tables['posting']> {
  return { id: key, kind, at_ms: atMs, reference };
}

type PurseRow = Pick<Selectable<Tables['purse']>, 'id' | 'balance' | 'version'>;

/** What is in the purses, asking for those that nobody has looked into. */
async function heldIn(
  { transaction }: Entry,
  moves: readonly Move[],
  held: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const unknown = moves.filter(({ id }) => !held.has(id));
  if (unknown.length === 0) return held;
  const ids = unknown.map(({ id }) => id);
  const text = `select id, balance from purse where id in (${marks(ids.length)})`;
  const rows = await rawQuery<PurseRow>(transaction, text, ids);
  return new Map([...held, ...rows.map(({ id, balance }) => [id, balance ?? 0] as const)]);
}

/** Purses are there as soon as money comes in; those of the house and the world keep no balance, so that no bet waits for them. */
async function openPurses({ transaction, opened, opening }: Entry, moves: readonly Move[]): Promise<void> {
  const missing = moves.filter(({ id, purse, lowest }) => !opened.has(id) && (!isPlayers(purse) || lowest === 0));
  const rows = missing.map(({ id, purse }) => ({ id, ...purse, balance: isPlayers(purse) ? 0 : null, version: 0 }));
  await insertRows(transaction, into('purse', rows, 'on conflict (id) do nothing'));
  for (const { id } of rows) opening.add(id);
}

/** Finds the purse without enough money, or collects the owners to notify. Returns the balances before. */
function noteChanges(entry: Entry, moves: readonly Move[], rows: readonly PurseRow[]): ReadonlyMap<string, number> {
  const after = new Map(rows.map((row) => [row.id, row]));
  const before = new Map<string, number>();
  for (const { id, purse, total } of moves) {
    const row = after.get(id);
    if (row === undefined) throw new ShortPurseError(purse);
    const amount = row.balance ?? 0;
    if (purse.kind === 'cash') entry.touched.set(id, { ...purse, amount, version: row.version });
    before.set(id, amount - total);
  }
  return before;
}
