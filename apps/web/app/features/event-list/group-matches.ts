import type { League } from '@slipstream/contract/entities/league';
import type { Match } from '@slipstream/contract/entities/match';

export interface LeagueGroup {
  readonly key: string;
  readonly league: League;
  readonly matches: readonly Match[];
}

/** How a list of matches is parted: a card for each league, or for each kick-off of a league in the order given. */
export type Grouping = 'league' | 'kick-off';

export function groupMatches(matches: readonly Match[], grouping: Grouping): readonly LeagueGroup[] {
  return grouping === 'league' ? groupByLeague(matches) : groupByKickOff(matches);
}

/** Leagues in the order of their sports and of their own importance; matches inside one as they were given. */
function groupByLeague(matches: readonly Match[]): readonly LeagueGroup[] {
  return grouped(matches, (match) => match.tournament.id).toSorted(
    (one, other) =>
      one.league.sport.priority - other.league.sport.priority || one.league.priority - other.league.priority,
  );
}

/** For lists in another order, such as the soonest first: a league comes again with every kick-off it has. */
function groupByKickOff(matches: readonly Match[]): readonly LeagueGroup[] {
  return grouped(matches, (match) => `${match.tournament.id}/${match.startTime}`);
}

function grouped(matches: readonly Match[], keyOf: (match: Match) => string): readonly LeagueGroup[] {
  return [...Map.groupBy(matches, keyOf)].flatMap(([key, group]) =>
    group[0] === undefined ? [] : [{ key, league: group[0].tournament, matches: group }],
  );
}
