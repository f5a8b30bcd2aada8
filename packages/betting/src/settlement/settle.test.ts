import { minor } from '@slipstream/units/minor';
import { odds, oddsMax } from '@slipstream/units/odds';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutFloor } from '../arithmetic/ratio.ts';
import { returnRatio } from '../arithmetic/return-ratio.ts';
import type { FreebetVariant } from '../bonus/bonus-effect.ts';
import type { LegResult } from './leg-result.ts';
import { settle } from './settle.ts';
import type { PlacedBonus, PlacedLeg, PlacedShape, SettledResult } from './settle.ts';

function leg(price: number, result: PlacedLeg['result']): PlacedLeg {
  return { odds: odds(price), result };
}

const stake = minor(1000);
const freebet = (variant: FreebetVariant): PlacedBonus => ({ kind: 'freebet', variant });

describe('[MYBETS-3] a single at 3.000', () => {
  it.each<[LegResult, SettledResult, number, number, number, number]>([
    // result, bet result, payout, then no_risk, all_win, only_win
    ['win', 'win_entire', 3000, 3000, 3000, 2000],
    ['half_win', 'refund_half_win_other', 2000, 2000, 2000, 1000],
    ['void', 'refund_entire', 1000, 1000, 1000, 0],
    ['half_lose', 'refund_half_lose_other', 500, 1000, 500, 0],
    ['lose', 'lose_entire', 0, 1000, 0, 0],
  ])('[BONUS-7] %s is %s', (result, betResult, payout, noRisk, allWin, onlyWin) => {
    const bet: PlacedShape = { kind: 'single', legs: [leg(3000, result)] };
    expect(settle(stake, bet, null)).toEqual({ result: betResult, payout });
    expect(settle(stake, bet, freebet('no_risk'))).toEqual({ result: betResult, payout: noRisk });
    expect(settle(stake, bet, freebet('all_win'))).toEqual({ result: betResult, payout: allWin });
    expect(settle(stake, bet, freebet('only_win'))).toEqual({ result: betResult, payout: onlyWin });
    for (const kind of ['hunting', 'lootbox', 'tournament'] as const) {
      expect(settle(stake, bet, { kind })).toEqual({ result: betResult, payout });
    }
  });
});

describe('[MYBETS-3] a combo', () => {
  it.each<[PlacedLeg[], SettledResult, number]>([
    [[leg(2000, 'win'), leg(3000, 'win')], 'win_entire', 6000],
    [[leg(2000, 'win'), leg(3000, 'void')], 'win_entire', 2000],
    [[leg(2000, 'void'), leg(3000, 'void')], 'refund_entire', 1000],
    [[leg(2000, 'win'), leg(3000, 'lose')], 'lose_entire', 0],
    [[leg(2000, 'void'), leg(3000, 'lose')], 'lose_entire', 0],
    [[leg(2000, 'half_win'), leg(3000, 'lose')], 'lose_entire', 0],
    [[leg(2000, 'half_win'), leg(3000, 'win')], 'refund_half_win_other', 4500],
    [[leg(2000, 'half_win'), leg(3000, 'void')], 'refund_half_win_other', 1500],
    [[leg(2000, 'half_lose'), leg(3000, 'win')], 'refund_half_lose_other', 1500],
    [[leg(2000, 'half_lose'), leg(3000, 'half_win')], 'refund_half_lose_other', 1000],
    [[leg(2000, 'half_lose'), leg(3000, 'half_lose')], 'refund_half_lose_other', 250],
    [[leg(2000, 'half_win'), leg(3000, 'half_win')], 'refund_half_win_other', 3000],
  ])('of %j is %s and pays %i', (legs, result, payout) => {
    expect(settle(stake, { kind: 'combo', legs }, null)).toEqual({ result, payout });
  });

  it('[BET-5] keeps the halves exact until the one floor', () => {
    const legs = [leg(1005, 'half_win'), leg(1005, 'half_win'), leg(1401, 'half_lose'), leg(1999, 'win')];
    // 1.0025 * 1.0025 * 0.5 * 1.999 is 1.004503746875.
    expect(settle(minor(333), { kind: 'combo', legs }, null).payout).toBe(334);
    expect(settle(minor(100_000), { kind: 'combo', legs }, null).payout).toBe(100_450);
  });
});

