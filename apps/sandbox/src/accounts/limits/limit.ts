import type { UserLimitStatus, UserLimitType } from '@slipstream/contract/entities/account/user-limit';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type LimitRow = Selectable<Tables['user_limit']>;

/** A limit can be made looser, or ended, only after a day to think it over. */
export const reflectionMs = 24 * 3_600_000;

/** What a limit is measured in, and whether within a period or from one moment on. */
type LimitForm = { readonly unit: 'money' | 'seconds'; readonly hasPeriod: boolean; readonly isStay: boolean };

const money = { unit: 'money', isStay: false } as const;
const seconds = { unit: 'seconds', isStay: false } as const;

/** `isStay`: the player stays out for so long, so more of it is stricter and nobody can take it back. */
export const limitForms = {
  activity: { ...seconds, hasPeriod: true },
  sportsbook_session: { ...seconds, hasPeriod: false },
  session: { ...seconds, hasPeriod: false },
  bet: { ...money, hasPeriod: false },
  time: { ...seconds, hasPeriod: true },
  loss: { ...money, hasPeriod: true },
  wager: { ...money, hasPeriod: true },
  deposit: { ...money, hasPeriod: true },
  reality_check: { ...seconds, hasPeriod: false },
  selfexclusion: { unit: 'seconds', hasPeriod: false, isStay: true },
  coolingoff: { unit: 'seconds', hasPeriod: false, isStay: true },
} as const satisfies Record<UserLimitType, LimitForm>;

/** The status of RG-4 at a moment of world time: nothing has to run for a limit to begin or end. */
export function limitStatus(row: LimitRow, nowMs: number): UserLimitStatus {
  const { active_from_ms: fromMs, active_until_ms: untilMs } = row;
  if (untilMs !== null && untilMs <= nowMs) return 'disabled';
  if (fromMs === null || row.confirmed === 0) return 'unconfirmed';
  if (fromMs > nowMs) return 'confirmed';
  if (row.ending === 0) return 'active';
  return untilMs === null ? 'unconfirmed_disabled' : 'confirmed_disabled';
}

/** One that is asked to end still holds until it does. */
const holds = {
  active: true,
  confirmed: false,
  confirmed_disabled: true,
  unconfirmed_disabled: true,
  unconfirmed: false,
  disabled: false,
} as const satisfies Record<UserLimitStatus, boolean>;

export function isInForce(row: LimitRow, nowMs: number): boolean {
  return holds[limitStatus(row, nowMs)];
}

/** Where the day, the ISO week or the month of a moment begins, in UTC. */
export function periodStart(period: LimitRow['period'], nowMs: number): number {
  const now = new Date(nowMs);
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  switch (period) {
    case null:
    case 'day':
      return day;
    case 'week':
      return day - ((now.getUTCDay() + 6) % 7) * 86_400_000;
    case 'month':
      return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  }
}
