import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { readConfig } from '../config/config.server.ts';
import type { KnownSite } from '../loaders/site/known-site.server.ts';
import { createWebApp } from '../http/web-app.server.ts';

const site: KnownSite = {
  rules: { locales: ['en', 'de'], localeInUrl: false },
  sportKeys: new Set(['soccer']),
  customPaths: new Set(),
  today: '2026-11-16',
};

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** The web app over a render that a test can hold, with visitors told apart by their addresses. */
function setUp(env: Record<string, string> = {}, known: () => KnownSite | undefined = () => site) {
  const read = readConfig({ PUBLIC_URL: 'https://bet.example.com', PAGES_PER_SECOND: '0', ...env });
  if (read.kind === 'problem') throw new Error(read.line);
  const rendered: string[] = [];
  const clock = { now: 0 };
  const held = { until: Promise.resolve() };
  const app: Hono = createWebApp({
    config: read.config,
    files: new Map(),
    now: () => clock.now,
    known: { current: known, newest: async () => known() },
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.endsWith('/busy')) rendered.push(pathname + search);
      await held.until;
      return new Response(`the page ${pathname}`, { headers: { 'content-type': 'text/html' } });
    },
  });
  const ask = async (path: string, visitor = '198.51.100.1', headers: Record<string, string> = {}): Promise<Response> =>
    app.request(path, { headers }, { incoming: { socket: { remoteAddress: visitor } } });
  const follow = async (path: string): Promise<Response> => {
    const answer = await ask(path);
    const to = answer.headers.get('location');
    return to === null ? answer : ask(to);
  };
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.until = promise;
    return resolve;
  };
  return { ask, follow, hold, rendered, clock };
}

const timing = (answer: Response) => answer.headers.get('server-timing');
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('[PAGE-1] invented addresses', () => {
  it('200 values of a tab that nobody knows are one page, rendered once', async () => {
    const { follow, rendered } = setUp();
    const answers = await Promise.all(many(200).map((number) => follow(`/sportsbook/soccer?tab=x${number}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(rendered).toEqual(['/sportsbook/soccer']);
  });

  it('200 keys that nobody reads are one page, rendered once', async () => {
    const { ask, rendered } = setUp();
    for (const number of many(200)) await ask(`/sportsbook?key${number}=${number}&tab=x${number}`);
    expect(rendered).toEqual(['/sportsbook']);
  });

  it('200 pages that are not there are rendered once for each kind of address', async () => {
    const { ask, rendered } = setUp();
    for (const number of many(200)) {
      await ask(`/sportsbook/nothing-${number}`);
      await ask(`/sportsbook/soccer/nothing-${number}`);
      await ask(`/nothing-${number}.php`);
    }
    expect(rendered.toSorted()).toEqual(['/not-found', '/sportsbook/not-found', '/sportsbook/not-found/not-found']);
  });

  it('data that means nothing is sent on in the way the router reads', async () => {
    const { ask, rendered } = setUp();
    const answer = await ask('/sportsbook/soccer.data?tab=x&_routes=routes/sport');
    expect([answer.status, answer.headers.get('x-remix-redirect')]).toEqual([204, '/sportsbook/soccer']);
    expect(rendered).toEqual([]);
  });

  it('a sport that began since the site was last asked is found', async () => {
    const known = { site };
    const { ask } = setUp({}, () => known.site);
    expect(await (await ask('/sportsbook/chess')).text()).toContain('not-found');
    known.site = { ...site, sportKeys: new Set(['chess']) };
    expect(await (await ask('/sportsbook/chess')).text()).toContain('chess');
  });
});

describe('[PAGE-3] [PAGE-4] a flood of cold pages', () => {
  const flood = many(64).map((number) => `/sportsbook/soccer/match-m${number}`);

  it('does not reach a hot page: it is served from the cache, without a render', async () => {
    const { ask, hold, rendered, clock } = setUp();
    await ask('/sportsbook');
    await ask('/sportsbook', '203.0.113.7');
    const release = hold();
    const cold = flood.map((path, index) => ask(path, `198.51.100.${index}`));
    await turn();
    expect(timing(await ask('/sportsbook'))).toBe('page;desc=fresh');
    clock.now = 20_000;
    expect(timing(await ask('/sportsbook'))).toBe('page;desc=stale');
    expect(rendered.filter((path) => path === '/sportsbook')).toHaveLength(1);
    release();
    await Promise.all(cold);
  });

  it('of one visitor leaves the others their turn, and turns only that visitor away', async () => {
    const { ask, hold, rendered } = setUp();
    const release = hold();
    const greedy = flood.map((path) => ask(path, '198.51.100.66'));
    await turn();
    expect(rendered).toHaveLength(2);
    const honest = ask('/sportsbook/live', '203.0.113.7');
    await turn();
    expect(rendered).toHaveLength(3);
    release();
    expect((await honest).status).toBe(200);
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(64 - 26);
  });

  it('[PAGE-5] is told early and in words to come again', async () => {
    const { ask, hold } = setUp();
    await ask('/de/sportsbook', '203.0.113.7', { cookie: 'theme=day' });
    await turn();
    const release = hold();
    const waiting = many(26).map((number) => ask(`/de/sportsbook/soccer/match-m${number}`));
    await turn();
    const page = await ask('/de/sportsbook/soccer/one-more-m1', undefined, { cookie: 'theme=day; session=secret' });
    expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([
      503,
      '5',
      'the page /de/sportsbook/busy',
    ]);
    const data = await ask('/de/sportsbook/soccer/one-more-m1.data');
    expect([data.status, data.headers.get('retry-after'), await data.text()]).toEqual([503, '5', 'crowded']);
    release();
    await Promise.all(waiting);
  });

  it('with the cache off, renders only so many at once and answers all that may wait', async () => {
    const { ask, hold, rendered } = setUp({ PAGE_FRESH_MS: '0' });
    const release = hold();
    const answers = many(16).map(() => ask('/sportsbook'));
    await turn();
    expect(rendered).toHaveLength(2);
    release();
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('[PAGE-4] whose share it is', () => {
  it.each([
    ['the peer, whatever it says of others', {}, 2],
    ['whom a trusted proxy names', { TRUSTED_PROXIES: '198.51.100.0/24' }, 3],
  ])('is told by %s', async (_name, env, running) => {
    const { ask, hold, rendered } = setUp(env);
    const release = hold();
    const answers = many(8).map((number) =>
      ask(`/sportsbook/soccer/m-m${number}`, '198.51.100.9', { 'x-forwarded-for': `203.0.113.${number}` }),
    );
    await turn();
    expect(rendered).toHaveLength(running);
    release();
    await Promise.all(answers);
  });
});

describe('[PAGE-6] a visitor who asks too often', () => {
  it('is told when to come again, in a page or for the router in a word; others are served', async () => {
    const { ask } = setUp({ PAGES_PER_SECOND: '1' });
    await ask('/de/sportsbook', '203.0.113.7');
    await turn();
    // Ten at once are free, and five more wait for up to five seconds.
    for (const _ of many(15)) void ask('/de/sportsbook');
    const page = await ask('/de/sportsbook');
    const told = [page.status, page.headers.get('retry-after'), await page.text()];
    expect(told).toEqual([429, '5', 'the page /de/sportsbook/busy']);
    const data = await ask('/de/sportsbook.data');
    expect([data.status, await data.text()]).toEqual([429, 'crowded']);
    expect((await ask('/de/sportsbook', '203.0.113.7')).status).toBe(200);
  });
});

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
