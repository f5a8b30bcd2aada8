import type { Currency } from './currency.ts';

/** Another name for the same money: mBTC is a thousandth of a BTC, so 100000 of the smallest units make one. */
export interface Subcurrency {
  readonly code: string;
  readonly subunits: number;
}

/**
 * A currency as it is written and typed in a subcurrency. The smallest unit stays the same, so an amount is the same
 * integer in both and nothing is ever converted. Null if the subcurrency is no decimal part of the currency.
 */
export function inSubcurrency(currency: Currency, { code, subunits }: Subcurrency): Currency | null {
  const digits = String(subunits).length - 1;
  if (subunits !== 10 ** digits || subunits > currency.subunits) return null;
  return { code, subunits, digits, isFiat: false };
}
