import { isMarketOpen } from '@slipstream/units/market-status';
import { evaluatePrice } from './evaluate-price.ts';
import type { PriceJudge } from './evaluate-price.ts';
import type { Selection } from './selection.ts';
import type { MarketSnapshot } from './ticket-event.ts';

export function isOfMarket(selection: Selection, { matchId, id, specifier }: MarketSnapshot): boolean {
  return selection.marketId === id && selection.matchId === matchId && selection.specifier === specifier;
}

/**
 * Updates a selection from its market: suspended if the market is not open, or the outcome is missing or inactive
 * (SLIP-7). Prices of a closed market are not offers, so the last known price stays until it opens.
 */
export function atMarket(selection: Selection, market: MarketSnapshot, judge: PriceJudge): Selection {
  const outcome = market.outcomes.find(({ id }) => id === selection.outcomeId);
  const active = outcome?.active === true;
  const fresh = { ...selection, active, marketVersion: market.version, isStale: false };
  if (!isMarketOpen(market.status) || outcome === undefined || !active) return { ...fresh, isSuspended: true };
  return evaluatePrice({ ...fresh, isSuspended: false }, outcome.odds, judge);
}
