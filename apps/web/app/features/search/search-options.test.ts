import type { SearchResults } from '@slipstream/contract/entities/catalogue/search-results';
import type { MatchId } from '@slipstream/units/ids';
import { expect, it } from 'vitest';

import { matchOf } from '../../state/board/board-fixture.ts';
import { popularGroups, searchGroups } from './search-options.ts';

const base = matchOf(1, null);
const { tournament } = base;
const side = base.competitors.home;
const nothing: SearchResults = { matches: [], tournaments: [], categories: [], sports: [] };

function match(id: string, home: string, away: string): SearchResults['matches'][number] {
  const competitors = { home: { ...side, id: home, name: home }, away: { ...side, id: away, name: away } };
  return { ...base, id: id as MatchId, slug: `x-m${id}`, competitors };
}

function outright(name: string): SearchResults['matches'][number] {
  const { competitors: _, ...event } = base;
  return { ...event, type: 'season', name, endDate: null } as unknown as SearchResults['matches'][number];
}

function team(name: string, next: { readonly id: string; readonly status: 0 | 1 } | null) {
  const { startTime } = base;
  return {
    team: { ...side, id: name, name },
    tournament,
    match: next && { ...next, id: next.id as MatchId, slug: `x-m${next.id}`, startTime },
  };
}

function kinds(results: Partial<SearchResults>, query: string): readonly string[] {
  return searchGroups({ ...nothing, ...results }, query).map(({ kind }) => kind);
}

it('[CAT-4] groups results by kind, leagues before their outrights, and leaves out kinds without any', () => {
  const category = { ...tournament.category, sport: tournament.sport };
  const all = {
    teams: [team('Leaguers', null)],
    matches: [outright('League winner'), match('1', 'Arsenal', 'Chelsea')],
    tournaments: [tournament],
    categories: [category],
    sports: [tournament.sport],
  };
  expect(kinds(all, 'leagu')).toEqual(['teams', 'leagues', 'matches', 'outrights', 'sports']);
  expect(kinds({ tournaments: [tournament] }, 'leagu')).toEqual(['leagues']);
  expect(kinds({}, 'leagu')).toEqual([]);
});

it('[CAT-4] what bears the very name stands first', () => {
  const all = { teams: [team('Grêmio', null)], tournaments: [{ ...tournament, name: 'Gremio Cup' }] };
  const sports = [{ ...tournament.sport, name: 'Tennis' }];
  expect(kinds({ ...all, sports }, 'TENNIS')).toEqual(['sports', 'teams', 'leagues']);
  expect(kinds({ ...all, sports }, 'gremio')).toEqual(['teams', 'leagues', 'sports']);
});

it.each([
  ['the match it plays now', { id: '7', status: 1 as const }, 'x-m7', true],
  ['the match it plays next', { id: '8', status: 0 as const }, 'x-m8', false],
  ['its league when there is none', null, tournament.slug, false],
])('[CAT-4] a team leads to %s', (_, next, slug, isLive) => {
  const [option] = searchGroups({ ...nothing, teams: [team('Arsenal', next)] }, 'arsenal')[0]?.options ?? [];
  expect(option).toMatchObject({ name: 'Arsenal', isLive });
  expect(option?.target.endsWith(slug)).toBe(true);
});

it('[CAT-4] popular teams and leagues are two groups', () => {
  const popular = popularGroups({ teams: [team('Arsenal', null)], tournaments: [tournament] });
  expect(popular.map(({ kind, options }) => [kind, options.length])).toEqual([
    ['teams', 1],
    ['leagues', 1],
  ]);
});
