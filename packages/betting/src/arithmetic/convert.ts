import type { Currency } from '@slipstream/units/currency';
import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { divideCeil, divideFloor } from '@slipstream/units/rounding';
import type { Ratio } from './ratio.ts';

/** How many whole units of the player's currency one whole unit of another buys, by the other's code. */
export type ConversionRates = ReadonlyMap<string, Ratio>;

type Quoted = { readonly code: string; readonly worth: number | null };

/**
 * The exact rates into one currency from all that are quoted, in whatever they are quoted in. None where it is not quoted
 * itself.
 */
export function conversionRates(quoted: readonly Quoted[], into: string): ConversionRates {
  const worths = new Map(quoted.flatMap(({ code, worth }) => (worth === null ? [] : [[code, BigInt(worth)] as const])));
  const denominator = worths.get(into);
  if (denominator === undefined) return new Map();
  return new Map([...worths].map(([code, numerator]) => [code, { numerator, denominator }]));
}

/**
 * An amount in another currency, where `rate` is how many whole units of it one whole unit buys (SLIP-14). Floored, so that
 * a restored stake is never above what the player had chosen.
 */
export function convertFloor(amount: Minor, from: Subunits, to: Subunits, rate: Ratio): Minor {
  const dividend = BigInt(amount) * rate.numerator * BigInt(to.subunits);
  return minorCapped(divideFloor(dividend, rate.denominator * BigInt(from.subunits)));
}

/** The same rounded up, for what counts against a limit of the player's own (RG-5): any part of a unit is a whole one. */
export function convertCeil(amount: Minor, from: Subunits, to: Subunits, rate: Ratio): Minor {
  const dividend = BigInt(amount) * rate.numerator * BigInt(to.subunits);
  return minorCapped(divideCeil(dividend, rate.denominator * BigInt(from.subunits)));
}

type Subunits = Pick<Currency, 'subunits'>;
