import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { noLimits } from '../testing/fixtures.ts';
import { checkLimits } from './check-limits.ts';
import type { LimitedBet } from './limited-bet.ts';

function betOf(changes: Partial<LimitedBet> = {}): LimitedBet {
  return {
    stake: minor(1000),
    profit: minor(1500),
    currency: 'EUR',
    isFiat: true,
    odds: odds(2500),
    selections: [{ odds: odds(2500) }],
    ...changes,
  };
}

function limitsOf(changes: Partial<BetLimits>): BetLimits {
  return { ...noLimits, ...changes };
}

const clear = { refusal: null, warnings: [] };

describe('selection limit', () => {
  const two = { selections: [{ odds: odds(1500) }, { odds: odds(1600) }] };
  it.each([
    ['one below', [betOf(two)], 3, null],
    ['at the limit', [betOf(two)], 2, 2],
    ['above it', [betOf(two)], 1, 1],
    ['counted over all the bets', [betOf(), betOf(), betOf()], 3, 3],
    ['no bets', [], 1, null],
  ])('[LIMIT-1] %s', (_, bets, selectionLimit, limit) => {
    const refusal = limit === null ? null : { code: 'selection_limit_exceeded', limit };
    expect(checkLimits(bets, limitsOf({ selectionLimit }))).toEqual({ refusal, warnings: [] });
  });
});

describe('minimum stake', () => {
  const minStakeLimit = { fiat: { EUR: { amount: minor(1000) } }, crypto: { BTC: { amount: minor(5) } } };
  const refused = { code: 'min_stake_limit_not_reached', limit: 1000, currency: 'EUR' };
  it.each([
    ['at it', [betOf()], null],
    ['below it', [betOf({ stake: minor(999) })], refused],
    ['one of several below it', [betOf(), betOf({ stake: minor(1) })], refused],
    ['a currency without one', [betOf({ stake: minor(1), currency: 'USD' })], null],
    ['a crypto currency of the same name has its own', [betOf({ stake: minor(1), isFiat: false })], null],
    [
      'a crypto currency',
      [betOf({ stake: minor(4), currency: 'BTC', isFiat: false })],
      { ...refused, limit: 5, currency: 'BTC' },
    ],
  ])('[LIMIT-7] %s', (_, bets, refusal) => {
    expect(checkLimits(bets, limitsOf({ minStakeLimit }))).toEqual({ refusal, warnings: [] });
  });

  it('[LIMIT-7] a backend without it has none', () => {
    expect(checkLimits([betOf({ stake: minor(1) })], noLimits)).toEqual(clear);
  });
});

describe('odds limit', () => {
  const cheap = betOf({ odds: odds(2499), selections: [{ odds: odds(1200) }, { odds: odds(2082) }] });
  it.each([
    ['below', cheap, false],
    ['the total at the limit', { ...cheap, odds: odds(2500) }, true],
    [
      'one selection at the limit, as in a system',
      { ...cheap, selections: [{ odds: odds(1200) }, { odds: odds(2500) }] },
      true,
    ],
    ['no price yet, and no selection near', { ...cheap, odds: null }, false],
  ])('[LIMIT-2] %s', (_, bet, isReached) => {
    const value = odds(2500);
    const rejected = checkLimits([betOf({ ...cheap }), bet], limitsOf({ oddsLimit: { value, action: 'reject' } }));
    const warned = checkLimits([bet], limitsOf({ oddsLimit: { value, action: 'accept' } }));
    const code = 'odds_limit_exceeded';
    expect(rejected).toEqual({
      refusal: isReached ? { code, limit: 2500 } : null,
      warnings: [],
    });
    expect(warned).toEqual({
      refusal: null,
      warnings: isReached ? [{ code, limit: 2500 }] : [],
    });
  });
});

