import { describe, expect, it } from 'vitest';
import { minor, minorCapped, minorMax, sumMinor, zeroMinor } from './minor.ts';

describe('[BET-4] money is a whole number of smallest units', () => {
  it.each([0, 1, -1, 1250, Number.MAX_SAFE_INTEGER])('takes %d', (value) => expect(minor(value)).toBe(value));

  it.each([0.5, 12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('throws on %d', (value) => {
    expect(() => minor(value)).toThrow(`not a whole amount of money: ${value}`);
  });

  it('adds amounts', () => {
    expect(sumMinor([])).toBe(zeroMinor);
    expect(sumMinor([minor(1250), minor(-50), minor(1)])).toBe(1201);
    expect(() => sumMinor([minorMax, minor(1)])).toThrow('not a whole amount');
  });

  it('caps an exact result at the largest amount', () => {
    expect(minorCapped(1250n)).toBe(1250);
    expect(minorCapped(BigInt(minorMax))).toBe(minorMax);
    expect(minorCapped(BigInt(minorMax) + 1n)).toBe(minorMax);
    expect(minorCapped(10n ** 40n)).toBe(minorMax);
  });
});
