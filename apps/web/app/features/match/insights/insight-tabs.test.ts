import { expect, it } from 'vitest';

import type { Course } from './match-course.ts';
import { incident } from './incident-fixture.ts';
import { insightTabs } from './insight-tabs.ts';

const past = {
  id: '1',
  startTime: '2026-01-01T00:00:00Z',
  tournament: { id: '1', name: 'League' },
  home: 'a',
  away: 'b',
  totalScore: { home: 1, away: 0 },
  periodScore: [],
  winner: 'home',
} as never;
const nothing: Course = { statistics: null, incidents: [] };
const rows = [{ key: 'shots', unit: 'count', home: 1, away: 2 }] as const;
const course: Course = { statistics: { type: 'statistics', rows, momentum: [] }, incidents: [incident('goal')] };
const noHistory = { headToHead: null, form: null };
const history = {
  headToHead: { type: 'head-to-head', homeWins: 1, draws: 0, awayWins: 0, matches: [past] },
  form: null,
} as const;

it.each([
  ['nothing is known', 1, nothing, noHistory, []],
  ['before the start', 0, nothing, history, ['history']],
  ['while it is played', 1, course, history, ['tracker', 'statistics', 'timeline', 'history']],
  ['while it is interrupted', 2, course, noHistory, ['tracker', 'statistics', 'timeline']],
  ['when it is over', 4, course, history, ['statistics', 'timeline', 'history']],
  [
    'before anything was counted',
    1,
    { ...course, statistics: { ...course.statistics, rows: [] } },
    noHistory,
    ['tracker', 'timeline'],
  ],
] as const)('%s', (_name, status, given, page, expected) => {
  const stage = { kind: status === 0 ? 'not_started' : 'period', number: 1 } as const;
  expect(insightTabs({ status, stage }, given as Course, page)).toEqual(expected);
});

it('[CAT-5] stopped before it began it has what it had', () => {
  const delayed = { status: 2, stage: { kind: 'not_started', number: 0 } } as const;
  expect(insightTabs(delayed, course, history)).toEqual(['history']);
});