describe('max stake limit', () => {
  const maxStakeLimit = {
    fiat: { EUR: { amount: minor(1000) }, USD: { amount: minor(5000) } },
    crypto: { BTC: { amount: minor(77) }, EUR: { amount: minor(1) } },
  };
  it.each([
    ['one unit below', betOf({ stake: minor(999) }), null],
    ['at the limit', betOf({ stake: minor(1000) }), { limit: 1000, currency: 'EUR' }],
    ['of another currency', betOf({ stake: minor(4999), currency: 'USD' }), null],
    ['of a currency without one', betOf({ stake: minor(1_000_000), currency: 'CAD' }), null],
    ['a name every object knows is no currency', betOf({ currency: 'constructor' }), null],
    [
      'crypto by its own table',
      betOf({ stake: minor(77), currency: 'BTC', isFiat: false }),
      { limit: 77, currency: 'BTC' },
    ],
    ['crypto below', betOf({ stake: minor(76), currency: 'BTC', isFiat: false }), null],
  ])('[LIMIT-3] %s', (_, bet, facts) => {
    const refusal = facts === null ? null : { code: 'max_stake_limit_exceeded', ...facts };
    expect(checkLimits([betOf({ stake: minor(1) }), bet], limitsOf({ maxStakeLimit }))).toEqual({
      refusal,
      warnings: [],
    });
  });
});

describe('payout limit', () => {
  const fiat = {
    EUR: { amount: minor(1500), action: 'reject' },
    USD: { amount: minor(1500), action: 'accept' },
    GBP: { amount: minor(20), action: 'accept' },
  } as const;
  const limits = limitsOf({ payoutLimit: { fiat, crypto: {} } });
  const rejected = {
    code: 'payout_limit_exceeded',

    limit: 1500,
    currency: 'EUR',
  };
  const warned = {
    code: 'payout_limit_exceeded',

    limit: 1500,
    currency: 'USD',
  };
  it.each([
    ['profit one unit below', [betOf({ profit: minor(1499) })], clear],
    ['profit at the limit', [betOf()], { refusal: rejected, warnings: [] }],
    ['accepted with a warning', [betOf({ currency: 'USD' })], { refusal: null, warnings: [warned] }],
    [
      'the first warning of several',
      [betOf({ currency: 'USD' }), betOf({ currency: 'GBP' })],
      { refusal: null, warnings: [warned] },
    ],
    ['a rejection after a warning', [betOf({ currency: 'USD' }), betOf()], { refusal: rejected, warnings: [] }],
    ['without a limit for its currency', [betOf({ currency: 'CAD' })], clear],
    ['crypto without a limit', [betOf({ isFiat: false })], clear],
  ])('[LIMIT-4] %s', (_, bets, expected) => {
    expect(checkLimits(bets, limits)).toEqual(expected);
  });
});

describe('the order of the checks', () => {
  const bet = betOf();
  const all: BetLimits = {
    selectionLimit: 1,
    oddsLimit: { value: odds(2000), action: 'reject' },
    maxStakeLimit: { fiat: { EUR: { amount: minor(1) } }, crypto: {} },
    payoutLimit: { fiat: { EUR: { amount: minor(1), action: 'reject' } }, crypto: {} },
  };
  const { maxStakeLimit } = noLimits;
  it.each([
    ['selections first', all, 'selection_limit_exceeded'],
    ['then odds', { ...all, selectionLimit: null }, 'odds_limit_exceeded'],
    ['then stake', { ...all, selectionLimit: null, oddsLimit: null }, 'max_stake_limit_exceeded'],
    ['then payout', { ...all, selectionLimit: null, oddsLimit: null, maxStakeLimit }, 'payout_limit_exceeded'],
  ])('[LIMIT-1] [LIMIT-2] [LIMIT-3] [LIMIT-4] %s', (_, limits, code) => {
    expect(checkLimits([bet], limits).refusal?.code).toBe(code);
  });

  it('[LIMIT-2] carries a warning beside a later rejection', () => {
    const check = checkLimits([bet], {
      ...all,
      selectionLimit: null,
      oddsLimit: { value: odds(2000), action: 'accept' },
    });
    expect(check.refusal?.code).toBe('max_stake_limit_exceeded');
    expect(check.warnings.map(({ code }) => code)).toEqual(['odds_limit_exceeded']);
  });

  it('[LIMIT-2] [LIMIT-4] warns of both when both only warn', () => {
    const oddsLimit = { value: odds(2000), action: 'accept' } as const;
    const payoutLimit = { fiat: { EUR: { amount: minor(1), action: 'accept' } as const }, crypto: {} };
    const check = checkLimits([bet], { ...noLimits, oddsLimit, payoutLimit });
    expect(check.warnings.map(({ code }) => code)).toEqual(['odds_limit_exceeded', 'payout_limit_exceeded']);
    expect(check.refusal).toBeNull();
  });
});
