import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { payoutFloor } from '../arithmetic/ratio.ts';
import { bonusRatio } from './bonus-effect.ts';
import type { BonusEffect } from './bonus-effect.ts';

const boost: BonusEffect = { kind: 'comboboost', bonusOdds: odds(1100) };
const noRisk: BonusEffect = { kind: 'freebet', variant: 'no_risk' };
const allWin: BonusEffect = { kind: 'freebet', variant: 'all_win' };
const onlyWin: BonusEffect = { kind: 'freebet', variant: 'only_win' };

/** What 1000 pays under each bonus, where without one it pays the first figure. */
describe('[BONUS-7] [SLIP-12] what a bonus does to a payout', () => {
  it.each<[number, BonusEffect, number]>([
    [3000, boost, 3300],
    [0, boost, 0],
    [3000, noRisk, 3000],
    [1000, noRisk, 1000],
    [999, noRisk, 1000],
    [500, noRisk, 1000],
    [0, noRisk, 1000],
    [3000, allWin, 3000],
    [500, allWin, 500],
    [0, allWin, 0],
    [3000, onlyWin, 2000],
    [1001, onlyWin, 1],
    [1000, onlyWin, 0],
    [999, onlyWin, 0],
    [0, onlyWin, 0],
    [3000, { kind: 'hunting' }, 3000],
    [3000, { kind: 'lootbox' }, 3000],
    [3000, { kind: 'tournament' }, 3000],
    [0, { kind: 'hunting' }, 0],
  ])('%i under %j is %i', (plain, bonus, payout) => {
    const ratio = { numerator: BigInt(plain), denominator: 1000n };
    expect(payoutFloor(minor(1000), bonusRatio(ratio, bonus))).toBe(payout);
  });

  it('is rounded together with the bet, once', () => {
    // 3 at 1.5 and a fifth more is 5.4; floored between it would be 4 and then 4.8.
    const boosted = bonusRatio({ numerator: 3n, denominator: 2n }, { kind: 'comboboost', bonusOdds: odds(1200) });
    expect(payoutFloor(minor(3), boosted)).toBe(5);
  });
});
