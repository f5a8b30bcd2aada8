import { randomUUID } from 'node:crypto';
import type { realityCheckWire, sportsbookSessionWire } from '@slipstream/contract/entities/account/sportsbook-session';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { AccountParts } from '../account-parts.ts';
import type { Tables } from '../../database/tables.ts';
import { Failure } from '../../http/failure.ts';
import type { Player } from '../../http/player.ts';
import { countedIn, lessAmounts } from '../limits/counted-in.ts';
import type { LimitRow } from '../limits/limit.ts';
import { limitsInForce } from '../limits/limits-in-force.ts';
import { turnoverSince } from '../limits/money-limits.ts';
import { countTime, secondsUsed } from '../limits/time-limits.ts';
import { shownTime } from './shown-time.ts';

type SessionOut = z.input<typeof sportsbookSessionWire>;
type SessionRow = Selectable<Tables['sportsbook_session']>;

/** Signing out and in again does not begin a new session; being away for this long does. */
const awayMs = 15 * 60_000;
/** The page looks every half minute; a longer gap was spent elsewhere. */
const countedSecondsMax = 60;

/** One look at the betting session: begins it, counts its time, says what is due, or that it is over (RG-1). */
export async function lookAtSession(
  parts: AccountParts,
  player: Player,
  kind: 'look' | 'continue',
): Promise<SessionOut | Failure> {
  const { database, clock, realNow } = parts;
  const nowMs = realNow();
  const types = ['sportsbook_session', 'time', 'reality_check'] as const;
  const limits = await limitsInForce(database, player.id, types, clock.now());
  const row = await currentSession(parts, player.id);
  const endsMs = endOf(row, limits);
  // A session that is over is not seen any more, so that the break which ends it can pass.
  if (endsMs !== null && endsMs <= nowMs) return new Failure(403, 'session_limit');
  if (await isTimeUsedUp(parts, player.id, limits)) return new Failure(403, 'session_limit');
  const seen: SessionRow = { ...row, seen_ms: nowMs, continued_ms: kind === 'continue' ? nowMs : row.continued_ms };
  await database
    .insertInto('sportsbook_session')
    .values(seen)
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(seen))
    .execute();
  return {
    id: row.id,
    started_at: shownTime(parts, row.started_ms),
    ends_at: endsMs === null ? null : shownTime(parts, endsMs),
    reality_check: await realityCheck(parts, player, seen, limits),
  };
}

async function currentSession({ database, clock, realNow }: AccountParts, playerId: string): Promise<SessionRow> {
  const row = await database
    .selectFrom('sportsbook_session')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const nowMs = realNow();
  if (row !== undefined && nowMs - row.seen_ms < awayMs) return row;
  const times = { started_ms: nowMs, continued_ms: nowMs, seen_ms: nowMs, started_world_ms: clock.now() };
  return { player_id: playerId, id: randomUUID(), ...times };
}

function endOf({ started_ms: startedMs }: SessionRow, limits: readonly LimitRow[]): number | null {
  const ends = limits
    .filter(({ type }) => type === 'sportsbook_session')
    .map(({ seconds }) => startedMs + (seconds ?? 0) * 1000);
  return ends.length === 0 ? null : Math.min(...ends);
}

async function isTimeUsedUp(
  { database, realNow }: AccountParts,
  playerId: string,
  limits: readonly LimitRow[],
): Promise<boolean> {
  const ofTime = limits.filter(({ type }) => type === 'time');
  if (ofTime.length === 0) return false;
  await countTime(database, playerId, 'time', realNow(), countedSecondsMax);
  for (const { seconds, period } of ofTime) {
    if ((await secondsUsed(database, playerId, 'time', period, realNow())) >= (seconds ?? 0)) return true;
  }
  return false;
}

/** Due when the player's own interval has passed since the session began or since they last said to go on. */
async function realityCheck(
  { database, realNow }: AccountParts,
  { id, currency }: Player,
  row: SessionRow,
  limits: readonly LimitRow[],
): Promise<z.input<typeof realityCheckWire> | null> {
  const periods = limits.filter(({ type }) => type === 'reality_check').map(({ seconds }) => seconds ?? 0);
  const period = Math.min(...periods);
  if (periods.length === 0 || realNow() - row.continued_ms < period * 1000) return null;
  const turnover = await turnoverSince(database, id, row.started_world_ms);
  const staked = countedIn(currency, turnover.staked);
  const returned = staked - countedIn(currency, lessAmounts(turnover.staked, turnover.returned));
  const elapsed = Math.floor((realNow() - row.started_ms) / 1000);
  return { period, elapsed_seconds: elapsed, currency, staked, returned, profit: returned - staked };
}
