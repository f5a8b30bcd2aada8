import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { crowded } from '../http/concurrency-limit.server.ts';
import { createPageCache } from './page-cache.server.ts';

function setUp({ bytesMax = 1000 } = {}) {
  const clock = { now: 0 };
  const renewed: string[] = [];
  const cache = createPageCache<{ status: number; byteLength: number; body: string }>({
    freshMs: 100,
    staleMs: 1000,
    crowdedStaleMs: 10_000,
    patienceMs: 500,
    restMs,
    bytesMax,
    now: () => clock.now,
    onRenewed: (page, before) => renewed.push(`${page.body} for ${before.body}`),
  });
  let renders = 0;
  const render = (body = 'page', status = 200, byteLength = 100) => {
    return async () => {
      renders += 1;
      return { status, byteLength, body: `${body} ${renders}` };
    };
  };
  return { clock, cache, render, renewed, renders: () => renders };
}

const restMs = 50;
const settled = () => vi.advanceTimersByTimeAsync(restMs);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createPageCache', () => {
  it('renders once for everybody who asks at the same time', async () => {
    const { cache, render, renders } = setUp();
    const answers = await Promise.all([1, 2, 3].map(() => cache.get('/', render())));
    expect(renders()).toBe(1);
    expect(answers).toMatchObject([1, 2, 3].map(() => ({ page: { body: 'page 1' } })));
  });

  it('serves a fresh page without rendering', async () => {
    const { clock, cache, render, renders } = setUp();
    await cache.get('/', render());
    clock.now = 99;
    expect(await cache.get('/', render())).toMatchObject({ state: 'fresh', page: { body: 'page 1' } });
    expect(renders()).toBe(1);
  });

  it('serves the old page while exactly one new one is rendered', async () => {
    const { clock, cache, render, renders } = setUp();
    await cache.get('/', render());
    clock.now = 500;
    const answers = await Promise.all([1, 2, 3].map(() => cache.get('/', render())));
    expect(answers).toMatchObject([1, 2, 3].map(() => ({ state: 'stale' })));
    await settled();
    expect(renders()).toBe(2);
    expect(await cache.get('/', render())).toMatchObject({ state: 'fresh', page: { body: 'page 2' } });
  });

  it('lets whoever was served the old page fetch what belongs to it before the next is rendered', async () => {
    const { clock, cache, render, renders, renewed } = setUp();
    await cache.get('/', render());
    clock.now = 500;
    await cache.get('/', render());
    await vi.advanceTimersByTimeAsync(restMs - 1);
    expect(renders()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(renders()).toBe(2);
    expect(renewed).toEqual(['page 2 for page 1']);
  });

  it('does not render again what was rendered meanwhile', async () => {
    const { clock, cache, render, renders, renewed } = setUp();
    await cache.get('/', render());
    clock.now = 1099;
    await cache.get('/', render());
    clock.now = 1100;
    await cache.get('/', render());
    await settled();
    expect(renders()).toBe(2);
    expect(renewed).toEqual([]);
  });

  it('waits for a render when the page is too old to show', async () => {
    const { clock, cache, render } = setUp();
    await cache.get('/', render());
    clock.now = 1100;
    expect(await cache.get('/', render())).toMatchObject({ state: 'rendered', page: { body: 'page 2' } });
  });

  it('never keeps a failure, and prefers an old page to one', async () => {
    const { clock, cache, render } = setUp();
    expect(await cache.get('/', render('broken', 500))).toMatchObject({ page: { status: 500 } });
    expect(cache.size).toBe(0);
    await cache.get('/', render());
    clock.now = 200;
    await cache.get('/', render('broken', 500));
    await settled();
    expect(await cache.get('/', render())).toMatchObject({ state: 'stale', page: { body: 'page 2' } });
  });

  it('survives a render that throws behind an old page', async () => {
    const { clock, cache, render } = setUp();
    await cache.get('/', render());
    clock.now = 200;
    const answer = await cache.get('/', () => Promise.reject(new Error('render failed')));
    expect(answer).toMatchObject({ state: 'stale' });
    await settled();
    expect(await cache.get('/', render())).toMatchObject({ state: 'stale' });
  });

  it('passes a thrown render on to whoever waits, and tries again for the next', async () => {
    const { cache, render } = setUp();
    await expect(cache.get('/', () => Promise.reject(new Error('render failed')))).rejects.toThrow('render failed');
    expect(await cache.get('/', render())).toMatchObject({ state: 'rendered' });
  });

  it('drops the least recently used pages when the bytes run out', async () => {
    const { cache, render, renders } = setUp({ bytesMax: 250 });
    await cache.get('/a', render());
    await cache.get('/b', render());
    await cache.get('/a', render());
    await cache.get('/c', render());
    expect(cache).toMatchObject({ size: 2, bytes: 200 });
    expect(await cache.get('/a', render())).toMatchObject({ state: 'fresh' });
    expect(renders()).toBe(3);
    expect(await cache.get('/b', render())).toMatchObject({ state: 'rendered' });
  });

  it('does not keep a page bigger than the whole cache', async () => {
    const { cache, render } = setUp({ bytesMax: 50 });
    await cache.get('/', render());
    expect(cache).toMatchObject({ size: 0, bytes: 0 });
  });
});

const full = async (): Promise<typeof crowded> => crowded;

describe('[PAGE-3] in a crowd', () => {
  it('shows an old page when there is no room to render, and none when there is none', async () => {
    const { clock, cache, render } = setUp();
    expect(await cache.get('/', full)).toEqual({ kind: 'crowded' });
    await cache.get('/', render());
    clock.now = 9000;
    expect(await cache.get('/', full)).toMatchObject({ state: 'stale', page: { body: 'page 1' } });
    clock.now = 10_100;
    expect(await cache.get('/', full)).toEqual({ kind: 'crowded' });
  });

  it('shows an old page when the next takes longer than a visitor waits, and the next once it is there', async () => {
    const { clock, cache, render } = setUp();
    await cache.get('/', render());
    clock.now = 2000;
    const { promise: queued, resolve: start } = Promise.withResolvers<void>();
    const slow = async () => {
      await queued;
      return render()();
    };
    const answer = cache.get('/', slow);
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toMatchObject({ state: 'stale', page: { body: 'page 1' } });
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get('/', render())).toMatchObject({ state: 'fresh', page: { body: 'page 2' } });
  });

  it('tries again for a visitor who waited on a render of another who was turned away', async () => {
    const { cache, render } = setUp();
    const first = cache.get('/', full, { visitor: 'greedy' });
    const second = cache.get('/', render(), { visitor: 'other' });
    expect(await first).toEqual({ kind: 'crowded' });
    expect(await second).toMatchObject({ state: 'rendered', page: { body: 'page 1' } });
  });

  it('renews for nobody in particular only what two visitors use', async () => {
    const { clock, cache } = setUp();
    const kinds: string[] = [];
    const render = async (kind: string) => {
      kinds.push(kind);
      return { status: 200, byteLength: 100, body: 'page' };
    };
    await cache.get('/', render, { visitor: 'one' });
    clock.now = 5000;
    await cache.get('/', render, { visitor: 'one' });
    clock.now = 10_000;
    await cache.get('/', render, { visitor: 'two' });
    expect(kinds).toEqual(['visit', 'visit', 'renewal']);
  });
});
