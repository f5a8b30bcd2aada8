import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';
import { asSingles, bonusIdOf, chosen, contextOf, idOf, picked, play, staked } from '../testing/fixtures.ts';
import { noBonuses } from '../ticket/available-bonuses.ts';
import { countsFor, slipProgress } from './bet-progress.ts';

const program = { currency: 'EUR', minStake: minor(500) };

describe('bets on the way to a freebet', () => {
  it.each([
    ['the least stake', { currency: 'EUR', stake: 500, isOwn: true }, true],
    ['less', { currency: 'EUR', stake: 499, isOwn: true }, false],
    ['another currency', { currency: 'USD', stake: 500, isOwn: true }, false],
    ['the house’s money', { currency: 'EUR', stake: 500, isOwn: false }, false],
  ])('[BONUS-2] %s', (_, { stake, ...bet }, expected) => {
    expect(countsFor(program, { ...bet, stake: minor(stake) })).toBe(expected);
  });

  it.each([
    ['too little staked', 499, 3, { kind: 'stake-short', left: 3 }],
    ['one more bet', 500, 3, { kind: 'counts', bets: 1, left: 2 }],
    ['the last one', 500, 1, { kind: 'counts', bets: 1, left: 0 }],
  ] as const)('[BONUS-2] a slip with %s', (_, stake, left, expected) => {
    const { bets } = play([...picked('a'), staked(stake)]);
    expect(slipProgress(program, left, bets)).toEqual(expected);
  });

  it('[BONUS-2] singles count each by its own stake', () => {
    const { bets } = play([...picked('a', 'b', 'c'), asSingles, staked(500), staked(100, idOf('b'))]);
    expect(slipProgress(program, 5, bets)).toEqual({ kind: 'counts', bets: 2, left: 3 });
  });

  it.each([
    ['only_win', { kind: 'none' }],
    ['all_win', { kind: 'none' }],
    ['no_risk', { kind: 'counts', bets: 1, left: 1 }],
  ] as const)('[BONUS-2] with a freebet that is %s', (variant, expected) => {
    const freebet = { id: bonusIdOf('free'), variant, amount: minor(500), currency: 'EUR' };
    const where = contextOf({ bonuses: { ...noBonuses, freebet: [freebet] } });
    const { bets } = play([...picked('a'), chosen('free')], where);
    expect(slipProgress(program, 2, bets)).toEqual(expected);
  });
});
