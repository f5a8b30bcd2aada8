import type { Insertable } from 'kysely';
import { minor } from '@slipstream/units/minor';
import type { Tables } from '../../database/tables.ts';
import type { Entry } from '../../ledger/ledger.ts';
import { post } from '../../ledger/post.ts';
import { cashOf, outside } from '../../ledger/purse.ts';

export interface NewPlayer {
  readonly row: Insertable<Tables['player']>;
  /** Play money to begin with, in smallest units; every currency named gets an account. */
  readonly money: Readonly<Record<string, number>>;
  /** World time. */
  readonly atMs: number;
}

/** A player, their wallets and their first money stand or fall together. False: the email or the phone is somebody's already. */
export async function createPlayer(entry: Entry, { row, money, atMs }: NewPlayer): Promise<boolean> {
  const made = await entry.transaction
    .insertInto('player')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return false;
  for (const [currency, amount] of Object.entries(money)) {
    await entry.transaction.insertInto('account').values({ player_id: row.id, currency, opened_ms: atMs }).execute();
    if (amount === 0) continue;
    const transfers = [{ from: outside(currency), to: cashOf(row.id, currency), amount: minor(amount) }];
    const key = `welcome:${row.id}:${currency}`;
    await post(entry, { key, kind: 'deposit', atMs, reference: null, transfers });
  }
  return true;
}
