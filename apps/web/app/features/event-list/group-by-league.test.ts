import type { Match } from '@slipstream/contract/entities/match';
import type { LeagueId, MatchId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { matchOf } from '../../stores/board/board-fixture.ts';
import { groupByLeague } from './group-by-league.ts';

function match(id: string, league: string, priority: number, sportPriority = 1): Match {
  const base = matchOf(1, null);
  const sport = { ...base.tournament.sport, priority: sportPriority };
  return { ...base, id: id as MatchId, tournament: { ...base.tournament, id: league as LeagueId, priority, sport } };
}

it('[CAT-7] orders leagues by sport, then by their own priority, and keeps the order of matches', () => {
  const groups = groupByLeague([
    match('a', 'small', 9),
    match('b', 'tennis', 1, 2),
    match('c', 'big', 1),
    match('d', 'small', 9),
  ]);
  expect(groups.map(({ league, matches }) => [league.id, matches.map(({ id }) => id)])).toEqual([
    ['big', ['c']],
    ['small', ['a', 'd']],
    ['tennis', ['b']],
  ]);
});
