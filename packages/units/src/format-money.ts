import type { Currency } from './currency.ts';
import type { Minor } from './minor.ts';

/**
 * symbol: €12.50; code: EUR 12.50; number: 12.50, for a field with the currency beside it; short: €1.23M for
 * €1,239,000.00 and €1,234 for €1,234.99. Short amounts are rounded down and used where the full amount is shown
 * nearby.
 */
export type MoneyStyle = 'symbol' | 'code' | 'number' | 'short';

/** Whichever is more precise: two decimals for millions, three significant digits for a fraction of a coin. */
const shortDigits: Intl.NumberFormatOptions = {
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
  roundingMode: 'trunc',
};

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats money for a locale. Intl gets the integer as a decimal string (`1250E-2`), which it reads exactly, so even
 * amounts beyond float precision are exact.
 */
export function formatMoney(amount: Minor, currency: Currency, locale: string, style: MoneyStyle = 'symbol'): string {
  const exact = `${amount}E-${currency.digits}` as `${number}`;
  const shown = formatter(currency, locale, isRounded(amount, currency, style) ? 'rounded' : style).format(exact);
  // Intl accepts three-letter codes only, so crypto currencies are written by hand.
  return style === 'number' || isIntlCurrency(currency) ? shown : `${shown}\u00a0${currency.code}`;
}

/** Below a million a language's word for a thousand is longer than the figures it spares, so a short amount only loses its cents. */
function isRounded(amount: Minor, { digits, isFiat }: Currency, style: MoneyStyle): boolean {
  return style === 'short' && isFiat && Math.abs(amount) < 1_000_000 * 10 ** digits;
}

/** Making a formatter costs far more than using one, and a list of bets uses the same one hundreds of times. */
function formatter(currency: Currency, locale: string, style: MoneyStyle | 'rounded'): Intl.NumberFormat {
  const key = `${locale} ${style} ${currency.code} ${currency.digits}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    ...signOf(currency, style),
    ...digitsOf(currency, style),
  });
  formatters.set(key, made);
  return made;
}

function signOf(currency: Currency, style: MoneyStyle | 'rounded'): Intl.NumberFormatOptions {
  if (style === 'number' || !isIntlCurrency(currency)) return {};
  return { style: 'currency', currency: currency.code, currencyDisplay: style === 'code' ? 'code' : 'symbol' };
}

function digitsOf(currency: Currency, style: MoneyStyle | 'rounded'): Intl.NumberFormatOptions {
  if (style === 'rounded') return { maximumFractionDigits: 0, roundingMode: 'trunc' };
  if (style === 'short') return shortDigits;
  // Every digit of a fiat amount is money people know; of a coin's eight, trailing zeros past the second say nothing.
  const least = currency.isFiat ? currency.digits : Math.min(2, currency.digits);
  return { minimumFractionDigits: least, maximumFractionDigits: currency.digits };
}

function isIntlCurrency(currency: Currency): boolean {
  return currency.isFiat && currency.code.length === 3;
}
