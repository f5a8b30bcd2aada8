import type { BonusId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { betSumFaults, boostGain, returnedBy, stakeInPlay } from './bet-sum.ts';
import type { SummedBet } from './bet-sum.ts';

type Leg = SummedBet['selections'][number];

function leg(price: number, status: Leg['status'] = 'open'): Leg {
  return { odds: odds(price), status } as Leg;
}

function bet(change: Partial<SummedBet> = {}): SummedBet {
  return {
    type: 'single',
    status: 'waiting_results',
    result: 'no_results',
    stake: { value: minor(500), currency: 'EUR', subunits: 100 },
    odds: odds(79_000),
    selections: [leg(79_000)],
    system: null,
    bonus: null,
    potentialWin: minor(39_500),
    winAmount: null,
    cashout: { parts: [] },
    ...change,
  };
}

const boost = { id: 'boost' as BonusId, type: 'comboboost', odds: 1050, freebetType: null } as const;
const double = { type: 'combo', selections: [leg(4000), leg(2035)], odds: odds(8140) } as const;
const ten = { value: minor(1000), currency: 'EUR', subunits: 100 } as const;
const part = { stakePart: minor(200), amount: minor(900), createdAt: '2026-11-15T20:00:00Z' };

describe('[MYBETS-7] stake, odds and return of a bet', () => {
  it.each<[string, SummedBet]>([
    ['in play', bet()],
    ['boosted', bet({ ...double, stake: ten, bonus: boost, potentialWin: minor(8547) })],
    ['partly cashed out', bet({ cashout: { parts: [part] }, winAmount: minor(900), potentialWin: minor(23_700) })],
    ['rejected', bet({ status: 'rejected', result: 'canceled', potentialWin: minor(0) })],
    [
      'won',
      bet({ status: 'done', selections: [leg(79_000, 'win')], winAmount: minor(39_500), potentialWin: minor(39_500) }),
    ],
    ['lost', bet({ status: 'done', selections: [leg(79_000, 'lose')], winAmount: minor(0), potentialWin: minor(0) })],
    [
      'a freebet that keeps its stake',
      bet({
        bonus: { ...boost, type: 'freebet', odds: null, freebetType: 'freebet_only_win' },
        potentialWin: minor(39_000),
      }),
    ],
    ['a custom bet', bet({ type: 'custom_bet', selections: [leg(2000), leg(3000)] })],
  ])('fit: %s', (_, one) => {
    expect(betSumFaults(one)).toEqual([]);
  });

  it.each<[string, SummedBet, string]>([
    ['the return of another price', bet({ potentialWin: minor(40_000) }), 'return'],
    ['a leg that moved alone', bet({ selections: [leg(80_000)] }), 'odds'],
    ['a rejected bet that promises', bet({ status: 'rejected', result: 'canceled' }), 'return'],
    ['a boost that was not paid', bet({ ...double, stake: ten, bonus: boost, potentialWin: minor(8140) }), 'return'],
    ['paid other than it won', bet({ status: 'done', selections: [leg(79_000, 'win')], winAmount: minor(5) }), 'paid'],
    ['paid before it is over', bet({ winAmount: minor(1) }), 'paid'],
  ])('do not fit: %s', (_, one, code) => {
    expect(betSumFaults(one).map((fault) => fault.code)).toContain(code);
  });

  it('name what a boost adds, in money', () => {
    const one = bet({ ...double, stake: ten, bonus: boost, potentialWin: minor(8547) });
    expect(boostGain(one)).toEqual({ factor: 1050, gain: 407 });
    expect(boostGain({ ...one, bonus: null })).toBeNull();
    expect(boostGain({ ...one, status: 'done' })).toBeNull();
  });

  it('are of the stake that is still in play', () => {
    expect(stakeInPlay(bet({ cashout: { parts: [part] } }))).toBe(300);
  });
});

const freebet = { id: 'freebet' as BonusId, type: 'freebet', odds: null } as const;

describe('[MYBETS-7] what came back of a bet', () => {
  it.each<[string, Partial<SummedBet>, number | null]>([
    ['in play', {}, null],
    ['in play and partly cashed out', { cashout: { parts: [part] }, winAmount: minor(900) }, 900],
    ['lost', { status: 'done', result: 'lose_entire' }, 0],
    ['won', { status: 'done', result: 'win_entire', winAmount: minor(39_500) }, 39_500],
    ['that never began', { status: 'rejected' }, null],
    ['cancelled', { status: 'cancelled' }, 500],
    ['withdrawn', { status: 'withdrawn' }, 500],
    [
      'withdrawn after a part was sold',
      { status: 'withdrawn', cashout: { parts: [part] }, winAmount: minor(900) },
      1200,
    ],
    [
      'withdrawn, with a stake of the house',
      { status: 'withdrawn', bonus: { ...freebet, freebetType: 'freebet_all_win' } },
      0,
    ],
    [
      'withdrawn, with a freebet without risk',
      { status: 'withdrawn', bonus: { ...freebet, freebetType: 'freebet_no_risk' } },
      500,
    ],
  ])('%s', (_, change, returned) => {
    expect(returnedBy(bet(change))).toBe(returned);
  });
});
