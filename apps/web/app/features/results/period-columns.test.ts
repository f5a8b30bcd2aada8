import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { PeriodScore } from '@slipstream/contract/entities/catalogue/match-statistics';
import { expect, it } from 'vitest';

import { matchOf } from '../../state/board/board-fixture.ts';
import { periodColumns } from './period-columns.ts';

/** `p1` is a first period, `o1` an overtime, `s1` a shoot-out. */
function played(periods: string): Match {
  const kinds = { p: 'period', o: 'overtime', s: 'shootout' } as const;
  const periodScore = periods
    .split(' ')
    .filter((word) => word !== '')
    .map((word): PeriodScore => {
      const kind = kinds[word.slice(0, 1) as 'p'];
      return { kind, number: Number(word.slice(1)), home: 1, away: 0, tiebreak: null };
    });
  const statistics = {
    clock: null,
    totalScore: null,
    gameScore: null,
    currentServer: null,
    periodScore,
    maxPeriodNumber: 3,
    facts: [],
  };
  return { ...matchOf(1, null), statistics };
}

it.each([
  [[], ''],
  [['p1 p2'], 'p1 p2'],
  [['p1 p2', 'p1 p2 p3'], 'p1 p2 p3'],
  [['p1 p2 p3 o1 s1', 'p1 p2 p3', ''], 'p1 p2 p3 o1 s1'],
])('[CAT-10] a table of %j has the columns %s', (matches, columns) => {
  const found = periodColumns(matches.map(played));
  expect(found.map(({ kind, number }) => kind.slice(0, 1) + number).join(' ')).toBe(columns);
});

it('[CAT-10] a match without statistics adds no column', () => {
  expect(periodColumns([{ ...matchOf(1, null), statistics: null }])).toEqual([]);
});
