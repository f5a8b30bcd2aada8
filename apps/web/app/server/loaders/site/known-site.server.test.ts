import { describe, expect, it, vi } from 'vitest';

import { createKnownSite, type KnownSite } from './known-site.server.ts';

const site: KnownSite = {
  rules: { locales: ['en'], localeInUrl: false },
  sportKeys: new Set(),
  customPaths: new Set(),
  today: '2026-11-16',
};

function setUp() {
  const load = vi.fn<() => Promise<KnownSite | undefined>>(async () => site);
  const clock = { now: 0 };
  return { load, clock, known: createKnownSite(() => clock.now, load) };
}

describe('[PAGE-1] what is known of the site', () => {
  it('is told at once, and asked for again behind whoever reads it', async () => {
    const { load, clock, known } = setUp();
    expect(known.current()).toBeUndefined();
    expect(await known.newest()).toBe(site);
    clock.now = 14_000;
    expect([known.current(), load.mock.calls.length]).toEqual([site, 1]);
    clock.now = 15_000;
    expect([known.current(), load.mock.calls.length]).toEqual([site, 2]);
  });

  it('is asked for once a second at most, however many names nobody has heard of', async () => {
    const { load, clock, known } = setUp();
    await Promise.all([known.newest(), known.newest(), known.newest()]);
    clock.now = 999;
    await known.newest();
    expect(load).toHaveBeenCalledTimes(1);
    clock.now = 1000;
    await known.newest();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stays known while the backend does not answer', async () => {
    const { load, clock, known } = setUp();
    await known.newest();
    load.mockResolvedValue(undefined);
    clock.now = 20_000;
    expect(await known.newest()).toBe(site);
  });
});
