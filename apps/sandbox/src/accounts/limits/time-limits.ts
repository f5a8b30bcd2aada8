import type { AccountParts } from '../account-parts.ts';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { periodStart, type LimitRow } from './limit.ts';
import { limitsInForce } from './limits-in-force.ts';

type TimeType = Tables['time_use']['type'];

const dayMs = 86_400_000;

/** How long one sign-in may last; null without a limit. */
export async function sessionSecondsMax({ database, clock }: AccountParts, playerId: string): Promise<number | null> {
  const limits = await limitsInForce(database, playerId, ['session'], clock.now());
  return limits.length === 0 ? null : Math.min(...limits.map(({ seconds }) => seconds ?? Number.MAX_SAFE_INTEGER));
}

/** Time is a player's own and real, whatever the world's clock does: so are the days it is counted by. */
export async function secondsUsed(
  database: Database,
  playerId: string,
  type: TimeType,
  period: LimitRow['period'],
  realMs: number,
): Promise<number> {
  const row = await database
    .selectFrom('time_use')
    .select(({ fn }) => fn.sum<number | string | null>('seconds').as('total'))
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .where('day', '>=', Math.floor(periodStart(period, realMs) / dayMs))
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/**
 * Counts the time since it was last counted, at most `secondsMax`: two tabs that count at once count it once, and time away
 * is not counted at all.
 */
export async function countTime(
  database: Database,
  playerId: string,
  type: TimeType,
  realMs: number,
  secondsMax: number,
): Promise<void> {
  const last = await database
    .selectFrom('time_use')
    .select(({ fn }) => fn.max<number | null>('counted_ms').as('countedMs'))
    .where('player_id', '=', playerId)
    .where('type', '=', type)
    .executeTakeFirst();
  const countedMs = last?.countedMs ?? null;
  const passed = countedMs === null ? secondsMax : Math.floor((realMs - countedMs) / 1000);
  const seconds = Math.max(0, Math.min(passed, secondsMax));
  if (seconds === 0) return;
  await database
    .insertInto('time_use')
    .values({ player_id: playerId, type, day: Math.floor(realMs / dayMs), seconds, counted_ms: realMs })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'type', 'day']).doUpdateSet((expression) => ({
        seconds: expression('time_use.seconds', '+', seconds),
        counted_ms: realMs,
      })),
    )
    .execute();
}
