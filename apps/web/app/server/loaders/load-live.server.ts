import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { matchStatus } from '@slipstream/units/match-status';

import { serverApi } from './api.server.ts';
import { slimMatches } from './lists/events.server.ts';
import type { ListQuery } from './lists/list-query.server.ts';
import { sportChoices, type SportChoice } from './lists/sport-choice.server.ts';

export interface LiveList {
  readonly kind: 'list';
  readonly sports: readonly SportChoice[];
  readonly matches: readonly Match[];
}

export type LiveLoad = LiveList | { readonly kind: 'no-such-sport' } | { readonly kind: 'unreachable' };

export type LiveQuery = ListQuery<'sport' | 'sportType' | 'hasVideo' | 'isBettable'>;

/** Live or interrupted: both are shown, only live ones accept bets. */
const playing = [matchStatus.live, matchStatus.stopped] as const;

/** Everything that is being played, the most important first. */
export async function loadLive(locale: string, query: LiveQuery): Promise<LiveLoad> {
  const api = serverApi(locale);
  const common = {
    matchStatus: playing,
    ...(query.sportType !== undefined && { sportType: [query.sportType] }),
    ...(query.hasVideo === true && { hasVideo: true }),
  };
  const [sports, counters, matches] = await Promise.all([
    api.call(getSports, { query: query.sportType === undefined ? {} : { sportType: [query.sportType] } }),
    api.call(getCounters, { body: common }),
    api.call(getMatches, {
      query: {
        ...common,
        ...(query.sport !== undefined && { sportKey: [query.sport] }),
        ...(query.isBettable === true && { bettable: true }),
        sortBy: ['sport_priority:asc', 'tournament_priority:asc', 'start_time:asc'],
      },
    }),
  ]);
  if (sports.kind === 'failure' || matches.kind === 'failure') return { kind: 'unreachable' };
  if (query.sport !== undefined && !sports.reply.data.some(({ key }) => key === query.sport)) {
    return { kind: 'no-such-sport' };
  }
  const counts = counters.kind === 'reply' ? counters.reply : undefined;
  return {
    kind: 'list',
    sports: sportChoices(sports.reply.data, counts, query.sport),
    matches: slimMatches(matches.reply.data),
  };
}
