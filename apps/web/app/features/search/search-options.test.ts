import type { SearchResults } from '@slipstream/contract/entities/search-results';
import type { MatchId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { matchOf } from '../../stores/board/board-fixture.ts';
import { searchGroups } from './search-options.ts';

const base = matchOf(1, null);
const side = base.competitors.home;

function match(id: string, home: string, away: string, status: 0 | 1 = 0): SearchResults['matches'][number] {
  const competitors = { home: { ...side, id: home, name: home }, away: { ...side, id: away, name: away } };
  return { ...base, id: id as MatchId, slug: `x-m${id}`, status, competitors };
}

function groups(results: Partial<SearchResults>, query: string) {
  const all = { matches: [], tournaments: [], categories: [], sports: [], ...results };
  return searchGroups(all, query).map(({ kind, options }) => [
    kind,
    options.map(({ name, other }) => name + (other ?? '')),
  ]);
}

it('[CAT-4] groups results by kind and leaves out kinds without any', () => {
  const { tournament } = base;
  const category = { ...tournament.category, sport: tournament.sport };
  expect(
    groups({ tournaments: [tournament], categories: [category], sports: [tournament.sport] }, 'league').map(
      ([kind]) => kind,
    ),
  ).toEqual(['leagues', 'sports']);
});

it('[CAT-4] names each team once, with the first of its matches, and only teams that answer the query', () => {
  const matches = [match('1', 'Grêmio', 'Santos', 1), match('2', 'Flamengo', 'Grêmio')];
  expect(groups({ matches }, 'gremio')).toEqual([
    ['teams', ['Grêmio']],
    ['matches', ['GrêmioSantos', 'FlamengoGrêmio']],
  ]);
  const [teams] = searchGroups({ matches, tournaments: [], categories: [], sports: [] }, 'gremio');
  expect(teams?.options[0]?.target).toContain('x-m1');
});

it('[CAT-4] a search for two teams finds their match and neither alone', () => {
  expect(groups({ matches: [match('1', 'Arsenal', 'Chelsea')] }, 'arsenal chelsea')).toEqual([
    ['matches', ['ArsenalChelsea']],
  ]);
});
