import type { Currency } from '@slipstream/units/currency';
import type { Minor } from '@slipstream/units/minor';

/**
 * The smallest step money of a currency is paid in, in its smallest units. A site may keep a fiat currency finer than it is
 * paid, euros in ten-thousandths for example; crypto is paid as finely as it is kept.
 */
export function payableStep({ subunits, digits, isFiat }: Currency): number {
  return isFiat ? Math.max(1, subunits / 10 ** digits) : 1;
}

/** Whether a total of stakes is still itself after being rounded to what can be paid (LIMIT-5). */
export function survivesFiatRounding(total: Minor, currency: Currency): boolean {
  return total % payableStep(currency) === 0;
}
