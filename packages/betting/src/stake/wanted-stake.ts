import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { divideCeil, divideHalfUp } from '@slipstream/units/rounding';
import type { Ratio } from '../arithmetic/ratio.ts';

/**
 * "I want to win": the smallest stake whose return reaches the wish. Undefined when no stake does, because the bet pays
 * nothing (profit only, at 1.000).
 */
export function stakeForReturnCeil(wish: Minor, { numerator, denominator }: Ratio): Minor | undefined {
  if (numerator === 0n) return undefined;
  return minorCapped(divideCeil(BigInt(wish) * denominator, numerator));
}

/**
 * The stake after the price moved, by old over new total odds (SLIP-9), when only the stake is known. Half up, so that a
 * price that moves to and fro does not carry the stake off one way.
 */
export function stakeRescaledHalfUp(stake: Minor, before: Ratio, after: Ratio): Minor | undefined {
  if (after.numerator === 0n) return undefined;
  const dividend = BigInt(stake) * before.numerator * after.denominator;
  return minorCapped(divideHalfUp(dividend, before.denominator * after.numerator));
}
