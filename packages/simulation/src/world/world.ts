import { soccerTop } from './data/soccer-top.data.ts';
import type { Category, Entrant, League, Sport } from './entities.ts';
import { buildCatalogue } from './build-catalogue.ts';

/** Everything that does not move with time. Same seed, same world, to the byte. */
export interface World {
  readonly seed: number;
  readonly sports: readonly Sport[];
  readonly categories: readonly Category[];
  readonly leagues: readonly League[];
  readonly competitors: readonly Entrant[];
  readonly leagueById: ReadonlyMap<string, League>;
  readonly categoryById: ReadonlyMap<string, Category>;
  readonly competitorById: ReadonlyMap<string, Entrant>;
}

export function createWorld(seed: number): World {
  const catalogue = buildCatalogue(seed, soccerTop);
  return {
    seed,
    ...catalogue,
    leagueById: byId(catalogue.leagues),
    categoryById: byId(catalogue.categories),
    competitorById: byId(catalogue.competitors),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((item) => [item.id, item]));
}
