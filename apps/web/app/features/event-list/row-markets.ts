import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

/** A group of columns: its place from the start of the row, and its market; null where a match has none for it. */
export interface RowMarketPlace {
  readonly place: number;
  readonly market: Market | null;
}

/** The markets of a row, from the first group of columns to the last. */
export function rowMarkets(match: Match, groups: number): readonly RowMarketPlace[] {
  const markets = [match.mainMarket, match.secondaryMarket, ...match.topMarkets];
  return Array.from({ length: groups }, (_, place) => ({ place, market: markets[place] ?? null }));
}

/** For each group the first market of a league's matches: what it is about is its columns' heading. */
export function headMarkets(matches: readonly Match[], groups: number): readonly RowMarketPlace[] {
  const rows = matches.map((match) => rowMarkets(match, groups));
  const heads = Array.from({ length: groups }, (_, place) => ({
    place,
    market: rows.find((row) => row[place]?.market !== null)?.[place]?.market ?? null,
  }));
  return heads.slice(0, heads.findLastIndex(({ market }) => market !== null) + 1);
}
