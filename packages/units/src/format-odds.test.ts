import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOdds, formatTotalOdds, oddsFormats } from './format-odds.ts';
import type { OddsFormat } from './format-odds.ts';
import { knownOdds } from './known-odds.data.ts';
import { odds, oddsMax, oddsMin, totalOddsCapped, totalOddsMax } from './odds.ts';

const column = {
  european: 1,
  british: 2,
  hongkong: 3,
  american: 4,
  indonesian: 5,
  malaysian: 6,
  percent: 7,
} as const satisfies Record<Exclude<OddsFormat, 'fractional'>, number>;

const tabled = oddsFormats.filter((format) => format !== 'fractional');

describe.each(tabled)('[ODDS-1] %s', (format) => {
  it.each(knownOdds.map((row) => [row[0], row[column[format]]] as const))('shows %i as %s', (price, shown) => {
    expect(formatOdds(odds(price), format)).toBe(shown);
  });
});

describe('[ODDS-1] british and fractional are two displays', () => {
  it.each([
    [1670, '4/6', '67/100'],
    [1910, '10/11', '91/100'],
    [2375, '11/8', '11/8'],
    [2380, '11/8', '69/50'],
    [2500, '6/4', '3/2'],
    [3250, '9/4', '9/4'],
    [4330, '100/30', '333/100'],
    [4333, '100/30', '3333/1000'],
    [11_000, '10/1', '10/1'],
  ])('%i is %s on a board and %s reduced', (price, british, fractional) => {
    expect([formatOdds(odds(price), 'british'), formatOdds(odds(price), 'fractional')]).toEqual([british, fractional]);
  });
});

describe('[ODDS-1] awkward prices', () => {
  it.each<[number, OddsFormat, string]>([
    [1000, 'european', '1.00'],
    [1000, 'british', '0/1'],
    [1000, 'hongkong', '0.00'],
    [1000, 'american', '–'],
    [1000, 'indonesian', '–'],
    [1000, 'malaysian', '0.00'],
    [1000, 'percent', '100.00%'],
    [1999, 'american', '+100'],
    [1996, 'american', '+100'],
    [1995, 'american', '-101'],
    [1990, 'american', '-101'],
    [1999, 'indonesian', '1.00'],
    [1995, 'indonesian', '-1.01'],
    [1994, 'indonesian', '-1.01'],
    [2001, 'indonesian', '1.001'],
    [2001, 'malaysian', '1.00'],
    [2005, 'malaysian', '1.00'],
    [2006, 'malaysian', '-0.99'],
    [2005, 'american', '+101'],
    [2004, 'american', '+100'],
    [1904, 'british', '113/125'],
    [1905, 'british', '10/11'],
    [1914, 'british', '10/11'],
    [1915, 'british', '183/200'],
    [1120, 'british', '1/8'],
    [1129, 'british', '1/8'],
    [1130, 'british', '2/15'],
    [1046, 'british', '1/20'],
    [1044, 'british', '11/250'],
    [1045, 'british', '1/22'],
    [1055, 'british', '1/18'],
    [1006, 'british', '3/500'],
    [1095, 'british', '1/11'],
    [1096, 'british', '1/10'],
    [100_995, 'british', '100/1'],
    [101_005, 'british', '100/1'],
    [101_006, 'british', '50003/500'],
    [102_500, 'british', '203/2'],
  ])('shows %i in %s as %s', (price, format, shown) => {
    expect(formatOdds(odds(price), format)).toBe(shown);
  });

  it.each<[number, OddsFormat, string]>([
    [11_192, 'european', '11.19'],
    [11_195, 'european', '11.20'],
    [2500, 'european', '2.50'],
    [1002, 'european', '1.002'],
    [1005, 'european', '1.01'],
    [1000, 'european', '1.00'],
    [11_192, 'hongkong', '10.19'],
    [11_192, 'indonesian', '10.19'],
    [1456, 'malaysian', '0.46'],
    [11_192, 'malaysian', '-0.098'],
    [11_192, 'american', '+1019'],
    [11_192, 'percent', '8.93%'],
    [11_192, 'british', '1019/100'],
  ])('[BET-5] shows the total %i in %s as %s', (price, format, shown) => {
    expect(formatTotalOdds(totalOddsCapped(BigInt(price)), format)).toBe(shown);
  });

  it('[BET-5] shows a total beyond the highest single price, up to the cap', () => {
    expect(formatOdds(totalOddsCapped(123_456_789_012n), 'european')).toBe('123456789.012');
    expect(formatOdds(totalOddsMax, 'european')).toBe('9007199254740.991');
    expect(formatOdds(totalOddsMax, 'malaysian')).toBe('-0.00000000000011');
  });
});

