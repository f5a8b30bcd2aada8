import { Dice } from './dice.ts';
import { payout, shownOdds } from './fraction.ts';
import type { Fraction } from './fraction.ts';
import { linePays, linesWritten, systemPays } from './lines.ts';
import type { Suite } from './suite.ts';

export type Shape =
  | { kind: 'single'; odds: number }
  | { kind: 'combo'; odds: readonly number[] }
  | { kind: 'system'; odds: readonly number[]; winCounts: readonly number[] }
  | { kind: 'custom_bet'; customOdds: number };

type Input = { stake: number; bet: Shape };
type Expected = { lines: number; payout: number; totalOdds: number };

export function shapePays(bet: Shape): Fraction {
  switch (bet.kind) {
    case 'single':
      return linePays([bet.odds]);
    case 'combo':
      return linePays(bet.odds);
    case 'system':
      return systemPays(bet.odds, bet.winCounts);
    case 'custom_bet':
      return linePays([bet.customOdds]);
  }
}

export function returnsSuite(): Suite<Input, Expected> {
  return {
    suite: 'returns',
    rules: ['BET-4', 'BET-5', 'BET-6'],
    cases: [...handPicked, ...combos(), ...systems()].map(([name, stake, bet]) => {
      const pays = shapePays(bet);
      const lines = bet.kind === 'system' ? linesWritten(bet.odds.length, bet.winCounts) : 1;
      return {
        name,
        input: { stake, bet },
        expected: { lines, payout: payout(stake, pays), totalOdds: shownOdds(pays) },
      };
    }),
  };
}

type Row = readonly [name: string, stake: number, bet: Shape];

const many = (length: number, odds: number) => Array.from({ length }, () => odds);

const handPicked: readonly Row[] = [
  ['a single at 1.85', 1000, { kind: 'single', odds: 1850 }],
  ['a single of one cent at 1.999 pays one cent', 1, { kind: 'single', odds: 1999 }],
  ['a single of one cent at 2.000 pays two', 1, { kind: 'single', odds: 2000 }],
  ['a single at the lowest price', 999, { kind: 'single', odds: 1001 }],
  ['a single at the lowest price that gains a cent', 1000, { kind: 'single', odds: 1001 }],
  ['a single at 1.000', 12_345, { kind: 'single', odds: 1000 }],
  ['a single at the highest price', 12_345, { kind: 'single', odds: 10_000_000 }],
  ['a single of nothing', 0, { kind: 'single', odds: 1850 }],
  [
    'the largest stake there is, past which the payout is capped',
    9_007_199_254_740_991,
    { kind: 'single', odds: 2000 },
  ],
  ['a product past 2^53 on the way that a float gets wrong', 6_004_799_503_160_661, { kind: 'single', odds: 1499 }],
  ['a double', 1000, { kind: 'combo', odds: [1850, 2100] }],
  ['a double whose total odds end in a half', 1000, { kind: 'combo', odds: [1500, 1003] }],
  ['a double whose total odds end just below a half', 1000, { kind: 'combo', odds: [1111, 1004] }],
  ['a treble floored once, not leg by leg', 99, { kind: 'combo', odds: [1333, 1333, 1333] }],
  ['a treble of 1.91', 10_000, { kind: 'combo', odds: [1910, 1910, 1910] }],
  ['a combo with a leg of 1.000', 10_000, { kind: 'combo', odds: [1910, 1000, 1500] }],
  ['twenty legs of 1.100', 500, { kind: 'combo', odds: many(20, 1100) }],
  ['twenty legs of 5.000, whose total odds are capped', 100, { kind: 'combo', odds: many(20, 5000) }],
  ['forty legs of 1.010', 100, { kind: 'combo', odds: many(40, 1010) }],
  ['twenty long shots, capped', 100, { kind: 'combo', odds: many(20, 10_000_000) }],
  ['a combo of no legs pays the stake', 700, { kind: 'combo', odds: [] }],
  ['a custom bet', 1000, { kind: 'custom_bet', customOdds: 4750 }],
  ['a custom bet at an odd price', 333, { kind: 'custom_bet', customOdds: 7123 }],
  ['a custom bet at the lowest price', 333, { kind: 'custom_bet', customOdds: 1001 }],
  ['2 of 3 at evens', 300, { kind: 'system', odds: [2000, 2000, 2000], winCounts: [2] }],
  ['2 of 3, a stake the lines do not divide', 100, { kind: 'system', odds: [1910, 2050, 3300], winCounts: [2] }],
  ['1 of 1', 100, { kind: 'system', odds: [1910], winCounts: [1] }],
  ['1 of 4 is four singles', 400, { kind: 'system', odds: [1500, 2500, 3500, 4500], winCounts: [1] }],
  ['4 of 4 is a combo', 400, { kind: 'system', odds: [1500, 2500, 3500, 4500], winCounts: [4] }],
  ['lengths in any order', 700, { kind: 'system', odds: [1500, 2500, 3500], winCounts: [3, 1] }],
  ['10 of 20', 18_475_600, { kind: 'system', odds: many(20, 1500), winCounts: [10] }],
  ['20 of 20', 100, { kind: 'system', odds: many(20, 1200), winCounts: [20] }],
  ['1 of 20', 2000, { kind: 'system', odds: many(20, 1750), winCounts: [1] }],
  ['2 of 20 of long shots', 190, { kind: 'system', odds: many(20, 10_000_000), winCounts: [2] }],
  ['one cent over 26 lines', 1, { kind: 'system', odds: many(5, 1100), winCounts: [2, 3, 4, 5] }],
];

function combos(): readonly Row[] {
  const dice = new Dice(11);
  return Array.from({ length: 30 }, (_, index): Row => {
    const odds = dice.list(2 + (index % 12), () => dice.odds());
    return [`combo of ${odds.length}, number ${index + 1}`, dice.stake(), { kind: 'combo', odds }];
  });
}

/** Every k of every n from 2 to 9, and a few larger ones. */
function systems(): readonly Row[] {
  const dice = new Dice(12);
  const sizes = Array.from({ length: 8 }, (_, index) => index + 2).flatMap((totalCount) =>
    Array.from({ length: totalCount }, (_, index) => [totalCount, index + 1] as const),
  );
  return [...sizes, [12, 5] as const, [14, 3] as const, [16, 14] as const, [18, 4] as const].map(
    ([totalCount, winCount]): Row => {
      const odds = dice.list(totalCount, () => dice.odds());
      return [`${winCount} of ${totalCount}`, dice.stake(), { kind: 'system', odds, winCounts: [winCount] }];
    },
  );
}
