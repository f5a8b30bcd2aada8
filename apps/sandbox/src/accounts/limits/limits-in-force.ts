import type { UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { isInForce, type LimitRow } from './limit.ts';

/** Within a transaction or without. */
export async function limitsInForce(
  database: Kysely<Tables>,
  playerId: string,
  types: readonly UserLimitType[],
  worldMs: number,
): Promise<readonly LimitRow[]> {
  const rows = await database
    .selectFrom('user_limit')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', 'in', types)
    .execute();
  return rows.filter((row) => isInForce(row, worldMs));
}
