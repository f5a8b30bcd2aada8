import { describe, expect, it } from 'vitest';

import { setUp, site, timing, turn } from './page-server-fixture.ts';

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
