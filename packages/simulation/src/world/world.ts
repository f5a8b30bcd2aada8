import { seedOf } from '../random.ts';
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
  /** By the number that ids of events carry. */
  readonly leagueByIndex: ReadonlyMap<number, League>;
  readonly categoryById: ReadonlyMap<string, Category>;
  readonly competitorById: ReadonlyMap<string, Entrant>;
  readonly leaguesByCompetitor: ReadonlyMap<string, readonly League[]>;
}

/** Every league has a tier: 1 for what a player expects on top of the list, up to this. */
const tierLast = 5;

/**
 * The world that a seed names: `demo`, or `demo/3`, which is the same world with nothing but the leagues of its first three
 * tiers: less to work out, and everything in it as it is in the whole one.
 */
export function worldOfSeed(seed: string): World {
  const [, name = seed, tiers = tierLast] = /^(.+)\/([1-5])$/su.exec(seed) ?? [];
  return createWorld(seedOf(name), playedWinner, Number(tiers));
}

export function createWorld(seed: number, winnerOf: WinnerOf = playedWinner, tierMax = tierLast): World {
  const catalogue = buildCatalogue(seed, tierMax);
  return {
    seed,
    winnerOf,
    ...catalogue,
    leagueById: byId(catalogue.leagues),
    leagueByIndex: new Map(catalogue.leagues.map((league) => [league.index, league])),
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
