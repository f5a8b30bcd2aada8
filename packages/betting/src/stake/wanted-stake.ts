import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { divideCeil } from '@slipstream/units/rounding';
import type { Ratio } from '../arithmetic/ratio.ts';

/**
 * "I want to win": the smallest stake whose return reaches the wish. When the price moves, the same wish at the new price is
 * the stake by old over new total odds (SLIP-9), without the drift of rescaling a rounded stake again and again. Undefined
 * when no stake reaches it, because the bet pays nothing (profit only, at 1.000).
 */
export function stakeForReturnCeil(wish: Minor, { numerator, denominator }: Ratio): Minor | undefined {
  if (numerator === 0n) return undefined;
  return minorCapped(divideCeil(BigInt(wish) * denominator, numerator));
}