describe('[BET-6] a system', () => {
  it('pays the lines that stand', () => {
    const legs = [leg(2000, 'win'), leg(3000, 'win'), leg(4000, 'lose')];
    // Of three doubles one wins, 2 * 3 for a third of the stake.
    expect(settle(minor(300), { kind: 'system', legs, winCounts: [2] }, null)).toEqual({
      result: 'win_entire',
      payout: 600,
    });
    // As a Patent: two singles, one double, over seven lines.
    const patent: PlacedShape = { kind: 'system', legs, winCounts: [1, 2, 3] };
    expect(settle(minor(700), patent, null)).toEqual({ result: 'win_entire', payout: 1100 });
  });

  it('counts a void leg as 1.000 and splits half results', () => {
    const legs = [leg(2000, 'win'), leg(3000, 'void'), leg(4000, 'half_lose')];
    // 2 * 1 + 2 * 1/2 + 1 * 1/2 over three lines.
    const bet: PlacedShape = { kind: 'system', legs, winCounts: [2] };
    expect(settle(minor(600), bet, null)).toEqual({ result: 'refund_half_lose_other', payout: 700 });
  });

  it('is lost when no line stands, and refunded when every leg is void', () => {
    const lost = [leg(2000, 'win'), leg(3000, 'lose'), leg(4000, 'lose')];
    expect(settle(stake, { kind: 'system', legs: lost, winCounts: [2] }, null).result).toBe('lose_entire');
    const voids = [leg(2000, 'void'), leg(3000, 'void'), leg(4000, 'void')];
    const refund = { result: 'refund_entire', payout: 1000 };
    expect(settle(stake, { kind: 'system', legs: voids, winCounts: [2, 3] }, null)).toEqual(refund);
  });

  it('won throughout pays what the slip promised', () => {
    const legs = fc.array(fc.integer({ min: 1001, max: oddsMax }).map(odds), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(legs, fc.nat({ max: 1_000_000 }).map(minor), (prices, amount) => {
        const won = prices.map((price): PlacedLeg => ({ odds: price, result: 'win' }));
        const { payout } = settle(amount, { kind: 'system', legs: won, winCounts: [2, 3] }, null);
        expect(payout).toBe(payoutFloor(amount, returnRatio({ kind: 'system', odds: prices, winCounts: [2, 3] })));
      }),
    );
  });
});

describe('[MYBETS-3] a custom bet at 5.000', () => {
  it.each<[LegResult[], SettledResult, number]>([
    [['win', 'win'], 'win_entire', 5000],
    [['win', 'lose'], 'lose_entire', 0],
    [['void', 'lose'], 'lose_entire', 0],
    [['win', 'void'], 'refund_entire', 1000],
    [['void', 'void'], 'refund_entire', 1000],
    [['half_win', 'win'], 'refund_half_win_other', 3000],
    [['half_win', 'half_win'], 'refund_half_win_other', 2000],
    [['half_win', 'void'], 'refund_entire', 1000],
    [['half_lose', 'win'], 'refund_half_lose_other', 500],
    [['half_lose', 'void'], 'refund_half_lose_other', 500],
    [['half_lose', 'half_win'], 'refund_half_lose_other', 500],
    [['half_lose', 'half_lose'], 'refund_half_lose_other', 250],
  ])('of %j is %s and pays %i', (results, result, payout) => {
    const legs = results.map((legResult) => leg(1900, legResult));
    expect(settle(stake, { kind: 'custom_bet', legs, customOdds: odds(5000) }, null)).toEqual({ result, payout });
  });
});

