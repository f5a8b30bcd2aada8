import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { SportKind } from '@slipstream/contract/entities/catalogue/sport';
import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { matchStatus } from '@slipstream/units/match-status';

import { serverApi } from './api.server.ts';
import { slimMatches, soonestFirst } from './lists/events.server.ts';
import { sportChoices, type SportChoice } from './lists/sport-choice.server.ts';

interface KindList {
  readonly kind: 'list';
  readonly sports: readonly SportChoice[];
  readonly live: readonly Match[];
  readonly upcoming: readonly Match[];
}

export type KindLoad = KindList | { readonly kind: 'no-such-sport' } | { readonly kind: 'unreachable' };

const liveMax = 60;
const upcomingMax = 60;

/** The matches of one kind of sport, such as esports: what is played and what comes next (CAT-9). */
export async function loadKind(locale: string, kind: SportKind, sportKey: string | undefined): Promise<KindLoad> {
  const api = serverApi(locale);
  const filter = { sportType: [kind], ...(sportKey !== undefined && { sportKey: [sportKey] }) };
  const [sports, counters, live, upcoming] = await Promise.all([
    api.call(getSports, { query: { sportType: [kind] } }),
    api.call(getCounters, { body: { sportType: [kind] } }),
    api.call(getMatches, {
      query: {
        ...filter,
        matchStatus: [matchStatus.live, matchStatus.stopped],
        sortBy: ['sport_priority:asc', 'tournament_priority:asc'],
        limit: liveMax,
      },
    }),
    api.call(getMatches, {
      query: { ...filter, matchStatus: [matchStatus.prematch], sortBy: ['start_time:asc'], limit: upcomingMax },
    }),
  ]);
  if (sports.kind === 'failure' || live.kind === 'failure' || upcoming.kind === 'failure') {
    return { kind: 'unreachable' };
  }
  if (sportKey !== undefined && !sports.reply.data.some(({ key }) => key === sportKey)) {
    return { kind: 'no-such-sport' };
  }
  return {
    kind: 'list',
    sports: sportChoices(sports.reply.data, counters.kind === 'reply' ? counters.reply : undefined, sportKey),
    live: slimMatches(live.reply.data),
    upcoming: soonestFirst(slimMatches(upcoming.reply.data)),
  };
}
