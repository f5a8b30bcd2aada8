import { minor } from '@slipstream/units/minor';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStakePart, partOfOfferFloor, stakePartToward } from './part-of-offer.ts';

describe('partOfOfferFloor', () => {
  it.each([
    [1000, 1000, 1000, 1000],
    [1000, 500, 1000, 500],
    [999, 1, 3, 333],
    [1000, 1, 3, 333],
    [0, 5, 10, 0],
    [9_007_199_254_740_991, 99_999_999_999_999, 100_000_000_000_000, 9_007_199_254_740_900],
  ])('[MYBETS-6] of an offer of %i for all, %i of %i is worth %i', (amount, part, left, expected) => {
    expect(partOfOfferFloor(minor(amount), minor(part), minor(left))).toBe(expected);
  });

  it('[MYBETS-6] never pays more in two parts than in one', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 2, max: 10 ** 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (amount, left, share) => {
          const part = Math.min(left - 1, Math.max(1, Math.floor(left * share)));
          const [one, other] = [part, left - part].map((each) =>
            partOfOfferFloor(minor(amount), minor(each), minor(left)),
          );
          expect(Number(one) + Number(other)).toBeLessThanOrEqual(amount);
        },
      ),
    );
  });
});

describe('isStakePart', () => {
  it.each([
    [1000, true],
    [100, true],
    [900, true],
    [99, false],
    [901, false],
    [1001, false],
    [0, false],
  ])('[MYBETS-6] of 1000 in play with parts of at least 100, taking %i is possible: %s', (part, expected) => {
    expect(isStakePart(minor(part), minor(1000), minor(100))).toBe(expected);
  });
});

describe('stakePartToward', () => {
  it.each([
    [500, 1000, 500],
    [999, 1000, 900],
    [910, 1000, 900],
    [901, 900, 1000],
    [50, 100, 100],
    [1000, 500, 1000],
  ])('[MYBETS-6] a control asks for %i, coming from %i, and gets %i', (wished, before, expected) => {
    const bounds = { stakeLeft: minor(1000), stakePartMin: minor(100) };
    expect(stakePartToward(minor(wished), minor(before), bounds)).toBe(expected);
  });
});
