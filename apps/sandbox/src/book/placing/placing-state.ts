import type { Minor } from '@slipstream/units/minor';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { cashOf, purseId } from '../../ledger/purse.ts';
import { knownKey, type KeyState } from '../request-key.ts';
import type { PlaceJob } from './place-bets.ts';
import { limitTypes } from './player-limits.ts';
import type { Purse } from './weigh-request.ts';

export interface PlacingState<Answer> extends Purse {
  readonly key: KeyState<Answer>;
}

interface StateRow {
  readonly place: number;
  readonly balance: number | null;
  readonly body_hash: string | null;
  readonly answer: string | null;
  readonly used_ms: number | null;
  readonly limited: number;
}

/**
 * All that placements must know before they begin, in one statement: every bet asks for its key and its player's balance, and
 * few players have set limits worth a closer look.
 */
export async function placingStates<Answer>(
  transaction: Transaction<Tables>,
  jobs: readonly PlaceJob[],
): Promise<readonly PlacingState<Answer>[]> {
  const questions = jobs.map((job, place) => question(job, place));
  const { rows } = await sql<StateRow>`${sql.join(questions, sql` union all `)}`.execute(transaction);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return jobs.map(({ hash }, place) => {
    const row = byPlace.get(place);
    const used = row === undefined || row.used_ms === null ? undefined : row;
    return {
      key: knownKey<Answer>(used, hash),
      balance: (row?.balance ?? 0) as Minor,
      hasLimits: (row?.limited ?? 0) > 0,
    };
  });
}

function question({ whose, body }: PlaceJob, place: number) {
  const { playerId, scope, key } = whose;
  const purse = purseId(cashOf(playerId, body.bets[0]?.currency ?? ''));
  return sql`
    select cast(${place} as integer) as place, purse.balance, request_key.body_hash, request_key.answer,
      request_key.at_ms as used_ms,
      (select count(*) from user_limit where player_id = ${playerId} and type in (${sql.join(limitTypes)})) as limited
    from (select 1 as one) as only_one
    left join purse on purse.id = ${purse}
    left join request_key on request_key.player_id = ${playerId}
      and request_key.scope = ${scope} and request_key.request_key = ${key}`;
}
