import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { totalOddsCapped } from '@slipstream/units/odds';
import type { TotalOdds } from '@slipstream/units/odds';
import { divideFloor, divideHalfUp } from '@slipstream/units/rounding';

/**
 * What a bet pays for each unit staked, exactly. Every rule about a return works on one of these, and the money is rounded
 * once, when a stake meets it (BET-5). Never negative, never reduced: the integers stay small enough without it.
 */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

export const ratioOne: Ratio = { numerator: 1n, denominator: 1n };

/** What a stake returns, stake included. */
export function payoutFloor(stake: Minor, { numerator, denominator }: Ratio): Minor {
  return minorCapped(divideFloor(BigInt(stake) * numerator, denominator));
}

/** The total odds a player is shown: thousandths, half up (BET-5). */
export function totalOddsHalfUp({ numerator, denominator }: Ratio): TotalOdds {
  return totalOddsCapped(divideHalfUp(1000n * numerator, denominator));
}

export function ratioTimes(a: Ratio, b: Ratio): Ratio {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Below zero, zero or above, as `a` is below, equal to or above `b`. */
export function ratioCompare(a: Ratio, b: Ratio): bigint {
  return a.numerator * b.denominator - b.numerator * a.denominator;
}
