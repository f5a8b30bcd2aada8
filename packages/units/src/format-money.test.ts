import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, findCurrency } from './currency.ts';
import type { Currency } from './currency.ts';
import { formatMoney } from './format-money.ts';
import type { MoneyStyle } from './format-money.ts';
import { minor } from './minor.ts';

function known(code: string): Currency {
  const currency = findCurrency(code);
  if (currency === undefined) throw new Error(`no currency ${code}`);
  return currency;
}

describe('[BET-4] money in a locale', () => {
  it.each<[number, string, string, MoneyStyle, string]>([
    [1250, 'EUR', 'en', 'symbol', '€12.50'],
    [1250, 'EUR', 'de', 'symbol', '12,50 €'],
    [1250, 'EUR', 'en', 'code', 'EUR 12.50'],
    [1250, 'EUR', 'en', 'number', '12.50'],
    [123_456_789, 'EUR', 'de', 'number', '1.234.567,89'],
    [123_456_789, 'INR', 'en-IN', 'number', '12,34,567.89'],
    [123_999_999, 'EUR', 'en', 'short', '€1.23M'],
    [12_500_000, 'VND', 'en', 'short', '₫12.5M'],
    [123_999_999, 'EUR', 'de', 'short', '1,23 Mio. €'],
    [12_345_678, 'EUR', 'de', 'short', '123.456 €'],
    [123_499, 'EUR', 'en', 'short', '€1,234'],
    [123_499, 'EUR', 'ar', 'short', '\u200f1,234 €'],
    [123_999_999, 'EUR', 'ar', 'short', '\u200f1.23 مليون €'],
    [2_150_000_000_000, 'BTC', 'en', 'short', '21.5K BTC'],
    [512_987, 'BTC', 'en', 'short', '0.00512 BTC'],
    [1, 'BTC', 'en', 'short', '0.00000001 BTC'],
    [0, 'EUR', 'en', 'symbol', '€0.00'],
    [-5, 'EUR', 'en', 'symbol', '-€0.05'],
    [1250, 'JPY', 'en', 'symbol', '¥1,250'],
    [1250, 'KWD', 'en', 'code', 'KWD 1.250'],
    [150_000_000, 'BTC', 'en', 'symbol', '1.50 BTC'],
    [150_000_001, 'BTC', 'en', 'code', '1.50000001 BTC'],
    [150_000_000, 'BTC', 'en', 'number', '1.50'],
    [1, 'BTC', 'de', 'symbol', '0,00000001 BTC'],
    [12_345_678, 'USDT', 'en', 'symbol', '12.345678 USDT'],
    [Number.MAX_SAFE_INTEGER, 'EUR', 'en', 'symbol', '€90,071,992,547,409.91'],
    [Number.MAX_SAFE_INTEGER, 'BTC', 'en', 'number', '90,071,992.54740991'],
  ])('%i %s in %s as %s', (amount, code, locale, style, shown) => {
    const plain = formatMoney(minor(amount), known(code), locale, style).replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(plain).toBe(shown);
  });

  it('shows the symbol unless told otherwise, and keeps coin and amount on one line', () => {
    expect(formatMoney(minor(1250), known('GBP'), 'en')).toBe('£12.50');
    expect(formatMoney(minor(1_000_000), known('USDT'), 'en')).toBe('1.00\u00a0USDT');
  });

  it('writes a currency of a site whose code Intl does not take', () => {
    const points: Currency = { code: 'POINTS', subunits: 10, digits: 1, isFiat: true };
    expect(formatMoney(minor(125), points, 'en')).toBe('12.5\u00a0POINTS');
    const chips: Currency = { code: 'CHIP', subunits: 1, digits: 0, isFiat: false };
    expect(formatMoney(minor(125), chips, 'en')).toBe('125\u00a0CHIP');
  });

  it('loses no digit of any amount in any currency', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencies), (amount, currency) => {
        const shown = formatMoney(minor(amount), currency, 'en', 'number').replaceAll(',', '');
        const [whole = '', digits = ''] = shown.split('.');
        expect(BigInt(whole + digits.padEnd(currency.digits, '0'))).toBe(BigInt(amount));
      }),
    );
  });
});

describe('[I18N-10] the digits of money', () => {
  it.each(['fa', 'ar', 'ar-EG', 'hi', 'mr', 'my', 'th'])('are Latin in %s', (locale) => {
    const euro = { code: 'EUR', digits: 2, isFiat: true } as never;
    expect(formatMoney(123_450 as never, euro, locale)).toMatch(/1.?234.50/u);
  });
});
