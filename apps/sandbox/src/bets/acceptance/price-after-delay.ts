import { acceptsPrice, type PriceTerms } from '@slipstream/betting/acceptance/accepts-price';
import type { TotalOdds } from '@slipstream/units/odds';

/**
 * The price a bet is accepted at after its delay, or null when it is rejected. A price that has not fallen is no reason to
 * reject: who takes no moves gets the price agreed on, who takes rises gets the rise. A fall is taken only by those who take
 * falls.
 */
export function priceAfterDelay<Price extends TotalOdds>(
  terms: PriceTerms,
  agreed: Price,
  current: Price,
): Price | null {
  if (current >= agreed) return terms.mode === 'none' ? agreed : current;
  return acceptsPrice(terms, agreed, current) ? current : null;
}
