import type { CategoryId, LeagueId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { matchOf } from '../../state/board/board-fixture.ts';
import { groupByCountry, type CountedLeague } from './group-by-country.ts';

function league(id: string, priority: number, country: string, countryPriority: number): CountedLeague {
  const base = matchOf(1, null).tournament;
  const category = { ...base.category, id: country as CategoryId, priority: countryPriority };
  return { league: { ...base, id: id as LeagueId, priority, category }, count: { total: 3, live: 1 } };
}

it('[CAT-7] countries come by their priority, leagues in one by theirs, and counts are summed', () => {
  const countries = groupByCountry([
    league('segunda', 2, 'spain', 2),
    league('premier', 1, 'england', 1),
    league('la-liga', 1, 'spain', 2),
  ]);
  expect(
    countries.map(({ category, leagues, count }) => [category.id, leagues.map((each) => each.league.id), count]),
  ).toEqual([
    ['england', ['premier'], { total: 3, live: 1 }],
    ['spain', ['la-liga', 'segunda'], { total: 6, live: 2 }],
  ]);
});
