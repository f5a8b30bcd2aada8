import { minor, minorMax, zeroMinor } from '@slipstream/units/minor';
import { odds, oddsMax } from '@slipstream/units/odds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutFloor } from '../arithmetic/ratio.ts';
import { returnRatio } from '../arithmetic/return-ratio.ts';
import { bonusRatio } from '../bonus/bonus-effect.ts';
import { stakeForReturnCeil, stakeRescaledHalfUp } from './wanted-stake.ts';

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
    expect(stakeRescaledHalfUp(minor(100), combo(2000), profitOnly)).toBeUndefined();
  });

  it('is capped at the largest amount', () => {
    const profitOnly = bonusRatio(combo(1001), { kind: 'freebet', variant: 'only_win' });
    expect(stakeForReturnCeil(minorMax, profitOnly)).toBe(minorMax);
  });
});

describe('[SLIP-9] a stake after the price moved', () => {
  it.each([
    [1000, 2000, 2500, 800],
    [1000, 2500, 2000, 1250],
    [1000, 2000, 3000, 667],
    [1000, 1000, 3000, 333],
    [1, 3000, 2000, 2],
    [1, 2000, 4000, 1],
    [1, 2000, 4001, 0],
    [0, 2000, 3000, 0],
  ])('%i from %i to %i is %i', (stake, before, after, rescaled) => {
    expect(stakeRescaledHalfUp(minor(stake), combo(before), combo(after))).toBe(rescaled);
  });

  it('keeps the return within what one unit of stake pays', () => {
    fc.assert(
      fc.property(amount, ratio, ratio, (stake, before, after) => {
        const rescaled = stakeRescaledHalfUp(stake, before, after) ?? zeroMinor;
        const [wanted, got] = [payoutFloor(stake, before), payoutFloor(rescaled, after)];
        if (wanted === minorMax || got === minorMax) return;
        expect(Math.abs(got - wanted)).toBeLessThanOrEqual(Number(after.numerator / after.denominator) / 2 + 2);
      }),
    );
  });
});
