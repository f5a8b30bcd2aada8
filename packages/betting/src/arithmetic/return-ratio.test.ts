import { minor, minorMax } from '@slipstream/units/minor';
import { odds, oddsMax, oddsMin, totalOddsMax } from '@slipstream/units/odds';
import type { Odds } from '@slipstream/units/odds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemPays } from '../../vectors/derive/lines.ts';
import { payoutFloor, ratioCompare, totalOddsHalfUp } from './ratio.ts';
import { returnRatio } from './return-ratio.ts';
import type { BetShape } from './return-ratio.ts';

const price = fc.oneof(
  fc.integer({ min: oddsMin, max: 4000 }).map(odds),
  fc.integer({ min: 1000, max: oddsMax }).map(odds),
);
const stake = fc.nat({ max: 100_000_000 }).map(minor);

/** A system of up to ten legs, with lines of one or more lengths. */
const system = fc.array(price, { minLength: 1, maxLength: 10 }).chain((legs) =>
  fc.record({
    kind: fc.constant('system' as const),
    odds: fc.constant(legs),
    winCounts: fc.uniqueArray(fc.integer({ min: 1, max: legs.length }), { minLength: 1 }),
  }),
);
const bet: fc.Arbitrary<BetShape> = fc.oneof(
  price.map((single): BetShape => ({ kind: 'single', odds: single })),
  fc.array(price, { minLength: 1, maxLength: 12 }).map((legs): BetShape => ({ kind: 'combo', odds: legs })),
  price.map((customOdds): BetShape => ({ kind: 'custom_bet', customOdds })),
  system,
);

describe('[BET-5] what a bet pays', () => {
  it('is exact where a float is not', () => {
    // In floats 1.1 * 1.1 is 1.2100000000000002.
    const combo = returnRatio({ kind: 'combo', odds: [odds(1100), odds(1100)] });
    expect(combo).toEqual({ numerator: 1_210_000n, denominator: 1_000_000n });
    expect(payoutFloor(minor(100), combo)).toBe(121);
    expect(payoutFloor(minor(99), combo)).toBe(119);
  });

  it('is floored once, not leg by leg', () => {
    // Exactly 334.125; leg by leg it would be 148, 222 and then 333.
    const legs = [1500, 1500, 1500].map(odds);
    expect(payoutFloor(minor(99), returnRatio({ kind: 'combo', odds: legs }))).toBe(334);
  });

  it('is capped at the largest amount', () => {
    const longShots = returnRatio({ kind: 'combo', odds: Array.from({ length: 20 }, () => oddsMax) });
    expect(payoutFloor(minor(100), longShots)).toBe(minorMax);
    expect(totalOddsHalfUp(longShots)).toBe(totalOddsMax);
  });

  it.each([
    [[1500, 1003], 1505], // 1.5045
    [[1500, 1001], 1502], // 1.5015
    [[1111, 1004], 1115], // 1.115444
    [[1910, 1910], 3648], // 3.6481
    [[2000], 2000],
  ])('shows the total odds of %j as %i, half up', (legs, shown) => {
    expect(totalOddsHalfUp(returnRatio({ kind: 'combo', odds: legs.map(odds) }))).toBe(shown);
  });

  it('grows with the stake, and never by less than the stake grows', () => {
    fc.assert(
      fc.property(bet, stake, stake, (shape, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const ratio = returnRatio(shape);
        const gain = payoutFloor(more, ratio) - payoutFloor(less, ratio);
        expect(gain === 0 && payoutFloor(more, ratio) === minorMax ? more : gain + 1).toBeGreaterThanOrEqual(
          more - less,
        );
      }),
    );
  });

  it('grows with any price', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.nat({ max: 5000 }),
        (legs, at, rise) => {
          const higher = legs.map((leg, index) => (index === at % legs.length ? raised(leg, rise) : leg));
          for (const winCounts of [[1], [legs.length]]) {
            const before = returnRatio({ kind: 'system', odds: legs, winCounts });
            const after = returnRatio({ kind: 'system', odds: higher, winCounts });
            expect(ratioCompare(after, before)).toBeGreaterThanOrEqual(0n);
          }
        },
      ),
    );
  });

  it('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(system, (shape) => {
        const turned = { ...shape, odds: shape.odds.toReversed() };
        expect(returnRatio(turned)).toEqual(returnRatio(shape));
      }),
    );
  });
});

describe('[BET-6] what a system pays', () => {
  it('is what its lines pay, written out one by one, for up to ten legs', () => {
    fc.assert(
      fc.property(system, (shape) => {
        const { numerator, denominator } = returnRatio(shape);
        const written = systemPays(shape.odds, shape.winCounts);
        expect(numerator * written.bottom).toBe(written.top * denominator);
      }),
      { numRuns: 300 },
    );
  });

  it('is what a combo pays when it is n of n, and the mean of the singles when it is 1 of n', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 20 }), (legs) => {
        const all = returnRatio({ kind: 'system', odds: legs, winCounts: [legs.length] });
        expect(all).toEqual(returnRatio({ kind: 'combo', odds: legs }));
        const singles = returnRatio({ kind: 'system', odds: legs, winCounts: [1] });
        const sum = legs.reduce((total, leg) => total + leg, 0);
        expect(singles).toEqual({ numerator: BigInt(sum), denominator: 1000n * BigInt(legs.length) });
      }),
    );
  });

  it('adds up lines of several lengths', () => {
    // Evens throughout: three doubles of 4 and a treble of 8 are 20 for 4 staked.
    const trixie = returnRatio({ kind: 'system', odds: [2000, 2000, 2000].map(odds), winCounts: [2, 3] });
    expect(payoutFloor(minor(400), trixie)).toBe(2000);
    expect(totalOddsHalfUp(trixie)).toBe(5000);
  });

  it('takes 10 of 20 in its stride', () => {
    const legs = Array.from({ length: 20 }, (_, index) => odds(1500 + 10 * index));
    const ratio = returnRatio({ kind: 'system', odds: legs, winCounts: [10] });
    expect(ratio.denominator).toBe(184_756n * 1000n ** 10n);
    expect(payoutFloor(minor(184_756), ratio)).toBe(19_627_288);
  });
});

describe('[BET-5] a custom bet', () => {
  it('pays its one price', () => {
    expect(payoutFloor(minor(1000), returnRatio({ kind: 'custom_bet', customOdds: odds(4750) }))).toBe(4750);
  });
});

function raised(leg: Odds, rise: number): Odds {
  return odds(Math.min(leg + rise, oddsMax));
}
