import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Pagination } from '@slipstream/contract/entities/pagination';
import type { SortKey } from '@slipstream/contract/http/catalogue/event-filters';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { matchStatus } from '@slipstream/units/match-status';

import { serverApi } from './api.server.ts';
import { dayOf, daysFrom, spanOf } from './lists/days.server.ts';
import { slimMatches } from './lists/events.server.ts';
import type { ListQuery } from './lists/list-query.server.ts';
import { sportChoices, type SportChoice } from './lists/sport-choice.server.ts';
import { worldNow } from './world-now.server.ts';

export interface Schedule {
  readonly kind: 'list';
  readonly days: readonly string[];
  readonly today: string;
  readonly sports: readonly SportChoice[];
  readonly matches: readonly Match[];
  readonly pagination: Pagination;
}

export type ScheduleQuery = ListQuery<'date' | 'time' | 'sport' | 'sportType' | 'sortBy' | 'page' | 'isBettable'>;
export type ScheduleLoad =
  | Schedule
  /** The keys with unknown values. */
  | { readonly kind: 'nothing-there'; readonly keys: readonly ('date' | 'sport' | 'page')[] }
  | { readonly kind: 'unreachable' };

const daysMax = 8;
const rowsMax = 100;
const hourMs = 3_600_000;
/** Ties are broken by priority, or by time if the list is not sorted by time. */
const usualOrder: SortKey = 'start_time:asc';

/** What is to come on a day or within some hours (CAT-10). */
export async function loadSchedule(locale: string, query: ScheduleQuery): Promise<ScheduleLoad> {
  const nowMs = await worldNow();
  const today = dayOf(nowMs);
  const days = daysFrom(today, daysMax);
  if (query.date !== undefined && !days.includes(query.date)) return { kind: 'nothing-there', keys: ['date'] };
  const { fromMs, toMs } = span(query, nowMs, today);
  const common = {
    matchStatus: [matchStatus.prematch] as const,
    ...(query.sportType !== undefined && { sportType: [query.sportType] }),
    startFrom: new Date(fromMs).toISOString(),
    startTo: new Date(toMs).toISOString(),
  };
  const api = serverApi(locale);
  const [sports, counters, matches] = await Promise.all([
    api.call(getSports, { query: query.sportType === undefined ? {} : { sportType: [query.sportType] } }),
    api.call(getCounters, { body: common }),
    api.call(getMatches, {
      query: {
        ...common,
        ...(query.sport !== undefined && { sportKey: [query.sport] }),
        ...(query.isBettable === true && { bettable: true }),
        sortBy: orderOf(query.sortBy ?? usualOrder),
        page: query.page ?? 1,
        limit: rowsMax,
      },
    }),
  ]);
  if (sports.kind === 'failure' || matches.kind === 'failure') return { kind: 'unreachable' };
  const isKnown = query.sport === undefined || sports.reply.data.some(({ key }) => key === query.sport);
  if (!isKnown) return { kind: 'nothing-there', keys: ['sport'] };
  const { pagination } = matches.reply;
  if ((query.page ?? 1) > pagination.lastPage) return { kind: 'nothing-there', keys: ['page'] };
  const counts = counters.kind === 'reply' ? counters.reply : undefined;
  return {
    kind: 'list',
    days,
    today,
    sports: sportChoices(sports.reply.data, counts, query.sport),
    matches: slimMatches(matches.reply.data),
    pagination,
  };
}

function span({ date, time }: ScheduleQuery, nowMs: number, today: string) {
  if (time !== undefined) return { fromMs: nowMs, toMs: nowMs + time * hourMs };
  const day = spanOf(date ?? today);
  return { fromMs: Math.max(day.fromMs, nowMs), toMs: day.toMs };
}

function orderOf(chosen: SortKey): readonly SortKey[] {
  return chosen.startsWith('start_time')
    ? [chosen, 'sport_priority:asc', 'tournament_priority:asc']
    : [chosen, usualOrder];
}
