import { oddsScale } from '@slipstream/units/odds';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import { productRatio, systemRatio } from './leg-ratio.ts';
import type { Legs } from './leg-ratio.ts';
import type { Ratio } from './ratio.ts';

/** What decides the return of a bet: its prices and how they are put together. */
export type BetShape =
  | { readonly kind: 'single'; readonly odds: Odds }
  | { readonly kind: 'combo'; readonly odds: readonly Odds[] }
  | { readonly kind: 'system'; readonly odds: readonly Odds[]; readonly winCounts: readonly number[] }
  /** A custom bet has one price for all its legs together, given by the server; their own prices do not count. */
  | { readonly kind: 'custom_bet'; readonly customOdds: TotalOdds };

/** What a bet pays per unit when every leg wins, which is the most it can pay. */
export function returnRatio(bet: BetShape): Ratio {
  switch (bet.kind) {
    case 'single':
      return productRatio(legs([bet.odds]));
    case 'combo':
      return productRatio(legs(bet.odds));
    case 'system':
      return systemRatio(legs(bet.odds), bet.winCounts);
    case 'custom_bet':
      return productRatio(legs([bet.customOdds]));
  }
}

function legs(odds: readonly TotalOdds[]): Legs {
  return { numerators: odds.map(BigInt), scale: BigInt(oddsScale) };
}
