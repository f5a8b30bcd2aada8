import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Pagination } from '@slipstream/contract/entities/pagination';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import type { LeagueId } from '@slipstream/units/ids';
import { matchStatus } from '@slipstream/units/match-status';

import { serverApi } from './api.server.ts';
import { dayOf, pastDays, spanOf } from './lists/days.server.ts';
import type { ListQuery } from './lists/list-query.server.ts';
import { sportChoices, type SportChoice } from './lists/sport-choice.server.ts';
import { worldNow } from './world-now.server.ts';

export interface Results {
  readonly kind: 'list';
  readonly days: readonly string[];
  readonly today: string;
  readonly day: string;
  readonly sports: readonly SportChoice[];
  readonly sport: string | undefined;
  readonly leagues: readonly Pick<League, 'id' | 'name' | 'category'>[];
  readonly league: string | undefined;
  readonly matches: readonly Match[];
  readonly pagination: Pagination;
}

export type ResultsQuery = ListQuery<'date' | 'sport' | 'sportType' | 'league' | 'page'>;
export type ResultsLoad =
  | Results
  | { readonly kind: 'nothing-there'; readonly keys: readonly ('date' | 'sport' | 'league' | 'page')[] }
  | { readonly kind: 'unreachable' };

const daysMax = 7;
const rowsMax = 100;
/** Closed means over but not official, finished means settled. */
const over = [matchStatus.closed, matchStatus.finished] as const;

/**
 * Final scores of one sport on one day (CAT-10). By default the first sport with results and today; early in the day,
 * before anything is over, the day before.
 */
export async function loadResults(locale: string, query: ResultsQuery): Promise<ResultsLoad> {
  const today = dayOf(await worldNow());
  if (query.date !== undefined) return loadDay(locale, query, today, query.date);
  const load = await loadDay(locale, query, today, today);
  if (load.kind === 'unreachable' || (load.kind === 'list' && load.matches.length > 0)) return load;
  const before = await loadDay(locale, query, today, dayBefore(today));
  return before.kind === 'list' && before.matches.length > 0 ? before : load;
}

function dayBefore(day: string): string {
  return dayOf(spanOf(day).fromMs - 1);
}

async function loadDay(locale: string, query: ResultsQuery, today: string, day: string): Promise<ResultsLoad> {
  if (day > today) return { kind: 'nothing-there', keys: ['date'] };
  const { fromMs, toMs } = spanOf(day);
  const common = {
    matchStatus: over,
    startFrom: new Date(fromMs).toISOString(),
    startTo: new Date(toMs).toISOString(),
    ...(query.sportType !== undefined && { sportType: [query.sportType] }),
  };
  const api = serverApi(locale);
  const [sports, counters] = await Promise.all([
    api.call(getSports, { query: query.sportType === undefined ? {} : { sportType: [query.sportType] } }),
    api.call(getCounters, { body: common }),
  ]);
  if (sports.kind === 'failure' || counters.kind === 'failure') return { kind: 'unreachable' };
  const isKnown = query.sport === undefined || sports.reply.data.some(({ key }) => key === query.sport);
  if (!isKnown) return { kind: 'nothing-there', keys: ['sport'] };
  const choices = sportChoices(sports.reply.data, counters.reply, query.sport);
  const sport = query.sport ?? choices[0]?.sport.key;
  const ofSport = { ...common, ...(sport !== undefined && { sportKey: [sport] }) };
  const [leagues, matches] = await Promise.all([
    api.call(getTournaments, { query: { ...ofSport, sortBy: ['tournament_priority:asc'] } }),
    api.call(getMatches, {
      query: {
        ...ofSport,
        ...(query.league !== undefined && { tournamentId: [query.league as LeagueId] }),
        sortBy: ['tournament_priority:asc', 'start_time:desc'],
        page: query.page ?? 1,
        limit: rowsMax,
      },
    }),
  ]);
  if (matches.kind === 'failure' || leagues.kind === 'failure') return { kind: 'unreachable' };
  const { pagination } = matches.reply;
  if ((query.page ?? 1) > pagination.lastPage) return { kind: 'nothing-there', keys: ['page'] };
  const isLeagueKnown = query.league === undefined || leagues.reply.data.some(({ id }) => id === query.league);
  if (!isLeagueKnown) return { kind: 'nothing-there', keys: ['league'] };
  return {
    kind: 'list',
    days: pastDays(today, day, daysMax),
    today,
    day,
    sports: choices,
    sport,
    leagues: leagues.reply.data.map(({ id, name, category }) => ({ id, name, category })),
    league: query.league,
    matches: matches.reply.data.flatMap((event) => (event.type === 'match' ? [withoutPrices(event)] : [])),
    pagination,
  };
}

function withoutPrices(match: Match): Match {
  return { ...match, mainMarket: null, secondaryMarket: null, topMarkets: [] };
}
