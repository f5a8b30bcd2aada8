import { minor } from '@slipstream/units/minor';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashoutRuleFault, isRuleStruck } from './cashout-rule.ts';

const worth = { now: minor(1000), most: minor(3000) };
const marks = (min: number | null, max: number | null) => ({
  toCashoutMin: min === null ? null : minor(min),
  toCashoutMax: max === null ? null : minor(max),
});

describe('[MYBETS-8] a cashout that waits for an amount', () => {
  it.each([
    [null, null, 'empty'],
    [1001, null, null],
    [1000, null, 'profit-reached'],
    [1, null, 'profit-reached'],
    [3000, null, null],
    [3001, null, 'out-of-reach'],
    [null, 999, null],
    [null, 0, null],
    [null, 1000, 'loss-reached'],
    [null, 2000, 'loss-reached'],
    [1500, 500, null],
    [1500, 1200, 'loss-reached'],
  ])('at an offer of 1000: profit at %s, loss at %s: %s', (min, max, fault) => {
    expect(cashoutRuleFault(marks(min, max), worth)).toBe(fault);
  });

  it.each([
    [1500, 500, 1499, false],
    [1500, 500, 1500, true],
    [1500, 500, 501, false],
    [1500, 500, 500, true],
    [null, 500, 9999, false],
    [1500, null, 0, false],
  ])('profit at %s, loss at %s, worth %i: %s', (min, max, now, isStruck) => {
    expect(isRuleStruck(marks(min, max), minor(now))).toBe(isStruck);
  });

  it('never strikes at the moment it is taken', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 5000 }));
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 5000 }), (min, max, now) => {
        const rule = marks(min, max);
        const fault = cashoutRuleFault(rule, { now: minor(now), most: minor(5000) });
        expect(fault === null && isRuleStruck(rule, minor(now))).toBe(false);
      }),
    );
  });
});
