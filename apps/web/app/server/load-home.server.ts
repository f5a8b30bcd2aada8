import type { Match } from '@slipstream/contract/entities/match';
import { getMatches } from '@slipstream/contract/http/get-matches';

import type { ApiResult } from '../api/call-api.ts';
import { serverApi } from './api.server.ts';

export interface HomeLists {
  readonly live: readonly Match[];
  readonly upcoming: readonly Match[];
  /** The most important match being played and the most important one to come. */
  readonly featured: readonly Match[];
}

const liveMax = 40;
const upcomingMax = 30;

/** The two lists of the home page, for one sport or for all. Undefined when the API does not answer. */
export async function loadHome(locale: string, sportKey: string | undefined): Promise<HomeLists | undefined> {
  const api = serverApi(locale);
  const filter = sportKey === undefined ? {} : { sportKey: [sportKey] };
  const [live, upcoming] = await Promise.all([
    api.call(getMatches, {
      query: { ...filter, matchStatus: [1], sortBy: ['sport_priority:asc', 'tournament_priority:asc'], limit: liveMax },
    }),
    api.call(getMatches, { query: { ...filter, matchStatus: [0], sortBy: ['start_time:asc'], limit: upcomingMax } }),
  ]);
  if (live.kind === 'failure' || upcoming.kind === 'failure') return undefined;
  const lists = { live: matchesOf(live), upcoming: matchesOf(upcoming) };
  return { ...lists, featured: [lists.live, lists.upcoming].flatMap((matches) => mostImportant(matches) ?? []) };
}

function mostImportant(matches: readonly Match[]): Match | undefined {
  return matches.toSorted((one, other) => rank(one) - rank(other))[0];
}

function rank({ tournament }: Match): number {
  return tournament.sport.priority * 1_000_000 + tournament.priority;
}

/** A list row shows one market; the others would only make the page heavier. */
function matchesOf(
  result: Extract<ApiResult<{ data: readonly { type: string }[] }>, { kind: 'reply' }>,
): readonly Match[] {
  return (result.reply.data as readonly Match[])
    .filter((event) => event.type === 'match')
    .map((match) => ({ ...match, secondaryMarket: null, topMarkets: [] }));
}
