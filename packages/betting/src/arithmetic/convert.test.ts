import { findCurrency } from '@slipstream/units/currency';
import { minor, minorMax } from '@slipstream/units/minor';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertFloor, crossRate } from './convert.ts';

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

  it('crosses two rates quoted in a third currency', () => {
    // In dollars a pound is 1.27 and a euro 1.08, so a pound is 127/108 euro.
    const cross = crossRate({ numerator: 127n, denominator: 100n }, { numerator: 108n, denominator: 100n });
    expect(convertFloor(minor(10_800), eur!, eur!, cross)).toBe(12_700);
    const uneven = crossRate({ numerator: 3n, denominator: 2n }, { numerator: 5n, denominator: 7n });
    expect(uneven).toEqual({ numerator: 21n, denominator: 10n });
  });

  it('there and back never gains', () => {
    fc.assert(
      fc.property(fc.nat().map(minor), rate, rate, (amount, from, to) => {
        const there = convertFloor(amount, eur!, jpy!, crossRate(from, to));
        expect(convertFloor(there, jpy!, eur!, crossRate(to, from))).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
