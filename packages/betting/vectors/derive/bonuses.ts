import { Dice } from './dice.ts';
import { Fraction, one, payout, price, zero } from './fraction.ts';
import { shapePays } from './returns.ts';
import type { Shape } from './returns.ts';
import type { Suite } from './suite.ts';

export type Range = { minCount: number; maxCount: number; bonusOdds: number; minOdds: number };
export type Freebet = { kind: 'freebet'; variant: 'no_risk' | 'all_win' | 'only_win' };
export type NoEffect = { kind: 'hunting' } | { kind: 'lootbox' } | { kind: 'tournament' };
type Bonus = Freebet | NoEffect | { kind: 'comboboost'; bonusOdds: number };

type BonusInput = { stake: number; bet: Shape; bonus: Bonus };
type RangeInput = { ranges: readonly Range[]; odds: readonly number[] };
type RangeExpected = { bonusOdds: number | null; upcoming: { bonusOdds: number; selectionsMissing: number } | null };

export const ladder: readonly Range[] = [
  { minCount: 3, maxCount: 4, bonusOdds: 1050, minOdds: 1400 },
  { minCount: 5, maxCount: 7, bonusOdds: 1100, minOdds: 1400 },
  { minCount: 8, maxCount: 12, bonusOdds: 1250, minOdds: 1500 },
  { minCount: 13, maxCount: 20, bonusOdds: 2000, minOdds: 1500 },
];
const overlapping: readonly Range[] = [
  { minCount: 2, maxCount: 20, bonusOdds: 1030, minOdds: 1000 },
  { minCount: 4, maxCount: 20, bonusOdds: 1200, minOdds: 2000 },
  { minCount: 4, maxCount: 6, bonusOdds: 1150, minOdds: 1300 },
];

/** A won bet under a bonus (BONUS-7). */
export function bonusSuite(): Suite<BonusInput, { payout: number }> {
  const dice = new Dice(31);
  const bonuses: readonly Bonus[] = [
    { kind: 'comboboost', bonusOdds: 1000 },
    { kind: 'comboboost', bonusOdds: 1100 },
    { kind: 'comboboost', bonusOdds: 1333 },
    { kind: 'freebet', variant: 'no_risk' },
    { kind: 'freebet', variant: 'all_win' },
    { kind: 'freebet', variant: 'only_win' },
    { kind: 'hunting' },
    { kind: 'lootbox' },
    { kind: 'tournament' },
  ];
  return {
    suite: 'bonuses',
    rules: ['BONUS-7', 'SLIP-12', 'SLIP-13'],
    cases: bonuses.flatMap((bonus) =>
      shapes(dice).map((bet) => {
        const stake = dice.stake();
        const label = 'variant' in bonus ? bonus.variant : 'bonusOdds' in bonus ? `${bonus.bonusOdds}` : 'no effect';
        return {
          name: `${bonus.kind} (${label}) on a ${bet.kind}`,
          input: { stake, bet, bonus },
          expected: { payout: payout(stake, withBonus(shapePays(bet), bonus)) },
        };
      }),
    ),
  };
}

function shapes(dice: Dice): readonly Shape[] {
  return [
    { kind: 'single', odds: 1000 },
    { kind: 'single', odds: dice.odds() },
    { kind: 'combo', odds: dice.list(5, () => dice.odds()) },
    { kind: 'system', odds: dice.list(4, () => dice.odds()), winCounts: [2] },
    { kind: 'custom_bet', customOdds: dice.odds() },
  ];
}

export function withBonus(pays: Fraction, bonus: Bonus): Fraction {
  if (bonus.kind === 'comboboost') return pays.times(price(bonus.bonusOdds));
  if (bonus.kind !== 'freebet' || bonus.variant === 'all_win') return pays;
  const isShort = pays.isBelow(one);
  if (bonus.variant === 'no_risk') return isShort ? one : pays;
  return isShort ? zero : pays.plus(new Fraction(-1n));
}

/** Which range holds, and which comes next. */
export function comboboostSuite(): Suite<RangeInput, RangeExpected> {
  const dice = new Dice(32);
  const counts = Array.from({ length: 22 }, (_, count) => count);
  const inputs: readonly (readonly [string, RangeInput])[] = [
    ...counts.map(
      (count) => [`${count} legs of 1.500`, { ranges: ladder, odds: counts.slice(0, count).map(() => 1500) }] as const,
    ),
    ['legs too low do not count', { ranges: ladder, odds: [1399, 1400, 1400, 1399, 1400] }],
    [
      'legs too low for the next range still count for this',
      { ranges: ladder, odds: Array.from({ length: 9 }, () => 1499) },
    ],
    ['no ranges', { ranges: [], odds: [2000, 2000] }],
    ...counts.slice(0, 10).map((count) => {
      const odds = dice.list(count, () => dice.odds());
      return [`overlapping ranges, ${count} legs`, { ranges: overlapping, odds }] as const;
    }),
  ];
  return {
    suite: 'comboboost',
    rules: ['SLIP-13', 'BONUS-7'],
    cases: inputs.map(([name, input]) => ({ name, input, expected: rangesReached(input) })),
  };
}

/** By sorting: the best of the ranges reached, and the nearest of those that would be better. */
function rangesReached({ ranges, odds }: RangeInput): RangeExpected {
  const counted = ranges.map((range) => ({ ...range, count: odds.filter((leg) => leg >= range.minOdds).length }));
  const reached = counted
    .filter(({ count, minCount, maxCount }) => minCount <= count && count <= maxCount)
    .toSorted((a, b) => b.bonusOdds - a.bonusOdds);
  const bonusOdds = reached[0]?.bonusOdds ?? null;
  const ahead = counted
    .filter((range) => range.count < range.minCount && range.bonusOdds > (bonusOdds ?? 0))
    .map((range) => ({ bonusOdds: range.bonusOdds, selectionsMissing: range.minCount - range.count }))
    .toSorted((a, b) => a.selectionsMissing - b.selectionsMissing || b.bonusOdds - a.bonusOdds);
  return { bonusOdds, upcoming: ahead[0] ?? null };
}
