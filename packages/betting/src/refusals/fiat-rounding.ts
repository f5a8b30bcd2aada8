import type { Currency } from '@slipstream/units/currency';

/**
 * The smallest step money of a currency is paid in, in its smallest units: a total that is not a multiple of it does not
 * survive rounding (LIMIT-5). A site may keep a fiat currency finer than it is paid, euros in ten-thousandths for example;
 * crypto is paid as finely as it is kept.
 */
export function payableStep({ subunits, digits, isFiat }: Currency): number {
  return isFiat ? Math.max(1, subunits / 10 ** digits) : 1;
}
