import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchId } from '@slipstream/units/ids';
import type { MatchStatus } from '@slipstream/units/match-status';
import { expect, it } from 'vitest';

import { matchOf } from '../../state/board/board-fixture.ts';
import { sortFavourites } from './sort-favourites.ts';

function match(id: string, status: MatchStatus, sportKey = 'soccer'): Match {
  const base = matchOf(1, null);
  const sport = { ...base.tournament.sport, key: sportKey };
  return { ...base, id: id as MatchId, status, tournament: { ...base.tournament, sport } };
}

function ids(matches: readonly Match[]): string {
  return matches.map(({ id }) => id).join('');
}

const favourites = {
  matches: [match('a', 1), match('b', 0), match('c', 4), match('d', 2, 'tennis')],
  ofLeagues: [match('b', 0), match('e', 0), match('f', 1, 'tennis')],
};

it.each([
  [undefined, 'ad', 'b', 'ef', 'c'],
  ['soccer', 'a', 'b', 'e', 'c'],
  ['tennis', 'd', '', 'f', ''],
  ['chess', '', '', '', ''],
])('[CAT-10] favourites of %s', (sport, live, upcoming, ofLeagues, over) => {
  const sorted = sortFavourites(favourites, sport);
  expect([ids(sorted.live), ids(sorted.upcoming), ids(sorted.ofLeagues), ids(sorted.over)]).toEqual([
    live,
    upcoming,
    ofLeagues,
    over,
  ]);
});
