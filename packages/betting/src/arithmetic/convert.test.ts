import { findCurrency } from '@slipstream/units/currency';
import { minor, minorMax } from '@slipstream/units/minor';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversionRates, convertCeil, convertFloor } from './convert.ts';

const [eur, jpy, btc] = ['EUR', 'JPY', 'BTC'].map((code) => findCurrency(code)!);
const rate = fc.record({ numerator: fc.bigInt(1n, 10n ** 9n), denominator: fc.bigInt(1n, 10n ** 9n) });

describe('[SLIP-14] converting an amount', () => {
  it('goes by whole units, whatever their subunits', () => {
    const yenPerEuro = { numerator: 16_327n, denominator: 100n };
    expect(convertFloor(minor(1234), eur!, jpy!, yenPerEuro)).toBe(2014);
    expect(convertFloor(minor(2014), jpy!, eur!, { numerator: 100n, denominator: 16_327n })).toBe(1233);
    expect(convertFloor(minor(1), btc!, eur!, { numerator: 50_000n, denominator: 1n })).toBe(0);
    expect(convertFloor(minor(20), btc!, eur!, { numerator: 50_000n, denominator: 1n })).toBe(1);
    expect(convertFloor(minorMax, eur!, btc!, { numerator: 1n, denominator: 1n })).toBe(minorMax);
  });

  it('takes the rates from what each currency is worth, and has none into or from one that is not quoted', () => {
    const quoted = [
      { code: 'GBP', worth: 127 },
      { code: 'EUR', worth: 108 },
      { code: 'XAU', worth: null },
    ];
    const rates = conversionRates(quoted, 'EUR');
    expect([...rates.keys()]).toEqual(['GBP', 'EUR']);
    expect(convertFloor(minor(10_800), eur!, eur!, rates.get('GBP')!)).toBe(12_700);
    expect(conversionRates(quoted, 'XAU').size).toBe(0);
    expect(conversionRates(quoted, 'JPY').size).toBe(0);
  });

  it('there and back never gains', () => {
    fc.assert(
      fc.property(fc.nat().map(minor), rate, (amount, { numerator, denominator }) => {
        const there = convertFloor(amount, eur!, jpy!, { numerator, denominator });
        const back = convertFloor(there, jpy!, eur!, { numerator: denominator, denominator: numerator });
        expect(back).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('[RG-5] converting what counts against a limit', () => {
  it('rounds up, so that nothing is too small to count', () => {
    const euroPerBitcoin = { numerator: 50_000n, denominator: 1n };
    expect(convertCeil(minor(1), btc!, eur!, euroPerBitcoin)).toBe(1);
    expect(convertCeil(minor(0), btc!, eur!, euroPerBitcoin)).toBe(0);
    expect(convertCeil(minor(-1), btc!, eur!, euroPerBitcoin)).toBe(0);
    expect(convertCeil(minorMax, eur!, btc!, { numerator: 1n, denominator: 1n })).toBe(minorMax);
  });

  it('is never below the exact amount, and less than one unit above it', () => {
    fc.assert(
      fc.property(fc.nat().map(minor), rate, (amount, { numerator, denominator }) => {
        const up = convertCeil(amount, eur!, jpy!, { numerator, denominator });
        const down = convertFloor(amount, eur!, jpy!, { numerator, denominator });
        expect(up - down).toBeGreaterThanOrEqual(0);
        expect(up - down).toBeLessThanOrEqual(1);
      }),
    );
  });
});
