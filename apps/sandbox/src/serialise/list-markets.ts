import type { Fixture } from '@slipstream/simulation/fixture';
import { modelOf } from '@slipstream/simulation/models/model-of';
import type { BoardMarket } from '../world/boards/board-market.ts';
import type { MatchBoard } from '../world/boards/match-board.ts';

/**
 * The markets of a list row by rank: the main one, the one beside it, then those after it. Of several lines the most balanced (CAT-8);
 * null where the match has no such market now.
 */
export function listMarkets({ fixture, markets }: MatchBoard): readonly (BoardMarket | null)[] {
  const places = placesOf(fixture);
  const row: (BoardMarket | null)[] = Array.from(places, () => null);
  for (const market of markets.values()) {
    const place = places.get(market.info.id);
    if (place === undefined) continue;
    const held = row[place];
    if (!held || (market.mostBalanced && !held.mostBalanced)) row[place] = market;
  }
  return row;
}

const known = new Map<string, ReadonlyMap<string, number>>();

/** Where each market id of a sport stands in the row, from 0. */
function placesOf(fixture: Fixture): ReadonlyMap<string, number> {
  const key = `${fixture.sportKey} ${fixture.format}`;
  let places = known.get(key);
  if (places === undefined) {
    const ranked = modelOf(fixture).markets.filter(({ rank }) => rank > 0);
    known.set(key, (places = new Map(ranked.map(({ id, rank }) => [id, rank - 1]))));
  }
  return places;
}