/** A fraction of two integers, the second above zero. */
type Ratio = readonly [bigint, bigint];

const prices = fc.oneof(
  fc.integer({ min: oddsMin, max: 3000 }),
  fc.integer({ min: oddsMin, max: 110_000 }),
  fc.integer({ min: oddsMin, max: oddsMax }),
);

describe.each(oddsFormats)('[ODDS-1] %s, any price', (format) => {
  it('never shows a higher price as a lower one', () => {
    fc.assert(
      fc.property(prices, prices, (one, other) => {
        const lower = priceShown(formatOdds(odds(Math.min(one, other)), format), format);
        const higher = priceShown(formatOdds(odds(Math.max(one, other)), format), format);
        expect(lower[0] * higher[1]).toBeLessThanOrEqual(higher[0] * lower[1]);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows neighbouring prices in order, from 1.001 to 4.000', () => {
    for (let price: number = oddsMin; price < 4000; price += 1) {
      const lower = priceShown(formatOdds(odds(price), format), format);
      const higher = priceShown(formatOdds(odds(price + 1), format), format);
      expect(lower[0] * higher[1]).toBeLessThanOrEqual(higher[0] * lower[1]);
    }
  });

  it('comes back within one step of what it shows', () => {
    fc.assert(
      fc.property(prices, (price) => {
        const shown = formatOdds(odds(price), format);
        const again = priceShown(shown, format);
        const [before, after] = [neighbour(shown, format, -1n), neighbour(shown, format, 1n)];
        const [low, high] = ascending(before, after) < 0 ? [before, after] : [after, before];
        expect(low[0] * 1000n).toBeLessThanOrEqual(BigInt(price) * low[1]);
        expect(high[0] * 1000n).toBeGreaterThanOrEqual(BigInt(price) * high[1]);
        expect(ascending(low, again)).toBeLessThanOrEqual(0);
        expect(ascending(again, high)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });
});

function ascending(a: Ratio, b: Ratio): number {
  const difference = a[0] * b[1] - b[0] * a[1];
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The decimal price that a shown text stands for. */
function priceShown(shown: string, format: OddsFormat): Ratio {
  if (shown.includes('/')) {
    const [numerator = '', denominator = ''] = shown.split('/');
    return [BigInt(numerator) + BigInt(denominator), BigInt(denominator)];
  }
  return priceOf(decimalShown(shown), format);
}

/** The price one display step to either side: a last digit, or a whole tick of a hundredth for a fraction. */
function neighbour(shown: string, format: OddsFormat, steps: bigint): Ratio {
  if (shown.includes('/')) {
    const [numerator, denominator] = priceShown(shown, format);
    return [numerator * 100n + steps * denominator, denominator * 100n];
  }
  const [numerator, denominator] = decimalShown(shown);
  return priceOf([numerator + steps, denominator], format);
}

function decimalShown(shown: string): Ratio {
  const [whole = '', digits = ''] = shown.replace(/[+%]/g, '').split('.');
  return [BigInt(whole + digits), 10n ** BigInt(digits.length)];
}

function priceOf([numerator, denominator]: Ratio, format: OddsFormat): Ratio {
  switch (format) {
    case 'european':
      return [numerator, denominator];
    case 'hongkong':
      return [numerator + denominator, denominator];
    case 'american':
      return priceOf([numerator, denominator * 100n], 'indonesian');
    case 'indonesian':
    case 'malaysian':
      return numerator < 0n ? [denominator - numerator, -numerator] : [numerator + denominator, denominator];
    case 'percent':
      return [100n * denominator, numerator];
    case 'british':
    case 'fractional':
      throw new Error('a fraction has no decimal');
  }
}
