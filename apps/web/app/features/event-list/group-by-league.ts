import type { League } from '@slipstream/contract/entities/league';
import type { Match } from '@slipstream/contract/entities/match';

export interface LeagueGroup {
  readonly league: League;
  readonly matches: readonly Match[];
}

/** Leagues in the order of their sports and of their own importance; matches inside one as they were given. */
export function groupByLeague(matches: readonly Match[]): readonly LeagueGroup[] {
  const groups = Map.groupBy(matches, (match) => match.tournament.id);
  return [...groups.values()]
    .flatMap((group) => (group[0] === undefined ? [] : [{ league: group[0].tournament, matches: group }]))
    .toSorted(
      (one, other) =>
        one.league.sport.priority - other.league.sport.priority || one.league.priority - other.league.priority,
    );
}
