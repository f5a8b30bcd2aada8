import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import { matchStatus } from '@slipstream/units/match-status';

import type { Api } from '../../api/call-api.ts';
import type { SportTab } from '../../site/page-tabs.ts';
import { serverApi } from './api.server.ts';
import type { ListedOutright } from '../../features/league-page/league-page-data.ts';
import { countsById, slimMatches, slimOutrights, soonestFirst } from './lists/events.server.ts';

export interface LeagueCount {
  readonly league: League;
  readonly count: { readonly total: number; readonly live: number };
}

/** What the chosen tab shows; what only the browser knows is not here. */
export type SportTabList =
  | { readonly tab: 'top'; readonly live: readonly Match[]; readonly upcoming: readonly Match[] }
  | { readonly tab: 'all'; readonly leagues: readonly LeagueCount[] }
  | { readonly tab: 'outrights'; readonly outrights: readonly ListedOutright[] }
  | { readonly tab: 'favorites' };

export type SportLoad =
  | {
      readonly kind: 'sport';
      readonly sport: Sport;
      /** Null when the API does not count. */
      readonly count: { readonly total: number; readonly live: number } | null;
      /** Undefined when the API gave the sport but not its list. */
      readonly list: SportTabList | undefined;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unreachable' };

const liveMax = 40;
const upcomingMax = 60;

export async function loadSport(locale: string, key: string, tab: SportTab): Promise<SportLoad> {
  const api = serverApi(locale);
  const [sports, list] = await Promise.all([
    api.call(getSports, { query: { sportKey: [key] } }),
    loadTab(api, key, tab),
  ]);
  if (sports.kind === 'failure') {
    // A key of the wrong shape is refused; to a visitor that is a page that is not there.
    const isMalformed = sports.failure.code === 'refused' && sports.failure.status === 400;
    return { kind: isMalformed ? 'not-found' : 'unreachable' };
  }
  const sport = sports.reply.data.find((each) => each.key === key);
  if (sport === undefined) return { kind: 'not-found' };
  const counters = await api.call(getCounters, { body: { sportId: [sport.id] } });
  const count = counters.kind === 'reply' ? countsById(counters.reply.sports)(sport.id) : null;
  return { kind: 'sport', sport, count, list };
}

async function loadTab(api: Api, key: string, tab: SportTab): Promise<SportTabList | undefined> {
  const filter = { sportKey: [key] };
  switch (tab) {
    case 'top': {
      const [live, upcoming] = await Promise.all([
        api.call(getMatches, {
          query: { ...filter, matchStatus: [matchStatus.live], sortBy: ['tournament_priority:asc'], limit: liveMax },
        }),
        api.call(getMatches, {
          query: { ...filter, matchStatus: [matchStatus.prematch], sortBy: ['bets_count:desc'], limit: upcomingMax },
        }),
      ]);
      if (live.kind === 'failure' || upcoming.kind === 'failure') return undefined;
      const toCome = soonestFirst(slimMatches(upcoming.reply.data));
      return { tab, live: slimMatches(live.reply.data), upcoming: toCome };
    }
    case 'all': {
      const [leagues, counters] = await Promise.all([
        api.call(getTournaments, {
          query: { ...filter, sortBy: ['category_priority:asc', 'tournament_priority:asc'] },
        }),
        api.call(getCounters, { body: {} }),
      ]);
      if (leagues.kind === 'failure') return undefined;
      const countOf = countsById(counters.kind === 'reply' ? counters.reply.tournaments : []);
      return { tab, leagues: leagues.reply.data.map((league) => ({ league, count: countOf(league.id) })) };
    }
    case 'outrights': {
      const outrights = await api.call(getMatches, {
        query: { ...filter, type: ['season', 'tournament', 'stage'], sortBy: ['tournament_priority:asc'], limit: 100 },
      });
      return outrights.kind === 'failure' ? undefined : { tab, outrights: slimOutrights(outrights.reply.data) };
    }
    case 'favorites':
      return { tab };
  }
}
