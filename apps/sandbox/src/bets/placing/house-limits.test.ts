import { payoutFloor } from '@slipstream/betting/arithmetic/ratio';
import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import { findCurrency } from '@slipstream/units/currency';
import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';
import type { FitBet } from './evaluate-bet.ts';
import { stakeMax } from './max-stake.ts';
import { goesToTrader } from './trader-bound.ts';
import { vipLimits } from './vip-limits.ts';

const none: BetLimits = {
  selectionLimit: null,
  oddsLimit: null,
  maxStakeLimit: { fiat: {}, crypto: {} },
  payoutLimit: { fiat: {}, crypto: {} },
};
const currency = (code: string) => {
  const found = findCurrency(code);
  if (found === undefined) throw new Error(`no currency ${code}`);
  return found;
};
const eur = currency('EUR');
const double = { numerator: 2n, denominator: 1n };

describe('the limits of a VIP', () => {
  it('[LIMIT-3] are five times those of the house, in every currency, and never more than a number can hold', () => {
    const limits = {
      fiat: { EUR: { amount: 1000, action: 'reject' }, JPY: { amount: Number.MAX_SAFE_INTEGER, action: 'reject' } },
      crypto: { BTC: { amount: 7, action: 'accept' } },
    };
    expect(vipLimits(limits)).toEqual({
      fiat: { EUR: { amount: 5000, action: 'reject' }, JPY: { amount: Number.MAX_SAFE_INTEGER, action: 'reject' } },
      crypto: { BTC: { amount: 35, action: 'accept' } },
    });
  });
});

const bet = (stake: number, more: object = {}) =>
  ({ bet: { stake, currency: 'EUR', isFiat: true, ...more }, isPastLimits: false }) as unknown as FitBet;

describe('a bet for the trader', () => {
  const limits: BetLimits = { ...none, maxStakeLimit: { fiat: { EUR: { amount: minor(1000) } }, crypto: {} } };
  it.each([
    [bet(99), false],
    [bet(100), true],
    [bet(5000, { currency: 'USD' }), false],
    [bet(5000, { isFiat: false }), false],
    [{ ...bet(1), isPastLimits: true }, true],
  ])('[LIMIT-3] begins at a tenth of the highest stake of its currency: %j %s', (fit, isBound) => {
    expect(goesToTrader(fit, limits)).toBe(isBound);
  });
});

const limited = (stake: number | null, payout: number | null, action: 'reject' | 'accept' = 'reject') =>
  ({
    ...none,
    maxStakeLimit: { fiat: stake === null ? {} : { EUR: { amount: minor(stake) } }, crypto: {} },
    payoutLimit: { fiat: payout === null ? {} : { EUR: { amount: minor(payout), action } }, crypto: {} },
  }) as unknown as BetLimits;

describe('the highest stake', () => {
  it.each([
    ['the limit of the stake', limited(1000, null), 999],
    ['the limit of the payout', limited(1000, 300), 299],
    ['a limit of the payout that only warns', limited(1000, 300, 'accept'), 999],
    ['the lower of both', limited(200, 300), 199],
    ['a limit that takes nothing', limited(1, 300), 0],
    ['a limit below any stake', limited(0, 300), 0],
  ])('[PLACE-7] is just below %s', (_, limits, expected) => {
    expect(stakeMax(double, eur, limits)).toBe(expected);
  });

  it.each([1, 2, 7, 100, 12_345])('[PLACE-7] is the last one whose profit is below %i, whatever the odds', (profit) => {
    const ratio = { numerator: 1377n, denominator: 1000n };
    const stake = stakeMax(ratio, eur, limited(1_000_000, profit));
    const profitOf = (amount: number) => payoutFloor(minor(amount), ratio) - amount;
    expect(profitOf(stake)).toBeLessThan(profit);
    expect(profitOf(stake + 1)).toBeGreaterThanOrEqual(profit);
  });

  it('[PLACE-7] can be paid in the coins of its currency', () => {
    // A site that keeps euros in ten-thousandths pays them in cents.
    expect(stakeMax(double, { ...eur, subunits: 10_000, digits: 2 }, limited(1000, null))).toBe(900);
  });
});
