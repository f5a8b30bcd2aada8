import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

export interface LeagueGroup {
  readonly key: string;
  readonly league: League;
  readonly matches: readonly Match[];
}

/** How matches are grouped: one card per league, or one per kick-off of a league. */
export type Grouping = 'league' | 'kick-off';

export function groupMatches(matches: readonly Match[], grouping: Grouping): readonly LeagueGroup[] {
  return grouping === 'league' ? groupByLeague(matches) : groupByKickOff(matches);
}

/** Leagues by sport and priority; matches in the given order. */
function groupByLeague(matches: readonly Match[]): readonly LeagueGroup[] {
  return grouped(matches, (match) => match.tournament.id).toSorted(
    (one, other) =>
      one.league.sport.priority - other.league.sport.priority || one.league.priority - other.league.priority,
  );
}

/** For lists in another order, such as soonest first: a league is repeated for every kick-off. */
function groupByKickOff(matches: readonly Match[]): readonly LeagueGroup[] {
  return grouped(matches, (match) => `${match.tournament.id}/${match.startTime}`);
}

function grouped(matches: readonly Match[], keyOf: (match: Match) => string): readonly LeagueGroup[] {
  return [...Map.groupBy(matches, keyOf)].flatMap(([key, group]) =>
    group[0] === undefined ? [] : [{ key, league: group[0].tournament, matches: group }],
  );
}
