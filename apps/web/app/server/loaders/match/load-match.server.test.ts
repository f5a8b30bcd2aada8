import type { MatchId } from '@slipstream/units/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { loadMatch } from './load-match.server.ts';

const sport = { id: '1', key: 'soccer', name: 'Soccer' };
const category = { id: '10', slug: 'england-c10', name: 'England' };
const match = {
  type: 'match',
  id: '1001',
  slug: 'a-b-m1001',
  tournament: { id: '100', slug: 'league-l100', name: 'League', category, sport },
  status: 0,
  start_time: '2026-11-17T18:00:00Z',
  competitors: { home: { id: '1', name: 'A' }, away: { id: '2', name: 'B' } },
};
const replies: Readonly<Record<string, object>> = {
  '/v2/matches/1001': { data: match },
  '/v2/matches/1001/markets': { data: [], groups: [], match_version: 1 },
  '/v2/matches/1001/head-to-head': { type: 'head-to-head', home_wins: 1, draws: 0, away_wins: 0, matches: [] },
  '/v2/matches/1001/form': { type: 'form', home: [], away: [] },
  '/v2/matches': { data: [] },
};

/** A backend that answers at once, but what `isLate` says never. */
function answer(isLate: (path: string) => boolean): typeof fetch {
  return async (input) => {
    const path = new URL(String(input instanceof Request ? input.url : input)).pathname;
    if (isLate(path)) await new Promise(() => {});
    const reply = replies[path];
    return reply === undefined
      ? Response.json({ code: 'not_found', message: path }, { status: 404 })
      : Response.json(reply);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** In a language of its own for each test: calls that are under way are shared by who asks in the same. */
async function open(locale: string, isWaited = false) {
  const load = loadMatch(locale, '1001' as MatchId);
  if (isWaited) await vi.advanceTimersByTimeAsync(1000);
  return load;
}

it('[SHOW-14] a match comes with the earlier matches of both sides', async () => {
  vi.stubGlobal(
    'fetch',
    answer(() => false),
  );
  expect(await open('en')).toMatchObject({
    kind: 'match',
    page: { headToHead: { homeWins: 1 }, form: { home: [] }, isHistoryLate: false },
  });
});

it.each([
  ['de', 'head-to-head'],
  ['fr', 'form'],
])('[SHOW-14] in %s a match does not wait for a %s that takes long, and says so', async (locale, late) => {
  vi.stubGlobal(
    'fetch',
    answer((path) => path.endsWith(late)),
  );
  expect(await open(locale, true)).toMatchObject({
    kind: 'match',
    page: { headToHead: null, form: null, isHistoryLate: true },
  });
});

it('[SHOW-14] earlier matches that a busy backend refuses are asked for again', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const path = new URL(String(input instanceof Request ? input.url : input)).pathname;
    if (path.endsWith('head-to-head')) return Response.json({ code: 'busy', message: 'Busy' }, { status: 503 });
    return Response.json(replies[path]);
  });
  expect(await open('it')).toMatchObject({ kind: 'match', page: { headToHead: null, isHistoryLate: true } });
});

it('[BACKEND-1] a backend without earlier matches is not asked for them again', async () => {
  const { '/v2/matches/1001/head-to-head': _, '/v2/matches/1001/form': __, ...rest } = replies;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const reply = rest[new URL(String(input instanceof Request ? input.url : input)).pathname];
    return Response.json(reply ?? { code: 'not_found', message: 'No' }, { status: reply === undefined ? 404 : 200 });
  });
  expect(await open('es')).toMatchObject({
    kind: 'match',
    page: { headToHead: null, form: null, isHistoryLate: false },
  });
});
