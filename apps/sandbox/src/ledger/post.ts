import type { Minor } from '@slipstream/units/minor';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { purseId, type Purse } from './purse.ts';

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
 * A key that was used before moves nothing and says so.
 */
export async function post(transaction: Transaction<Tables>, posting: Posting): Promise<'posted' | 'repeated'> {
  const { id, key, kind, atMs, reference, transfers } = posting;
  const noted = await transaction
    .insertInto('posting')
    .values({ id, idempotency_key: key, kind, at_ms: atMs, reference })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst();
  if (noted.numInsertedOrUpdatedRows === 0n) return 'repeated';
  for (const [position, { from, to, amount }] of transfers.entries()) {
    await addTo(transaction, to, amount);
    await takeFrom(transaction, from, amount);
    const row = { posting_id: id, position, from_purse: purseId(from), to_purse: purseId(to), amount };
    await transaction.insertInto('transfer').values(row).execute();
  }
  return 'posted';
}

async function addTo(transaction: Transaction<Tables>, purse: Purse, amount: number): Promise<void> {
  await transaction
    .insertInto('purse')
    .values({ id: purseId(purse), ...purse, balance: amount, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ balance: sql`purse.balance + ${amount}`, version: sql`purse.version + 1` }),
    )
    .execute();
}

/** One statement decides and takes, so two bets at the same moment can't both spend the last coin. */
async function takeFrom(transaction: Transaction<Tables>, purse: Purse, amount: number): Promise<void> {
  const mayOwe = purse.owner === 'world' || purse.owner === 'house';
  if (mayOwe) return addTo(transaction, purse, -amount);
  const taken = await transaction
    .updateTable('purse')
    .set({ balance: sql`balance - ${amount}`, version: sql`version + 1` })
    .where('id', '=', purseId(purse))
    .where('balance', '>=', amount)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw new ShortPurseError(purse);
}
