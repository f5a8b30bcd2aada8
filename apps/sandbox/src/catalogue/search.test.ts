import { search } from '@slipstream/contract/http/search';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

// A whole sandbox starts here, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

async function names(q: string): Promise<readonly string[]> {
  const { matches: found } = await sandbox.call(search, { query: { q } });
  return found.map((event) =>
    event.type === 'match' ? `${event.competitors.home.name} ${event.competitors.away.name}` : event.name,
  );
}

describe('search', () => {
  it.each([
    ['bayern', /Bayern/],
    ['munch', /Münch/],
    ['MÜNCHEN', /München/],
    ['ster uni', /Manchester United/],
  ])('[CAT-4] %s finds %s', async (q, expected) => {
    const found = await names(q);
    expect(found.some((name) => expected.test(name))).toBe(true);
  });

  it('[CAT-4] finds leagues, categories and sports, and only events when asked', async () => {
    const all = await sandbox.call(search, { query: { q: 'premier' } });
    expect(all.tournaments.map(({ name }) => name)).toContain('Premier League');
    const soccer = await sandbox.call(search, { query: { q: 'soccer' } });
    expect(soccer.sports.map(({ key }) => key)).toContain('soccer');
    const events = await sandbox.call(search, { query: { q: 'premier', onlyEventsName: true } });
    expect([events.tournaments, events.categories, events.sports]).toEqual([[], [], []]);
  });

  it.each(['ab', 'x'.repeat(51)])('[CAT-4] refuses %s', async (q) => {
    expect(await sandbox.refused(search, { query: { q } })).toMatchObject({ status: 400 });
  });

  it('[CAT-4] signs alone find nothing rather than everything', async () => {
    expect(await names('!!!')).toEqual([]);
  });
});
