import type { Minor } from '@slipstream/units/minor';
import { sql, type Insertable, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Balance, Entry } from './ledger.ts';
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
  const noted = await transaction
    .insertInto('posting')
    .values(
      postings.map(({ id, key, kind, atMs, reference }) => ({
        id,
        idempotency_key: key,
        kind,
        at_ms: atMs,
        reference,
      })),
    )
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('idempotency_key')
    .execute();
  const fresh = new Set(noted.map(({ idempotency_key: key }) => key));
  const moving = postings.filter(({ key }) => fresh.has(key));
  await openPurses(transaction, moving);
  const rows: Insertable<Tables['transfer']>[] = [];
  for (const { id, transfers } of moving) {
    for (const [position, { from, to, amount }] of transfers.entries()) {
      const gained = await addTo(transaction, to, amount);
      const left = await takeFrom(transaction, from, amount);
      for (const changed of [gained, left]) if (changed?.kind === 'cash') entry.touched.set(purseId(changed), changed);
      const sides = { from_purse: purseId(from), to_purse: purseId(to) };
      const balances = { from_balance: left?.amount ?? null, to_balance: gained?.amount ?? null };
      rows.push({ posting_id: id, position, ...sides, amount, ...balances });
    }
  }
  if (rows.length > 0) await transaction.insertInto('transfer').values(rows).execute();
  return postings.map(({ key }) => (fresh.has(key) ? 'posted' : 'repeated'));
}

/** The house and the world have purses as soon as money goes through them. */
async function openPurses(transaction: Transaction<Tables>, postings: readonly Posting[]): Promise<void> {
  const sides = postings.flatMap(({ transfers }) => transfers.flatMap(({ from, to }) => [from, to]));
  const purses = new Map(sides.filter((purse) => !isPlayers(purse)).map((purse) => [purseId(purse), purse]));
  if (purses.size === 0) return;
  await transaction
    .insertInto('purse')
    .values([...purses].map(([id, purse]) => ({ id, ...purse, balance: null, version: 0 })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** What is now in a player's purse; null for the house and the world, whose rows no bet may have to wait for. */
async function addTo(transaction: Transaction<Tables>, purse: Purse, amount: number): Promise<Balance | null> {
  if (!isPlayers(purse)) return null;
  const row = await transaction
    .insertInto('purse')
    .values({ id: purseId(purse), ...purse, balance: amount, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ balance: sql`purse.balance + ${amount}`, version: sql`purse.version + 1` }),
    )
    .returning(['balance', 'version'])
    .executeTakeFirstOrThrow();
  return { ...purse, amount: row.balance ?? 0, version: row.version };
}

/** One statement decides and takes, so two bets at the same moment can't both spend the last coin. */
async function takeFrom(transaction: Transaction<Tables>, purse: Purse, amount: number): Promise<Balance | null> {
  if (!isPlayers(purse)) return null;
  const row = await transaction
    .updateTable('purse')
    .set({ balance: sql`balance - ${amount}`, version: sql`version + 1` })
    .where('id', '=', purseId(purse))
    .where('balance', '>=', amount)
    .returning(['balance', 'version'])
    .executeTakeFirst();
  if (row === undefined) throw new ShortPurseError(purse);
  return { ...purse, amount: row.balance ?? 0, version: row.version };
}
