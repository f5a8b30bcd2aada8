import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Match } from '@slipstream/contract/entities/catalogue/match';

import { listMarkets } from '../../../state/board/match-record.ts';

/** How many outcomes the league says the main market has, or the second one; 0 where it says nothing. */
export function columnCount(league: League, at: number): number {
  if (at === 0) return league.mainMarketOutcomesCount;
  return at === 1 ? league.secondaryMarketOutcomesCount : 0;
}

/** The market of each column group in one row; null where the match has none. */
export function rowMarkets(match: Match, ids: readonly string[]): readonly (readonly [string, Market | null])[] {
  const markets = listMarkets(match);
  return ids.map((id) => [id, markets.find((market) => market.id === id) ?? null]);
}
