import { buildCatalogue } from './build-catalogue.ts';

import type { Category, Entrant, League, Sport, WinnerOf } from './entities.ts';
import { playedWinner } from './outrights/played-winner.ts';

/** The catalogue: everything that does not change with time. The same seed gives the same world. */
export interface World {
  readonly seed: number;
  readonly winnerOf: WinnerOf;
  readonly sports: readonly Sport[];
  readonly categories: readonly Category[];
  readonly leagues: readonly League[];
  readonly competitors: readonly Entrant[];
  readonly leagueById: ReadonlyMap<string, League>;
  readonly categoryById: ReadonlyMap<string, Category>;
  readonly competitorById: ReadonlyMap<string, Entrant>;
  readonly leaguesByCompetitor: ReadonlyMap<string, readonly League[]>;
}

export function createWorld(seed: number, winnerOf: WinnerOf = playedWinner): World {
  const catalogue = buildCatalogue(seed);
  return {
    seed,
    winnerOf,
    ...catalogue,
    leagueById: byId(catalogue.leagues),
    categoryById: byId(catalogue.categories),
    competitorById: byId(catalogue.competitors),
    leaguesByCompetitor: byCompetitor(catalogue.leagues),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((item) => [item.id, item]));
}

function byCompetitor(leagues: readonly League[]): ReadonlyMap<string, readonly League[]> {
  const found = new Map<string, League[]>();
  for (const league of leagues) {
    for (const { id } of league.entrants) found.set(id, [...(found.get(id) ?? []), league]);
  }
  return found;
}
