import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MarketId } from '@slipstream/units/ids';

/** A market that rows of a league can show. */
export type RowMarketName = Pick<Market, 'id' | 'name' | 'specifier'>;

/** A league of a list says which markets its rows could show, also those that were not loaded. */
export type ListedLeague = League & { readonly rowMarkets?: readonly RowMarketName[] };
export type ListedMatch = Match & { readonly tournament: ListedLeague };

/** The market a player chose to see in the rows of each sport, by the sport's key (SHOW-11). */
export type RowMarketChoices = Readonly<Record<string, MarketId>>;

/**
 * The markets that rows of these matches can show, from the start of a row on: for each place the first one that a match has there.
 * Matches differ in what is still open, so a column is known by the id of its market and not by its place.
 */
export function rowMarketsOf(matches: readonly Match[]): readonly Market[] {
  const rows = matches.map(({ mainMarket, secondaryMarket, topMarkets }) => [
    mainMarket,
    secondaryMarket,
    ...topMarkets,
  ]);
  const found = new Map<MarketId, Market>();
  const places = Math.max(0, ...rows.map(({ length }) => length));
  for (let place = 0; place < places; place += 1)
    for (const row of rows) {
      const market = row[place];
      if (market && !found.has(market.id)) found.set(market.id, market);
    }
  return [...found.values()];
}

/** Those that there is room for: the first ones; the last of them makes way for the chosen one. */
export function shownRowMarkets(
  ids: readonly MarketId[],
  count: number,
  chosen: MarketId | undefined,
): readonly MarketId[] {
  const first = ids.slice(0, count);
  if (chosen === undefined || first.includes(chosen) || !ids.includes(chosen)) return first;
  return [...first.slice(0, -1), chosen];
}
