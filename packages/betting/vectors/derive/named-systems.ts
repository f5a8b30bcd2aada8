import { Dice } from './dice.ts';
import { payout, shownOdds } from './fraction.ts';
import { linesWritten, systemPays } from './lines.ts';
import type { Suite } from './suite.ts';

type Input = { name: string; stake: number; odds: readonly number[] };
type Expected = { winCounts: readonly number[]; lines: number; payout: number; totalOdds: number };

/** The bets of each family, as boards list them: singles (1), doubles (2), trebles (3), ... */
const families: ReadonlyArray<
  readonly [name: string, totalCount: number, winCounts: readonly number[], lines: number]
> = [
  ['trixie', 3, [2, 3], 4],
  ['patent', 3, [1, 2, 3], 7],
  ['yankee', 4, [2, 3, 4], 11],
  ['lucky15', 4, [1, 2, 3, 4], 15],
  ['canadian', 5, [2, 3, 4, 5], 26],
  ['lucky31', 5, [1, 2, 3, 4, 5], 31],
  ['heinz', 6, [2, 3, 4, 5, 6], 57],
  ['lucky63', 6, [1, 2, 3, 4, 5, 6], 63],
  ['superHeinz', 7, [2, 3, 4, 5, 6, 7], 120],
  ['goliath', 8, [2, 3, 4, 5, 6, 7, 8], 247],
];

export function namedSystemsSuite(): Suite<Input, Expected> {
  const dice = new Dice(21);
  return {
    suite: 'named-systems',
    rules: ['BET-6'],
    cases: families.flatMap(([name, totalCount, winCounts, lines]) =>
      [1, 2, 3].map((round) => {
        // The first of each family at evens and one unit a line, so that it can be checked by eye.
        const odds = dice.list(totalCount, () => (round === 1 ? 2000 : dice.odds()));
        const stake = round === 1 ? lines * 100 : dice.stake();
        if (linesWritten(totalCount, winCounts) !== lines) throw new Error(`${name} does not have ${lines} lines`);
        const pays = systemPays(odds, winCounts);
        return {
          name: `${name}, number ${round}`,
          input: { name, stake, odds },
          expected: { winCounts, lines, payout: payout(stake, pays), totalOdds: shownOdds(pays) },
        };
      }),
    ),
  };
}
