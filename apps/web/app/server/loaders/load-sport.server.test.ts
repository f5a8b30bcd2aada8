import { afterEach, expect, it, vi } from 'vitest';

import { loadSport } from './load-sport.server.ts';

const soccer = { id: '1', key: 'soccer', name: 'Soccer' };

/** A backend with one sport, which counts or does not. */
function answer(counters: Response): typeof fetch {
  return async (input) => {
    const path = new URL(String(input instanceof Request ? input.url : input)).pathname;
    if (path === '/v2/counters') return counters;
    return Response.json({ data: path === '/v2/sports' ? [soccer] : [] });
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['counts', () => Response.json({ sports: [{ ...soccer, count: 7, live: 2 }] }), { total: 7, live: 2 }],
  ['does not count', () => Response.json({ code: 'not_found', message: 'No' }, { status: 404 }), null],
])('[BACKEND-1] a backend that %s', async (_, counters, count) => {
  vi.stubGlobal('fetch', answer(counters()));
  expect(await loadSport('en', 'soccer', 'favorites')).toMatchObject({ kind: 'sport', count });
});
