import { ladder } from './bonuses.ts';
import { Dice } from './dice.ts';
import { settled } from './settled.ts';
import type { Bonus, Expected, Input, Leg, Result } from './settled.ts';
import type { Suite } from './suite.ts';

export function settlementSuite(): Suite<Input, Expected> {
  return {
    suite: 'settlement',
    rules: ['BET-5', 'BET-6', 'MYBETS-3', 'BONUS-7'],
    cases: [...singles(), ...pairs(), ...systems(), ...customs(), ...boosted(), ...pending()].map(([name, input]) => ({
      name,
      input,
      expected: settled(input),
    })),
  };
}

type Row = readonly [name: string, input: Input];

const results = ['win', 'lose', 'void', 'half_win', 'half_lose'] as const;
const bonuses: readonly Bonus[] = [
  null,
  { kind: 'freebet', variant: 'no_risk' },
  { kind: 'freebet', variant: 'all_win' },
  { kind: 'freebet', variant: 'only_win' },
  { kind: 'hunting' },
  { kind: 'lootbox' },
  { kind: 'tournament' },
  { kind: 'comboboost', ranges: ladder },
];

function bonusName(bonus: Bonus): string {
  if (bonus === null) return 'no bonus';
  return bonus.kind === 'freebet' ? `freebet ${bonus.variant}` : bonus.kind;
}

function singles(): readonly Row[] {
  return bonuses.flatMap((bonus) =>
    results.map((result): Row => [
      `single, ${result}, ${bonusName(bonus)}`,
      { stake: 1001, bet: { kind: 'single', legs: [{ odds: 1915, result }] }, bonus },
    ]),
  );
}

/** Every pair of results. */
function pairs(): readonly Row[] {
  return results.flatMap((first) =>
    results.map((second): Row => [
      `double, ${first} and ${second}`,
      {
        stake: 333,
        bet: {
          kind: 'combo',
          legs: [
            { odds: 1910, result: first },
            { odds: 2255, result: second },
          ],
        },
        bonus: null,
      },
    ]),
  );
}

function systems(): readonly Row[] {
  const dice = new Dice(41);
  return Array.from({ length: 36 }, (_, index): Row => {
    const totalCount = 3 + (index % 5);
    const legs = dice.list(totalCount, () => ({ odds: dice.odds(), result: dice.pick(results) }));
    const winCount = dice.between(1, totalCount);
    const isFull = index % 3 === 0;
    const winCounts = Array.from({ length: isFull ? totalCount - winCount + 1 : 1 }, (__, more) => winCount + more);
    const bonus = dice.pick(bonuses);
    return [
      `system ${winCounts.join('+')} of ${totalCount}, ${bonusName(bonus)}, number ${index + 1}`,
      { stake: dice.stake(), bet: { kind: 'system', legs, winCounts }, bonus },
    ];
  });
}

function customs(): readonly Row[] {
  const dice = new Dice(42);
  const sets: readonly (readonly Result[])[] = [
    ['win', 'win', 'win'],
    ['win', 'lose', 'win'],
    ['win', 'void', 'win'],
    ['void', 'void', 'void'],
    ['lose', 'void', 'win'],
    ['half_win', 'win', 'win'],
    ['half_win', 'half_win', 'win'],
    ['half_lose', 'win', 'win'],
    ['half_lose', 'half_lose', 'win'],
    ['half_win', 'half_lose', 'win'],
    ['half_win', 'void', 'win'],
    ['half_lose', 'void', 'win'],
    ['half_lose', 'lose', 'win'],
    ['pending', 'win', 'win'],
    ['pending', 'lose', 'win'],
  ];
  return sets.map((set): Row => [
    `custom bet, ${set.join(', ')}`,
    {
      stake: 777,
      bet: { kind: 'custom_bet', legs: set.map((result) => ({ odds: dice.odds(), result })), customOdds: 5250 },
      bonus: null,
    },
  ]);
}

/** Combos with a comboboost; void legs can take them down a range, or out of the last. */
function boosted(): readonly Row[] {
  const dice = new Dice(43);
  return Array.from({ length: 20 }, (_, index): Row => {
    const legs = dice.list(3 + (index % 8), () => ({
      odds: dice.between(1300, 2400),
      result: dice.pick(['win', 'win', 'win', 'win', 'void', 'half_win', 'half_lose'] as const),
    }));
    return [
      `comboboost on ${legs.length} legs, number ${index + 1}`,
      { stake: dice.stake(), bet: { kind: 'combo', legs }, bonus: { kind: 'comboboost', ranges: ladder } },
    ];
  });
}

function pending(): readonly Row[] {
  const noRisk: Bonus = { kind: 'freebet', variant: 'no_risk' };
  return [
    ['a single still to come', { stake: 100, bet: { kind: 'single', legs: [leg('pending')] }, bonus: null }],
    [
      'a combo lost before its end',
      { stake: 100, bet: { kind: 'combo', legs: [leg('pending'), leg('lose')] }, bonus: null },
    ],
    [
      'a combo lost before its end, without risk',
      { stake: 100, bet: { kind: 'combo', legs: [leg('pending'), leg('lose')] }, bonus: noRisk },
    ],
    ['a combo won so far', { stake: 100, bet: { kind: 'combo', legs: [leg('pending'), leg('win')] }, bonus: noRisk }],
    [
      'a system that can still pay',
      {
        stake: 100,
        bet: { kind: 'system', legs: [leg('pending'), leg('win'), leg('lose')], winCounts: [2] },
        bonus: null,
      },
    ],
    [
      'a system that cannot',
      {
        stake: 100,
        bet: { kind: 'system', legs: [leg('pending'), leg('lose'), leg('lose')], winCounts: [2] },
        bonus: null,
      },
    ],
  ];
}

function leg(result: Result): Leg {
  return { odds: 2000, result };
}
