import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchComing, isMatchOver, isMatchUnderway } from '@slipstream/units/match-status';

export interface SortedFavourites {
  readonly live: readonly Match[];
  readonly upcoming: readonly Match[];
  readonly ofLeagues: readonly Match[];
  readonly over: readonly Match[];
}

/** Groups favourites by status; a match with its own star is not repeated with its league. */
export function sortFavourites(
  { matches, ofLeagues }: { readonly matches: readonly Match[]; readonly ofLeagues: readonly Match[] },
  sportKey: string | undefined,
): SortedFavourites {
  const isWanted = (match: Match) => sportKey === undefined || match.tournament.sport.key === sportKey;
  const own = new Set(matches.map(({ id }) => id));
  const wanted = matches.filter(isWanted);
  return {
    live: wanted.filter(({ status }) => isMatchUnderway(status)),
    upcoming: wanted.filter(({ status }) => isMatchComing(status)),
    ofLeagues: ofLeagues.filter((match) => isWanted(match) && !own.has(match.id)),
    over: wanted.filter(({ status }) => isMatchOver(status)),
  };
}
