import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { LeagueId, MatchId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { matchOf } from '../../state/board/board-fixture.ts';
import { groupMatches, type Grouping } from './group-matches.ts';

interface Parts {
  readonly priority: number;
  readonly sportPriority?: number;
  readonly startTime?: string;
}

function match(id: string, league: string, { priority, sportPriority = 1, startTime }: Parts): Match {
  const base = matchOf(1, null);
  const sport = { ...base.tournament.sport, priority: sportPriority };
  const tournament = { ...base.tournament, id: league as LeagueId, priority, sport };
  return { ...base, id: id as MatchId, tournament, ...(startTime !== undefined && { startTime }) };
}

function groups(matches: readonly Match[], grouping: Grouping) {
  return groupMatches(matches, grouping).map(({ key, matches: rows }) => [key, rows.map(({ id }) => id).join('')]);
}

it('[CAT-7] orders leagues by sport, then by their own priority, and keeps the order of matches', () => {
  const matches = [
    match('a', 'small', { priority: 9 }),
    match('b', 'tennis', { priority: 1, sportPriority: 2 }),
    match('c', 'big', { priority: 1 }),
    match('d', 'small', { priority: 9 }),
  ];
  expect(groups(matches, 'league')).toEqual([
    ['big', 'c'],
    ['small', 'ad'],
    ['tennis', 'b'],
  ]);
});

it('[CAT-7] keeps the order given when it is by time: a league comes again with its next kick-off', () => {
  const matches = [
    match('a', 'small', { priority: 9, startTime: '18:00' }),
    match('b', 'big', { priority: 1, startTime: '18:00' }),
    match('c', 'small', { priority: 9, startTime: '18:00' }),
    match('d', 'small', { priority: 9, startTime: '19:00' }),
  ];
  expect(groups(matches, 'kick-off')).toEqual([
    ['small/18:00', 'ac'],
    ['big/18:00', 'b'],
    ['small/19:00', 'd'],
  ]);
});
