import { describe, expect, it } from 'vitest';
import { currencies, findCurrency } from './currency.ts';

describe('[BET-4] currencies', () => {
  it.each([
    ['EUR', 100, 2, true],
    ['USD', 100, 2, true],
    ['BRL', 100, 2, true],
    ['JPY', 1, 0, true],
    ['KRW', 1, 0, true],
    ['CLP', 1, 0, true],
    ['VND', 1, 0, true],
    ['KWD', 1000, 3, true],
    ['TND', 1000, 3, true],
    ['BTC', 100_000_000, 8, false],
    ['ETH', 100_000_000, 8, false],
    ['USDT', 1_000_000, 6, false],
  ])('%s has %i subunits', (code, subunits, digits, isFiat) => {
    expect(findCurrency(code)).toEqual({ code, subunits, digits, isFiat });
  });

  it.each(['', 'eur', 'XXX', 'constructor'])('does not know %j', (code) => {
    expect(findCurrency(code)).toBeUndefined();
  });

  it('lists each once, with digits that show every subunit', () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
    expect(currencies.length).toBeGreaterThan(90);
    for (const { code, subunits, digits } of currencies) {
      expect(code).toMatch(/^[A-Z]{3,5}$/);
      expect(subunits.toString()).toBe(`1${'0'.repeat(digits)}`);
    }
  });
});
