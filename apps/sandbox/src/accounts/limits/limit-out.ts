import type { UserLimitType, userLimitWire } from '@slipstream/contract/entities/account/user-limit';
import { wireTime } from '@slipstream/contract/timestamp';
import type * as z from 'zod/mini';
import type { AccountParts } from '../account-parts.ts';
import { countedIn, lessAmounts } from './counted-in.ts';
import { limitStatus, periodStart, type LimitRow } from './limit.ts';
import { depositedSince, turnoverSince } from './money-limits.ts';
import { secondsUsed } from './time-limits.ts';

/** A limit as the player sees it, with what is used of it. */
export async function limitOut(parts: AccountParts, row: LimitRow): Promise<z.input<typeof userLimitWire>> {
  const nowMs = parts.clock.now();
  const { id, amount, currency, seconds, period, active_from_ms: fromMs, active_until_ms: untilMs } = row;
  return {
    id,
    type: row.type as UserLimitType,
    amount: amount === null || currency === null ? null : { value: amount, currency },
    seconds,
    period,
    status: limitStatus(row, nowMs),
    used: Math.max(0, await usedOf(parts, row)),
    created_at: wireTime(row.created_ms),
    active_from: fromMs === null ? null : wireTime(fromMs),
    active_until: untilMs === null ? null : wireTime(untilMs),
  };
}

async function usedOf({ database, clock, realNow }: AccountParts, row: LimitRow): Promise<number> {
  const { player_id: playerId, period } = row;
  const currency = row.currency ?? '';
  const sinceMs = periodStart(period, clock.now());
  switch (row.type as UserLimitType) {
    case 'deposit':
      return countedIn(currency, await depositedSince(database, playerId, sinceMs));
    case 'wager':
      return countedIn(currency, (await turnoverSince(database, playerId, sinceMs)).staked);
    case 'loss': {
      const { staked, returned } = await turnoverSince(database, playerId, sinceMs);
      return countedIn(currency, lessAmounts(staked, returned));
    }
    case 'activity':
      return secondsUsed(database, playerId, 'activity', period, realNow());
    case 'time':
      return secondsUsed(database, playerId, 'time', period, realNow());
    case 'sportsbook_session':
    case 'session':
    case 'bet':
    case 'reality_check':
    case 'selfexclusion':
    case 'coolingoff':
      return 0;
  }
}
