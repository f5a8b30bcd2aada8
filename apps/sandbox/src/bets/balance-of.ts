import type { Minor } from '@slipstream/units/minor';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { cashOf, purseId } from '../ledger/purse.ts';

/** What a player can bet with in a currency. */
export async function balanceOf(database: Kysely<Tables>, playerId: string, currency: string): Promise<Minor> {
  const row = await database
    .selectFrom('purse')
    .select('balance')
    .where('id', '=', purseId(cashOf(playerId, currency)))
    .executeTakeFirst();
  return (row?.balance ?? 0) as Minor;
}
