import type { Suite } from './suite.ts';

type Mode = 'none' | 'higher' | 'any';
type Input = { mode: Mode; floorOdds: number | null; accepted: number; current: number };

/** Which moves are taken without asking, read off the rule by a person: same, up, down, down to the floor, below it. */
const table: ReadonlyArray<
  readonly [mode: Mode, floorOdds: number | null, accepted: number, current: number, taken: boolean]
> = [
  ['none', null, 2000, 2000, true],
  ['none', null, 2000, 2001, false],
  ['none', null, 2000, 1999, false],
  ['none', 1800, 2000, 2100, true],
  ['none', 1800, 2000, 1900, true],
  ['none', 1800, 2000, 1800, true],
  ['none', 1800, 2000, 1799, false],
  ['none', 1800, 1700, 1700, true],
  ['none', 1800, 1700, 1750, false],
  ['higher', null, 2000, 2000, true],
  ['higher', null, 2000, 2001, true],
  ['higher', null, 2000, 1999, false],
  ['higher', 1800, 2000, 1900, true],
  ['higher', 1800, 2000, 1800, true],
  ['higher', 1800, 2000, 1799, false],
  ['higher', 1800, 1700, 1750, true],
  ['higher', 1800, 1700, 1650, false],
  ['any', null, 2000, 2000, true],
  ['any', null, 2000, 2001, true],
  ['any', null, 2000, 1001, true],
  ['any', 1800, 2000, 1900, true],
  ['any', 1800, 2000, 1800, true],
  ['any', 1800, 2000, 1799, false],
  ['any', 1800, 1700, 1750, true],
  ['any', 1800, 1700, 1650, false],
];

export function acceptanceSuite(): Suite<Input, { isTaken: boolean }> {
  return {
    suite: 'acceptance',
    rules: ['SLIP-8'],
    cases: table.map(([mode, floorOdds, accepted, current, isTaken]) => ({
      name: `${mode}, floor ${floorOdds ?? 'none'}, ${accepted} to ${current}`,
      input: { mode, floorOdds, accepted, current },
      expected: { isTaken },
    })),
  };
}
