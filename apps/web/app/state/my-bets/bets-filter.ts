import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { BetResult, BetStatus, BetType } from '@slipstream/contract/entities/bets/bet-status';

import { isListed } from './bets-cache.ts';

export type BetsView = 'open' | 'settled' | 'all';
export type BetsPeriod = 'any' | 'day' | 'week' | 'month';

export interface BetsFilter {
  readonly view: BetsView;
  readonly period: BetsPeriod;
  /** Null for any. */
  readonly type: BetType | null;
  readonly result: BetResult | null;
}

export const openBets: BetsFilter = { view: 'open', period: 'any', type: null, result: null };

/** The view a status belongs to; "all" contains both (MYBETS-2). */
const viewByStatus = {
  submitted: 'open',
  waiting_results: 'open',
  ready_to_process: 'open',
  cashout_in_progress: 'open',
  done: 'settled',
  cashed_out: 'settled',
  withdrawn: 'settled',
  rejected: 'settled',
  cancelled: 'settled',
} as const satisfies Record<BetStatus, Exclude<BetsView, 'all'>>;

/** Submitted, rejected and cancelled form a special group, shown apart (MYBETS-2). */
const specialStatuses: ReadonlySet<BetStatus> = new Set(['submitted', 'rejected', 'cancelled']);

export function isSpecial({ status }: Pick<Bet, 'status'>): boolean {
  return specialStatuses.has(status);
}

export function isOpen({ status }: Pick<Bet, 'status'>): boolean {
  return viewByStatus[status] === 'open';
}

const dayMs = 86_400_000;
const periodMs = { any: null, day: dayMs, week: 7 * dayMs, month: 30 * dayMs } as const satisfies Record<
  BetsPeriod,
  number | null
>;

/** The statuses a call has to ask for; undefined for all of them. */
export function statusesOf(view: BetsView): readonly BetStatus[] | undefined {
  if (view === 'all') return undefined;
  return (Object.keys(viewByStatus) as BetStatus[]).filter((status) => viewByStatus[status] === view);
}

/** Since when, by the backend's clock; null for no limit. */
export function sinceMs({ period }: BetsFilter, nowMs: number): number | null {
  const ms = periodMs[period];
  return ms === null ? null : nowMs - ms;
}

/** Whether a bet belongs in the list now. A bet that is settled while the list is open leaves it. */
export function matchesFilter(bet: Bet, filter: BetsFilter, nowMs: number): boolean {
  const { view, type, result } = filter;
  const since = sinceMs(filter, nowMs);
  return (
    isListed(bet) &&
    (view === 'all' || viewByStatus[bet.status] === view) &&
    (type === null || bet.type === type) &&
    (result === null || bet.result === result) &&
    (since === null || Date.parse(bet.createdAt) >= since)
  );
}
