import { describe, expect, it } from 'vitest';

import { betOf } from './bet-fixture.ts';
import { isSpecial, matchesFilter, openBets, statusesOf } from './bets-filter.ts';

const now = Date.parse('2026-08-03T10:00:00Z');

describe('matchesFilter', () => {
  it.each([
    ['submitted', 'open'],
    ['waiting_results', 'open'],
    ['ready_to_process', 'open'],
    ['cashout_in_progress', 'open'],
    ['done', 'settled'],
    ['cashed_out', 'settled'],
    ['withdrawn', 'settled'],
    ['rejected', 'settled'],
    ['cancelled', 'settled'],
  ] as const)('[MYBETS-2] %s is among the %s bets, and among all', (status, view) => {
    const bet = betOf({ status });
    expect(matchesFilter(bet, { ...openBets, view: 'all' }, now)).toBe(true);
    expect(matchesFilter(bet, { ...openBets, view: 'open' }, now)).toBe(view === 'open');
    expect(matchesFilter(bet, { ...openBets, view: 'settled' }, now)).toBe(view === 'settled');
    expect(statusesOf(view)).toContain(status);
  });

  it.each([
    [{ type: 'combo' }, false],
    [{ type: 'single' }, true],
    [{ result: 'win_entire' }, false],
    [{ result: 'no_results' }, true],
    [{ period: 'day' }, true],
    [{ period: 'week' }, true],
  ] as const)('a filter of %j takes the bet: %s', (change, expected) => {
    expect(matchesFilter(betOf(), { ...openBets, ...change }, now)).toBe(expected);
  });

  it('a period ends', () => {
    expect(matchesFilter(betOf(), { ...openBets, period: 'day' }, now + 1)).toBe(false);
  });
});

it.each([
  ['submitted', true],
  ['rejected', true],
  ['cancelled', true],
  ['done', false],
  ['cashed_out', false],
] as const)('[MYBETS-2] %s is in the special group: %s', (status, expected) => {
  expect(isSpecial(betOf({ status }))).toBe(expected);
});
