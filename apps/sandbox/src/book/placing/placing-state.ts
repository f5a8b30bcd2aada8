import type { Minor } from '@slipstream/units/minor';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { cashOf, purseId } from '../../ledger/purse.ts';
import { knownKey, type KeyState, type RequestKey } from '../request-key.ts';
import { limitTypes } from './player-limits.ts';

export interface PlacingState<Answer> {
  readonly key: KeyState<Answer>;
  /** What the player can bet with in the currency asked about. */
  readonly balance: Minor;
  /** Whether there is any limit worth a closer look. */
  readonly hasLimits: boolean;
}

/** All that a placement must know before it begins, in one statement: every bet asks, and most have nothing but a balance. */
export async function placingState<Answer>(
  transaction: Transaction<Tables>,
  { playerId, scope, key }: RequestKey,
  hash: string,
  currency: string,
): Promise<PlacingState<Answer>> {
  const { rows } = await sql<{
    balance: number | null;
    body_hash: string | null;
    answer: string | null;
    used_ms: number | null;
    limited: number;
  }>`
    select purse.balance, request_key.body_hash, request_key.answer, request_key.at_ms as used_ms,
      (select count(*) from user_limit where player_id = ${playerId} and type in (${sql.join(limitTypes)})) as limited
    from (select 1 as one) as only_one
    left join purse on purse.id = ${purseId(cashOf(playerId, currency))}
    left join request_key on request_key.player_id = ${playerId}
      and request_key.scope = ${scope} and request_key.request_key = ${key}`.execute(transaction);
  const [row] = rows;
  const known = row === undefined || row.used_ms === null ? undefined : row;
  return {
    key: knownKey<Answer>(known, hash),
    balance: (row?.balance ?? 0) as Minor,
    hasLimits: (row?.limited ?? 0) > 0,
  };
}
