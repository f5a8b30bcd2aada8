import type { Currency } from '@slipstream/units/currency';
import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { divideFloor } from '@slipstream/units/rounding';
import type { Ratio } from './ratio.ts';

/** The exact rate from one currency to another, from what one whole unit of each is worth in whatever both are quoted in. */
export function crossRate(worthFrom: Ratio, worthTo: Ratio): Ratio {
  return {
    numerator: worthFrom.numerator * worthTo.denominator,
    denominator: worthFrom.denominator * worthTo.numerator,
  };
}

/**
 * An amount in another currency, where `rate` is how many whole units of it one whole unit buys (SLIP-14). Floored, so that
 * a restored stake is never above what the player had chosen.
 */
export function convertFloor(amount: Minor, from: Subunits, to: Subunits, rate: Ratio): Minor {
  const dividend = BigInt(amount) * rate.numerator * BigInt(to.subunits);
  return minorCapped(divideFloor(dividend, rate.denominator * BigInt(from.subunits)));
}

type Subunits = Pick<Currency, 'subunits'>;
