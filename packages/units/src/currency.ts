import { cryptoDigits, fiatDigits } from './currencies.data.ts';

export type Currency = {
  readonly code: string;
  /** How many smallest units make one whole, the divisor of BET-4: 100 for EUR, 100000000 for BTC. */
  readonly subunits: number;
  /** Decimal digits that show every smallest unit: 2 for EUR, 8 for BTC. */
  readonly digits: number;
  readonly isFiat: boolean;
};

const fiat = Object.entries(fiatDigits).map(([code, digits]) => currency(code, digits, true));
const crypto = Object.entries(cryptoDigits).map(([code, digits]) => currency(code, digits, false));

/** Every currency the product knows, fiat before crypto, each by code. */
export const currencies: readonly Currency[] = [...fiat, ...crypto];

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((known) => [known.code, known]));

/** Codes come from configuration or the wire, so an unknown one is a normal result and not a bug. */
export function findCurrency(code: string): Currency | undefined {
  return byCode.get(code);
}

function currency(code: string, digits: number, isFiat: boolean): Currency {
  return { code, subunits: 10 ** digits, digits, isFiat };
}
