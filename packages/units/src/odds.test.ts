import { describe, expect, it } from 'vitest';
import { odds, oddsEven, oddsMax, oddsMin, totalOddsCapped, totalOddsMax } from './odds.ts';

describe('a price', () => {
  it.each([oddsEven, oddsMin, oddsMax])('[BET-4] %i is one', (price) => expect(odds(price)).toBe(price));
  it.each([999, 10_000_001, 1850.5, Number.NaN, -1850])('[BET-4] %d is not one', (price) => {
    expect(() => odds(price)).toThrow(`not a price in thousandths: ${price}`);
  });
  it('of several legs is capped where integers stop being exact', () => {
    expect(totalOddsCapped(9_007_199_254_740_991n)).toBe(9_007_199_254_740_991);
    expect(totalOddsCapped(9_007_199_254_740_992n)).toBe(totalOddsMax);
    expect(totalOddsCapped(3648n)).toBe(3648);
  });
});
