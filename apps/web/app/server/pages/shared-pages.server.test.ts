import { describe, expect, it } from 'vitest';

import { readConfig } from '../config/config.server.ts';
import { createWebApp } from '../http/web-app.server.ts';
import { setUp, site, timing, turn } from './page-server-fixture.ts';

describe('[PAGE-7] pages of several servers', () => {
  it('are never older than what another server showed longer ago than the greatest age', async () => {
    const random = seeded(7);
    const clock = { now: 0 };
    const servers = ['one', 'other'].map(() => {
      const read = readConfig({ PAGE_AGE_MS_MAX: '1000', PAGES_PER_SECOND: '0' });
      if (read.kind === 'problem') throw new Error(read.line);
      return createWebApp({
        config: read.config,
        files: new Map(),
        now: () => clock.now,
        known: { current: () => site, newest: async () => site },
        // The price of a page is the moment at which it was read.
        render: async () => new Response(String(clock.now), { headers: { 'content-type': 'text/html' } }),
      });
    });
    const ages: number[] = [];
    for (let asked = 0; asked < 400; asked += 1) {
      clock.now += Math.floor(random() ** 3 * 3000);
      const server = servers[Math.floor(random() * servers.length)];
      const answer = await server?.request(random() < 0.5 ? '/sportsbook/live' : '/sportsbook/live.data');
      ages.push(clock.now - Number(await answer?.text()));
      if (random() < 0.1) await turn();
    }
    expect(Math.max(...ages)).toBeLessThan(1000);
    // Most still come from a cache.
    expect(ages.filter((age) => age > 0).length).toBeGreaterThan(100);
  });

  it('counts from the moment the data began to be read, not from when the page was done', async () => {
    const { ask, hold, clock, rendered } = setUp({ PAGE_AGE_MS_MAX: '1000' });
    const done = hold();
    const slow = ask('/sportsbook/live');
    await turn();
    clock.now = 900;
    done();
    await slow;
    clock.now = 1100;
    expect(timing(await ask('/sportsbook/live'))).toBe('page;desc=rendered');
    expect(rendered).toHaveLength(2);
  });

  it('without a greatest age a page of twenty seconds ago stands in for the next', async () => {
    const { ask, clock } = setUp();
    await ask('/sportsbook/live');
    clock.now = 20_000;
    expect(timing(await ask('/sportsbook/live'))).toBe('page;desc=stale');
  });
});

describe('[PAGE-8] a CDN', () => {
  const shared = 'public, max-age=0, s-maxage=2, stale-while-revalidate=2';
  it.each([
    ['may keep what everybody without cookies gets', '/sportsbook/live', {}, shared],
    ['may not keep the page of somebody with a session', '/sportsbook/live', { cookie: 'session=abc' }, 'no-store'],
    ['may not keep the page of somebody with a token', '/sportsbook/live', { authorization: 'Bearer abc' }, 'no-store'],
    ['may not keep a page for one theme', '/sportsbook/live', { cookie: 'theme=night' }, 'no-store'],
    ["may not keep a page's data", '/sportsbook/live.data', {}, 'no-store'],
    ['may not keep a redirect', '/sportsbook/soccer?tab=nonsense', {}, 'no-store'],
  ])('%s', async (_name, path, headers, expected) => {
    const { ask } = setUp({ CDN_SECONDS: '2' });
    expect((await ask(path, undefined, headers)).headers.get('cache-control')).toBe(expected);
  });

  it('varies by three headers, and never sets a cookie', async () => {
    const { headers } = await setUp({ CDN_SECONDS: '2' }).ask('/sportsbook/live');
    expect(headers.get('vary')).toBe('accept-encoding, cookie, sec-ch-ua-mobile');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('may not keep a page that is old already', async () => {
    const { ask, clock } = setUp({ CDN_SECONDS: '2' });
    await ask('/sportsbook/live');
    clock.now = 20_000;
    const old = await ask('/sportsbook/live');
    expect([timing(old), old.headers.get('cache-control')]).toEqual(['page;desc=stale', 'no-store']);
  });

  it('may not keep any page unless it was said for how long', async () => {
    expect((await setUp().ask('/sportsbook/live')).headers.get('cache-control')).toBe('no-store');
  });
});

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
