import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Opens an account of the player in a currency unless there is one. `atMs` is world time. */
export async function ensureAccount(
  transaction: Transaction<Tables>,
  playerId: string,
  currency: string,
  atMs: number,
): Promise<void> {
  await transaction
    .insertInto('account')
    .values({ player_id: playerId, currency, opened_ms: atMs })
    .onConflict((conflict) => conflict.columns(['player_id', 'currency']).doNothing())
    .execute();
}
