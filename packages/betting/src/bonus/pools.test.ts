import { minor } from '@slipstream/units/minor';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { farmedPoints, stepsReached } from './farming.ts';
import { boostedFloor, contributionFloor, drawnPrize, prizeFloor, shareOut } from './pools.ts';

const farming = { pointsRate: 10_000, farmOncePerEvent: false, farmedEventIds: [] };
const bet = { stake: minor(500), subunits: 100, odds: 2000, matchIds: ['m1'] };

describe('farming', () => {
  it.each([
    ['even odds give the rate', bet, farming, 50],
    ['a certainty gives nothing', { ...bet, odds: 1000 }, farming, 0],
    ['twice the gain gives twice the points', { ...bet, odds: 3000 }, farming, 100],
    ['floored once', { ...bet, stake: minor(333), odds: 1999 }, farming, 33],
    ['another currency has other units', { ...bet, stake: minor(500_000_000), subunits: 100_000_000 }, farming, 50],
    ['an event farmed before', bet, { ...farming, farmOncePerEvent: true, farmedEventIds: ['m1'] }, 0],
    ['unless it counts again', bet, { ...farming, farmedEventIds: ['m1'] }, 50],
    ['another event', bet, { ...farming, farmOncePerEvent: true, farmedEventIds: ['m2'] }, 50],
  ])('[BONUS-7] %s', (_, farmed, terms, points) => {
    expect(farmedPoints(farmed, terms)).toBe(points);
  });

  it('[BONUS-7] passes each step once', () => {
    const steps = [{ at: 100 }, { at: 200 }, { at: 300 }];
    const reached = (before: number, after: number) => stepsReached(steps, ({ at }) => at, before, after);
    expect(reached(0, 99)).toEqual([]);
    expect(reached(0, 200)).toEqual([{ at: 100 }, { at: 200 }]);
    expect(reached(200, 300)).toEqual([{ at: 300 }]);
  });
});

describe('pools', () => {
  it('[JACKPOT-1] takes a share of a stake, floored', () => {
    expect(contributionFloor(minor(999), 1000)).toBe(9);
    expect(contributionFloor(minor(9_007_199_254_740_991), 100_000)).toBe(9_007_199_254_740_991);
  });

  it('[JACKPOT-1] parts it among levels without losing or making a unit', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const parts = shareOut(minor(amount), weights);
        const sum = parts.reduce<number>((total, part) => total + part, 0);
        expect(sum).toBe(weights.some((weight) => weight > 0) ? amount : 0);
        expect(parts.every((part, at) => part === 0 || (weights[at] ?? 0) > 0)).toBe(true);
      }),
    );
  });

  it('[BONUS-8] pays places their share', () => {
    const steps = [
      { fromPosition: 1, toPosition: 1, sharePermille: 500 },
      { fromPosition: 2, toPosition: 3, sharePermille: 200 },
    ];
    expect([1, 2, 3, 4].map((place) => prizeFloor(minor(999), steps, place))).toEqual([499, 199, 199, 0]);
  });

  it('[BONUS-7] draws by chances that are told', () => {
    const prizes = [
      { name: 'a', chancePermille: 100 },
      { name: 'b', chancePermille: 300 },
      { name: 'c', chancePermille: 600 },
    ];
    expect([0, 99, 100, 399, 400, 999].map((drawn) => drawnPrize(prizes, drawn)?.name).join('')).toBe('aabbcc');
    expect(drawnPrize(prizes.slice(0, 1), 999)?.name).toBe('a');
    expect(drawnPrize([], 0)).toBeUndefined();
  });

  it('[BONUS-2] a boost multiplies what a freebet is worth, floored', () => {
    expect(boostedFloor(minor(333), 1500)).toBe(499);
  });
});
