import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideCeil, divideFloor, divideHalfUp } from './rounding.ts';

describe('[BET-5] rounding by name', () => {
  it.each([
    // dividend, divisor, floor, ceil, half up
    [0n, 7n, 0n, 0n, 0n],
    [6n, 3n, 2n, 2n, 2n],
    [7n, 2n, 3n, 4n, 4n],
    [10n, 4n, 2n, 3n, 3n],
    [9n, 4n, 2n, 3n, 2n],
    [11n, 4n, 2n, 3n, 3n],
    [1n, 3n, 0n, 1n, 0n],
    [2n, 3n, 0n, 1n, 1n],
    [-6n, 3n, -2n, -2n, -2n],
    [-7n, 2n, -4n, -3n, -3n],
    [-9n, 4n, -3n, -2n, -2n],
    [-11n, 4n, -3n, -2n, -3n],
    [-1n, 3n, -1n, 0n, 0n],
    [10n ** 40n + 1n, 10n ** 20n, 10n ** 20n, 10n ** 20n + 1n, 10n ** 20n],
  ])('%s over %s', (dividend, divisor, floor, ceil, halfUp) => {
    expect(divideFloor(dividend, divisor)).toBe(floor);
    expect(divideCeil(dividend, divisor)).toBe(ceil);
    expect(divideHalfUp(dividend, divisor)).toBe(halfUp);
  });

  it('keeps each result on its side of the exact one', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 30n }), (dividend, divisor) => {
        const floor = divideFloor(dividend, divisor);
        expect(floor * divisor).toBeLessThanOrEqual(dividend);
        expect((floor + 1n) * divisor).toBeGreaterThan(dividend);
        expect(divideCeil(dividend, divisor) - floor).toBe(floor * divisor === dividend ? 0n : 1n);
        const twiceOff = 2n * (divideHalfUp(dividend, divisor) * divisor - dividend);
        expect(twiceOff).toBeGreaterThan(-divisor);
        expect(twiceOff).toBeLessThanOrEqual(divisor);
      }),
    );
  });
});
