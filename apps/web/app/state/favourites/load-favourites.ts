import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import type { LeagueId, MatchId } from '@slipstream/units/ids';

import type { Api } from '../../api/call-api.ts';

export interface FavouriteMatches {
  /** Matches with a star, whatever became of them. */
  readonly matches: readonly Match[];
  /** Matches to come and being played in leagues with a star. */
  readonly ofLeagues: readonly Match[];
}

const idsMax = 100;
const ofLeaguesMax = 100;

/** The matches behind a visitor's stars; undefined when the API does not answer. */
export async function loadFavourites(
  api: Api,
  ids: { readonly matches: readonly string[]; readonly tournaments: readonly string[] },
): Promise<FavouriteMatches | undefined> {
  const [matches, ofLeagues] = await Promise.all([
    ids.matches.length === 0
      ? undefined
      : api.call(getMatches, { query: { id: ids.matches.slice(0, idsMax) as MatchId[] } }),
    ids.tournaments.length === 0
      ? undefined
      : api.call(getMatches, {
          query: {
            tournamentId: ids.tournaments.slice(0, idsMax) as LeagueId[],
            sortBy: ['start_time:asc'],
            limit: ofLeaguesMax,
          },
        }),
  ]);
  if (matches?.kind === 'failure' || ofLeagues?.kind === 'failure') return undefined;
  return { matches: onlyMatches(matches?.reply.data), ofLeagues: onlyMatches(ofLeagues?.reply.data) };
}

function onlyMatches(events: readonly { readonly type: string }[] = []): readonly Match[] {
  return events.filter((event): event is Match => event.type === 'match');
}
