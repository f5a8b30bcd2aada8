import type { MatchId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readWire } from '../client-form.ts';
import { callUrl, queryRecord, type QueryOf } from './call.ts';
import { getMatchMarkets } from './catalogue/get-match-markets.ts';
import { getMatches } from './catalogue/get-matches.ts';
import { getPlayer } from './account/get-player.ts';
import { search } from './catalogue/search.ts';

const read = (url: string) =>
  z.safeParse(getMatches.query, queryRecord(new URL(url, 'http://backend').searchParams)).data;

describe('callUrl', () => {
  it('fills the path and leaves out what is not asked for', () => {
    const params = { id: '48213377' as MatchId };
    expect(callUrl(getMatchMarkets, { params })).toBe('/v2/matches/48213377/markets');
    expect(callUrl(getMatchMarkets, { params, query: { groupKey: ['goals'], page: undefined } })).toBe(
      '/v2/matches/48213377/markets?group_key=goals',
    );
    expect(callUrl(getPlayer)).toBe('/platform/player');
  });

  it('cannot be led out of its path by an id', () => {
    expect(callUrl(getMatchMarkets, { params: { id: '../../x?y#z' as MatchId } })).toBe(
      '/v2/matches/..%2F..%2Fx%3Fy%23z/markets',
    );
  });

  it.each<[QueryOf<typeof getMatches>, object]>([
    [{}, {}],
    [
      { matchStatus: [0, 1], bettable: true },
      { match_status: [0, 1], bettable: true },
    ],
    [
      { sortBy: ['tournament_priority:desc', 'start_time:asc'] },
      { sort_by: ['tournament_priority:desc', 'start_time:asc'] },
    ],
    [
      { startFrom: '2026-08-02T18:30:00Z', hasVideo: false },
      { start_from: '2026-08-02T18:30:00Z', has_video: false },
    ],
    [
      { id: ['1', '2'] as MatchId[], maxPerSport: 5, limit: 20 },
      { id: ['1', '2'], max_per_sport: 5, limit: 20 },
    ],
  ])('[CAT-2] what a client asks is what a server reads: %j', (query, expected) => {
    expect(read(callUrl(getMatches, { query }))).toEqual({ page: 1, limit: 500, ...expected });
  });

  it('[CAT-2] reads a repeated key as a list', () => {
    expect(read('/v2/matches?match_status=0&match_status=1')).toMatchObject({ match_status: [0, 1] });
  });

  it('[BET-8] reads both forms of a moment in a query', () => {
    expect(read('/?start_to=2026-08-02%2018:30:00%20UTC')).toMatchObject({ start_to: '2026-08-02T18:30:00Z' });
  });
});

describe('bad queries are refused', () => {
  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=',
    'page=1.5',
    'page=1e3',
    'limit=501',
    'limit=99999999999999999999',
    'match_status=6',
    'match_status=0,,1',
    'type=race',
    'sort_by=start_time',
    'bettable=1',
    'start_from=today',
    'start_from=2026-02-30T00:00:00+02:00',
    'sport_type=regular,regular,regular,regular',
    'id=%3Cscript%3E',
    `id=${'1,'.repeat(500)}1`,
  ])('[CAT-2] %s', (query) => {
    expect(read(`/v2/matches?${query}`)).toBeUndefined();
  });

  it.each(['q=ab', `q=${'a'.repeat(51)}`, ''])('[CAT-4] search %j', (query) => {
    expect(readWire(search.query, queryRecord(new URLSearchParams(query)))).toMatchObject({ kind: 'malformed' });
  });

  it('[CAT-4] takes 3 to 50 characters', () => {
    expect(readWire(search.query, { q: 'abc' }).kind).toBe('read');
    expect(readWire(search.query, { q: 'a'.repeat(50) }).kind).toBe('read');
  });
});
