import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

/**
 * What the columns of a league are about: for each group of columns the first market of its matches, from the start of the row on.
 * Matches differ in what is still open, so a group is known by its market's id and not by its place.
 */
export function headMarkets(matches: readonly Match[], groupsMax: number): readonly Market[] {
  const heads = new Map<string, Market>();
  for (let place = 0; place < groupsMax; place += 1) {
    const found = matches
      .map((match) => listed(match)[place])
      .find((market) => market !== undefined && market !== null && !heads.has(market.id));
    if (found) heads.set(found.id, found);
  }
  return [...heads.values()];
}

/** The market of each group in one row; null where the match has none. */
export function rowMarkets(match: Match, ids: readonly string[]): readonly (readonly [string, Market | null])[] {
  const markets = new Map(listed(match).flatMap((market) => (market === null ? [] : [[market.id as string, market]])));
  return ids.map((id) => [id, markets.get(id) ?? null]);
}

function listed(match: Match): readonly (Market | null)[] {
  return [match.mainMarket, match.secondaryMarket, ...match.topMarkets];
}
