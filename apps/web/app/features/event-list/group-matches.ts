import type { ListedLeague, ListedMatch } from '../../site/row-markets.ts';

export interface LeagueGroup {
  readonly key: string;
  readonly league: ListedLeague;
  readonly matches: readonly ListedMatch[];
}

/** How matches are grouped: one card per league, or one per kick-off of a league. */
export type Grouping = 'league' | 'kick-off';

export function groupMatches(matches: readonly ListedMatch[], grouping: Grouping): readonly LeagueGroup[] {
  return grouping === 'league' ? groupByLeague(matches) : groupByKickOff(matches);
}

/** Leagues by sport and priority; matches in the given order. */
function groupByLeague(matches: readonly ListedMatch[]): readonly LeagueGroup[] {
  return grouped(matches, (match) => match.tournament.id).toSorted(
    (one, other) =>
      one.league.sport.priority - other.league.sport.priority || one.league.priority - other.league.priority,
  );
}

/** For lists in another order, such as soonest first: a league is repeated for every kick-off. */
function groupByKickOff(matches: readonly ListedMatch[]): readonly LeagueGroup[] {
  return grouped(matches, (match) => `${match.tournament.id}/${match.startTime}`);
}

function grouped(matches: readonly ListedMatch[], keyOf: (match: ListedMatch) => string): readonly LeagueGroup[] {
  return [...Map.groupBy(matches, keyOf)].flatMap(([key, group]) =>
    group[0] === undefined ? [] : [{ key, league: group[0].tournament, matches: group }],
  );
}
