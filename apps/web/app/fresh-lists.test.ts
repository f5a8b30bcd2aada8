import { afterEach, expect, it, vi } from 'vitest';

import { canReload } from './fresh-lists.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['answers', async () => new Response(null), true],
  ['can’t load the list', async () => new Response(null, { status: 503 }), false],
  ['is not reached', async () => Promise.reject(new TypeError('Failed to fetch')), false],
])('[ERROR-1] a list is drawn anew only when the server %s', async (_, answer, expected) => {
  const asked = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', asked);
  expect(await canReload({ pathname: '/sportsbook/live/', search: '?sport=soccer' }, 'routes/live')).toBe(expected);
  expect(asked).toHaveBeenCalledWith('/sportsbook/live.data?sport=soccer&_routes=routes%2Flive', { method: 'HEAD' });
});
