import { minor, minorMax } from '@slipstream/units/minor';
import { odds, oddsMax } from '@slipstream/units/odds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutFloor } from '../arithmetic/ratio.ts';
import { returnRatio } from '../arithmetic/return-ratio.ts';
import { bonusRatio } from '../bonus/bonus-effect.ts';
import { stakeForReturnCeil } from './wanted-stake.ts';

const combo = (...prices: readonly number[]) => returnRatio({ kind: 'combo', odds: prices.map(odds) });
const ratio = fc
  .array(fc.integer({ min: 1000, max: oddsMax }).map(odds), { minLength: 1, maxLength: 6 })
  .map((prices) => returnRatio({ kind: 'combo', odds: prices }));
const amount = fc.nat({ max: 1_000_000_000 }).map(minor);

describe('I want to win', () => {
  it.each([
    [1000, 2000, 500],
    [1001, 2000, 501],
    [1000, 3000, 334],
    [1, 10_000, 1],
    [0, 2000, 0],
    [1000, 1001, 1000],
  ])('[SLIP-9] %i at %i takes a stake of %i', (wish, price, stake) => {
    expect(stakeForReturnCeil(minor(wish), combo(price))).toBe(stake);
  });

  it('[SLIP-9] takes the smallest stake that reaches the wish', () => {
    fc.assert(
      fc.property(amount, ratio, (wish, pays) => {
        const stake = stakeForReturnCeil(wish, pays) ?? minorMax;
        expect(payoutFloor(stake, pays)).toBeGreaterThanOrEqual(wish);
        const less = minor(Math.max(stake - 1, 0));
        expect(stake === 0 || payoutFloor(less, pays) < wish).toBe(true);
      }),
    );
  });

  it('[SLIP-9] gives back a stake that pays no more than the wish it came from', () => {
    fc.assert(
      fc.property(amount, ratio, (stake, pays) => {
        const payout = payoutFloor(stake, pays);
        const again = stakeForReturnCeil(payout, pays) ?? minorMax;
        expect(again).toBeLessThanOrEqual(stake);
        expect(payoutFloor(again, pays)).toBe(payout);
      }),
    );
  });

  it('has no stake when nothing is paid', () => {
    const profitOnly = bonusRatio(combo(1000), { kind: 'freebet', variant: 'only_win' });
    expect(stakeForReturnCeil(minor(100), profitOnly)).toBeUndefined();
  });

  it('is capped at the largest amount', () => {
    const profitOnly = bonusRatio(combo(1001), { kind: 'freebet', variant: 'only_win' });
    expect(stakeForReturnCeil(minorMax, profitOnly)).toBe(minorMax);
  });
});

describe('[SLIP-9] a stake after the price moved', () => {
  it.each([
    [2000, 2000, 2500, 1000, 800],
    [2500, 2500, 2000, 1000, 1250],
    [2000, 2000, 3000, 1000, 667],
    [2000, 2000, 4001, 1000, 500],
  ])('for %i from %i to %i goes from %i to %i', (wish, before, after, stake, rescaled) => {
    expect(stakeForReturnCeil(minor(wish), combo(before))).toBe(stake);
    expect(stakeForReturnCeil(minor(wish), combo(after))).toBe(rescaled);
  });

  it('is the stake before by old over new odds, to what rounding up adds', () => {
    fc.assert(
      fc.property(amount, ratio, ratio, (wish, old, now) => {
        const [stake, rescaled] = [old, now].map((pays) => BigInt(stakeForReturnCeil(wish, pays) ?? minorMax));
        // Both sides over the two denominators: rescaled - 1 < stake * old / now, and stake - 1 < rescaled * now / old.
        const byOld = old.numerator * now.denominator;
        const byNow = now.numerator * old.denominator;
        expect((rescaled! - 1n) * byNow < stake! * byOld).toBe(true);
        expect((stake! - 1n) * byOld < rescaled! * byNow).toBe(true);
      }),
    );
  });
});
