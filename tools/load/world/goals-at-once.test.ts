import { expect, it } from 'vitest';
import { closestGoals, goalsOf } from './goals-at-once.ts';
import { momentOf } from '../script.ts';

const goals = [
  { matchId: 'a', atMs: 0 },
  { matchId: 'b', atMs: 50 },
  { matchId: 'b', atMs: 60 },
  { matchId: 'c', atMs: 80 },
  { matchId: 'a', atMs: 90 },
];

it.each([
  [1, { fromMs: 0, toMs: 0, matchIds: ['a'] }],
  [2, { fromMs: 80, toMs: 90, matchIds: ['c', 'a'] }],
  [3, { fromMs: 60, toMs: 90, matchIds: ['b', 'c', 'a'] }],
  [4, null],
])('%i matches score closest together where their goals are nearest', (matches, expected) => {
  expect(closestGoals(goals, matches)).toEqual(expected);
});

it('knows of the recorded afternoon that ten matches score within three minutes', { timeout: 120_000 }, () => {
  const date = '2026-11-21';
  const all = goalsOf('slipstream', momentOf(date, '15:08:00'), momentOf(date, '15:44:00'));
  const closest = closestGoals(all, 10);
  expect(new Set(closest?.matchIds).size).toBe(10);
  expect((closest?.toMs ?? Infinity) - (closest?.fromMs ?? 0)).toBeLessThanOrEqual(180_000);
});
