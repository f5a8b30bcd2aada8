import type { League } from '@slipstream/contract/entities/catalogue/league';

export interface CountedLeague {
  readonly league: League;
  readonly count: { readonly total: number; readonly live: number };
}

export interface Country {
  readonly category: League['category'];
  readonly leagues: readonly CountedLeague[];
  readonly count: { readonly total: number; readonly live: number };
}

/** Countries by priority, each with its leagues by priority and the number of matches. */
export function groupByCountry(leagues: readonly CountedLeague[]): readonly Country[] {
  return [...Map.groupBy(leagues, ({ league }) => league.category.id).values()]
    .flatMap((own) => {
      const category = own[0]?.league.category;
      return category === undefined ? [] : [{ category, leagues: own.toSorted(byPriority), count: sumOf(own) }];
    })
    .toSorted((one, other) => one.category.priority - other.category.priority);
}

function byPriority(one: CountedLeague, other: CountedLeague): number {
  return one.league.priority - other.league.priority;
}

function sumOf(leagues: readonly CountedLeague[]): Country['count'] {
  return leagues.reduce((sum, { count }) => ({ total: sum.total + count.total, live: sum.live + count.live }), {
    total: 0,
    live: 0,
  });
}
