import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

let sandbox: TestSandbox;
let id = '';
beforeAll(async () => {
  sandbox = await runningSandbox();
  const { data } = await sandbox.call(getMatches, { query: { matchStatus: [1], sportKey: ['soccer'], limit: 1 } });
  id = data[0]?.id ?? '';
});
afterAll(() => sandbox.close());

async function widget<Type extends string>(type: Type, query: object = {}) {
  const reply = await sandbox.call(getMatchWidget, { params: { id, type }, query });
  return reply as Extract<typeof reply, { type: Type }>;
}

describe('the widgets of a match', () => {
  it('[CAT-2] statistics hold figures for both and the pressure so far', async () => {
    const { rows, momentum } = await widget('statistics');
    expect(rows.find(({ key }) => key === 'possession')).toMatchObject({ unit: 'percent' });
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(momentum.length).toBeGreaterThan(0);
    expect(momentum.every(({ at_ms }) => at_ms <= sandbox.core.clock.now())).toBe(true);
  });

  it('[CAT-2] the timeline never tells what has not happened yet', async () => {
    const { incidents } = await widget('timeline');
    expect(incidents.length).toBeGreaterThan(0);
    expect(incidents.every(({ at_ms }) => at_ms <= sandbox.core.clock.now())).toBe(true);
  });

  it('[CAT-2] head to head adds up', async () => {
    const { matches, home_wins, draws, away_wins } = await widget('head-to-head');
    expect(home_wins + draws + away_wins).toBe(matches.length);
  });

  it('[CAT-2] form is of matches that were over', async () => {
    const { home, away } = await widget('form');
    expect(home.length).toBeGreaterThan(0);
    const { data } = await sandbox.call(getMatch, { params: { id } });
    for (const { match } of [...home, ...away]) {
      expect(Date.parse(match.start_time)).toBeLessThan(Date.parse(data.start_time));
    }
  });

  it('[CAT-2] a table ranks by points and every match gives each side one', async () => {
    const { rows } = await widget('standings');
    expect(rows.length).toBeGreaterThan(9);
    expect(rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points).toSorted((a, b) => b - a));
    for (const { played, won, drawn, lost } of rows) expect(won + drawn + lost).toBe(played);
    const scored = rows.reduce((sum, row) => sum + row.scored, 0);
    expect(scored).toBe(rows.reduce((sum, row) => sum + row.conceded, 0));
  });

  it('[CAT-2] odds movement follows the main market, or the one asked for', async () => {
    const main = await widget('odds-movement');
    expect(main.outcomes).toHaveLength(3);
    expect(main.outcomes.every(({ points }) => points.length > 0)).toBe(true);
    const total = await widget('odds-movement', { marketId: '18', specifier: 'total=2.5' });
    expect(total.market_id).toBe('18');
    const missing = await sandbox.refused(getMatchWidget, {
      params: { id, type: 'odds-movement' },
      query: { marketId: 'nonsense' },
    });
    expect(missing.status).toBe(404);
  });

  it.each([0, 1] as const)('[SHOW-7] the prices of a match of status %i have a past and no future', async (status) => {
    const query = { matchStatus: [status], sportKey: ['soccer'], limit: 1, sortBy: ['start_time:desc'] } as const;
    const { data } = await sandbox.call(getMatches, { query });
    const reply = await sandbox.call(getMatchWidget, { params: { id: data[0]?.id ?? '', type: 'odds-movement' } });
    const points = reply.type === 'odds-movement' ? reply.outcomes.flatMap((outcome) => outcome.points) : [];
    expect(points.length).toBeGreaterThan(2);
    expect(points.filter(({ at_ms }) => at_ms > sandbox.core.clock.now())).toEqual([]);
  });

  it('[CAT-2] an unknown widget is not found', async () => {
    expect((await sandbox.refused(getMatchWidget, { params: { id, type: 'horoscope' } })).status).toBe(404);
  });
});
