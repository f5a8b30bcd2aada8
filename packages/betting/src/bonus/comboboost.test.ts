import { odds } from '@slipstream/units/odds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboboostRange, comboboostUpcoming } from './comboboost.ts';
import type { ComboboostRange } from './comboboost.ts';

function range(minCount: number, maxCount: number, bonusOdds: number, minOdds = 1000): ComboboostRange {
  return { minCount, maxCount, bonusOdds: odds(bonusOdds), minOdds: odds(minOdds) };
}

const ladder = [range(3, 4, 1050, 1400), range(5, 7, 1100, 1400), range(8, 12, 1250, 1500)];
const legs = (count: number, price = 1500) => Array.from({ length: count }, () => odds(price));

describe('[SLIP-13] the range of a comboboost', () => {
  it.each([
    [0, undefined, [1050, 3]],
    [2, undefined, [1050, 1]],
    [3, 1050, [1100, 2]],
    [4, 1050, [1100, 1]],
    [5, 1100, [1250, 3]],
    [7, 1100, [1250, 1]],
    [8, 1250, undefined],
    [12, 1250, undefined],
    [13, undefined, undefined],
  ])('of %i legs is %s, and the next %j', (count, bonusOdds, next) => {
    expect(comboboostRange(ladder, legs(count))?.bonusOdds).toBe(bonusOdds);
    const upcoming = comboboostUpcoming(ladder, legs(count));
    expect(upcoming && [upcoming.range.bonusOdds, upcoming.selectionsMissing]).toEqual(next);
  });

  it('counts legs from its lowest price on', () => {
    expect(comboboostRange(ladder, [...legs(2, 1400), ...legs(3, 1399)])).toBeUndefined();
    expect(comboboostRange(ladder, [...legs(3, 1400), ...legs(3, 1399)])?.bonusOdds).toBe(1050);
    // Seven legs of 1.499 count for the second range and none of them for the third.
    expect(comboboostUpcoming(ladder, legs(7, 1499))?.selectionsMissing).toBe(8);
  });

  it('is the best of those reached, in whatever order they come', () => {
    const both = [range(2, 9, 1030), range(2, 9, 1200), range(2, 9, 1150)];
    expect(comboboostRange(both, legs(2))?.bonusOdds).toBe(1200);
    expect(comboboostRange(both.toReversed(), legs(2))?.bonusOdds).toBe(1200);
    const equal = [range(2, 3, 1030), range(1, 3, 1030)];
    expect(comboboostRange(equal, legs(2))).toBe(equal[0]);
  });

  it('comes next only if it pays more than now', () => {
    expect(comboboostUpcoming([range(2, 9, 1200), range(4, 9, 1200)], legs(2))).toBeUndefined();
    expect(comboboostUpcoming([range(2, 9, 1200), range(4, 9, 1201)], legs(2))?.selectionsMissing).toBe(2);
  });

  it('comes next by nearness, then by what it pays', () => {
    const ranges = [range(6, 9, 1500), range(4, 9, 1100), range(4, 9, 1200), range(4, 9, 1150), range(5, 9, 1400)];
    expect(comboboostUpcoming(ranges, legs(3))).toEqual({ range: ranges[2], selectionsMissing: 1 });
    const equal = [range(4, 9, 1200), range(4, 8, 1200)];
    expect(comboboostUpcoming(equal, legs(3))?.range).toBe(equal[0]);
  });

  it('is reached by adding the legs that were missing', () => {
    const ranges = fc.array(
      fc.record({
        minCount: fc.integer({ min: 1, max: 10 }),
        maxCount: fc.constant(20),
        bonusOdds: fc.integer({ min: 1001, max: 3000 }).map(odds),
        minOdds: fc.constantFrom(1000, 1300, 1600).map(odds),
      }),
    );
    const prices = fc.array(fc.integer({ min: 1001, max: 2000 }).map(odds), { maxLength: 10 });
    fc.assert(
      fc.property(ranges, prices, (some, held) => {
        const next = comboboostUpcoming(some, held);
        if (next === undefined) return;
        const grown = [...held, ...legs(next.selectionsMissing, 2000)];
        expect(comboboostRange(some, grown)?.bonusOdds).toBeGreaterThanOrEqual(next.range.bonusOdds);
      }),
    );
  });
});