describe('[MYBETS-3] with legs still to come', () => {
  const open = leg(2000, 'pending');
  it.each<[PlacedShape, SettledResult]>([
    [{ kind: 'single', legs: [open] }, 'no_results'],
    [{ kind: 'combo', legs: [open, leg(2000, 'win')] }, 'no_results'],
    [{ kind: 'combo', legs: [open, leg(2000, 'void')] }, 'no_results'],
    [{ kind: 'combo', legs: [open, leg(2000, 'lose')] }, 'lose_entire'],
    [{ kind: 'system', legs: [open, open, leg(2000, 'lose')], winCounts: [2] }, 'no_results'],
    [{ kind: 'system', legs: [open, leg(2000, 'lose'), leg(2000, 'lose')], winCounts: [2] }, 'lose_entire'],
    [{ kind: 'system', legs: [open, leg(2000, 'lose'), leg(2000, 'lose')], winCounts: [1, 2] }, 'no_results'],
    [{ kind: 'custom_bet', legs: [open, leg(2000, 'void')], customOdds: odds(3000) }, 'no_results'],
    [{ kind: 'custom_bet', legs: [open, leg(2000, 'lose')], customOdds: odds(3000) }, 'lose_entire'],
  ])('%j is %s', (bet, result) => {
    expect(settle(stake, bet, null)).toEqual({ result, payout: 0 });
  });

  it('a bet without risk that is lost already gives its stake back', () => {
    const bet: PlacedShape = { kind: 'combo', legs: [open, leg(2000, 'lose')] };
    expect(settle(stake, bet, freebet('no_risk'))).toEqual({ result: 'lose_entire', payout: 1000 });
  });
});

describe('[BONUS-7] [SLIP-13] a comboboost', () => {
  const comboboost: PlacedBonus = {
    kind: 'comboboost',
    ranges: [
      { minCount: 2, maxCount: 2, bonusOdds: odds(1100), minOdds: odds(1500) },
      { minCount: 3, maxCount: 9, bonusOdds: odds(1500), minOdds: odds(1500) },
    ],
  };
  it.each<[PlacedLeg[], number]>([
    [[leg(2000, 'win'), leg(2000, 'win'), leg(2000, 'win')], 12_000],
    [[leg(2000, 'win'), leg(2000, 'win'), leg(2000, 'void')], 4400],
    [[leg(2000, 'win'), leg(2000, 'void'), leg(2000, 'void')], 2000],
    [[leg(2000, 'void'), leg(2000, 'void'), leg(2000, 'void')], 1000],
    [[leg(2000, 'win'), leg(2000, 'win'), leg(1499, 'win')], 6595],
    [[leg(2000, 'win'), leg(2000, 'win'), leg(2000, 'half_win')], 9000],
    [[leg(2000, 'win'), leg(2000, 'win'), leg(2000, 'half_lose')], 3000],
    [[leg(2000, 'win'), leg(2000, 'win'), leg(2000, 'lose')], 0],
  ])('on %j pays %i', (legs, payout) => {
    expect(settle(stake, { kind: 'combo', legs }, comboboost).payout).toBe(payout);
  });

  it('does nothing for other kinds of bet', () => {
    const legs = [leg(2000, 'win'), leg(2000, 'win'), leg(2000, 'win')];
    expect(settle(stake, { kind: 'system', legs, winCounts: [3] }, comboboost).payout).toBe(8000);
    expect(settle(stake, { kind: 'custom_bet', legs, customOdds: odds(5000) }, comboboost).payout).toBe(5000);
  });
});

describe('any settlement', () => {
  const anyLeg = fc.record({
    odds: fc.integer({ min: 1000, max: 20_000 }).map(odds),
    result: fc.constantFrom<LegResult>('win', 'lose', 'void', 'half_win', 'half_lose'),
  });
  const better: Record<LegResult, LegResult> = {
    lose: 'half_lose',
    half_lose: 'void',
    void: 'half_win',
    half_win: 'win',
    win: 'win',
  };

  it('pays no less when a leg comes out better', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 2, maxLength: 8 }), fc.nat(), (legs, at) => {
        const improved = legs.map((one, index) =>
          index === at % legs.length ? { ...one, result: better[one.result] } : one,
        );
        for (const winCounts of [[1], [2], [1, 2]]) {
          const before = settle(stake, { kind: 'system', legs, winCounts }, null).payout;
          expect(settle(stake, { kind: 'system', legs: improved, winCounts }, null).payout).toBeGreaterThanOrEqual(
            before,
          );
        }
      }),
    );
  });

  it('pays nothing exactly when it is lost, unless the bonus says otherwise', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 1, maxLength: 6 }), (legs) => {
        const { result, payout } = settle(minor(1_000_000), { kind: 'combo', legs }, null);
        expect(payout === 0).toBe(result === 'lose_entire');
      }),
    );
  });
});
