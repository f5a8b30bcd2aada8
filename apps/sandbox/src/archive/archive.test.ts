import { getCounters } from '@slipstream/contract/http/catalogue/get-counters';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';
import { getMatchWidget } from '@slipstream/contract/http/catalogue/get-match-widget';
import { getSports } from '@slipstream/contract/http/catalogue/get-sports';
import { getTournaments } from '@slipstream/contract/http/catalogue/get-tournaments';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

const oneDay = { startFrom: '2021-03-06T00:00:00Z', startTo: '2021-03-07T00:00:00Z', matchStatus: [4] };
const someDays = 'match_status=4&start_from=2018-03-01T00:00:00Z&start_to=2018-03-09T00:00:00Z';

describe('matches outside the window', () => {
  it('[CAT-2] are listed, counted and found, and say the same in every call', async () => {
    const { data, pagination } = await sandbox.call(getMatches, {
      query: { ...oneDay, sportKey: ['soccer'], limit: 5 },
    });
    expect(data).toHaveLength(5);
    expect(data.every(({ status, start_time }) => status === 4 && start_time.startsWith('2021-03-06'))).toBe(true);
    const counters = await sandbox.call(getCounters, {
      body: { start_from: oneDay.startFrom, start_to: oneDay.startTo, match_status: [4] },
    });
    expect(counters.sports.find(({ key }) => key === 'soccer')?.count).toBe(pagination.total);
    const sports = await sandbox.call(getSports, { query: { ...oneDay, limit: 50 } });
    expect(sports.data.some(({ key }) => key === 'soccer')).toBe(true);
    const leagues = await sandbox.call(getTournaments, { query: { ...oneDay, sportKey: ['soccer'], limit: 500 } });
    expect(leagues.data.map(({ id }) => id)).toContain(data[0]?.tournament.id);
    const id = data[0]?.id ?? '';
    const single = await sandbox.call(getMatch, { params: { id } });
    expect(single.data).toMatchObject({ id, status: 4 });
    const markets = await sandbox.call(getMatchMarkets, { params: { id } });
    expect(markets.data.length).toBeGreaterThan(10);
    const form = await sandbox.call(getMatchWidget, { params: { id, type: 'form' } });
    expect(form.type).toBe('form');
  });

  it('[CAT-2] stand beside those of the window, live ones as they are', async () => {
    const now = sandbox.core.clock.now();
    const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
    const query = { startFrom: hours(-100), startTo: hours(1), sportKey: ['soccer'], matchStatus: [1], limit: 500 };
    const reaching = await sandbox.call(getMatches, { query });
    const inside = await sandbox.call(getMatches, { query: { ...query, startFrom: hours(-40) } });
    expect(reaching.data.length).toBeGreaterThan(0);
    expect(reaching.data).toEqual(inside.data);
  });

  it('that never were are not found', async () => {
    for (const id of ['999999999999', '2']) {
      expect(await sandbox.refused(getMatch, { params: { id } })).toMatchObject({ status: 404 });
    }
  });
});

async function statusOfShort(): Promise<number> {
  return (await fetch(`${sandbox.origin}/v2/matches?${someDays}&sport_key=mma`)).status;
}

describe('a visitor who asks for days of results again and again', () => {
  it('[CAT-2] is answered or told to come back, and everybody else is served meanwhile', async () => {
    const ask = (n: number) => fetch(`${sandbox.origin}/v2/matches?${someDays}&limit=${500 - n}`);
    const state = { isOver: false };
    const heavy = Promise.all(Array.from({ length: 12 }, (_, n) => ask(n))).finally(() => {
      state.isOver = true;
    });
    let served = 0;
    let pushes = 0;
    const client = await sandbox.connect();
    const subscription = client.newSubscription('updates:en');
    subscription.on('publication', () => (pushes += 1));
    subscription.subscribe();
    while (!state.isOver) {
      const reply = await fetch(`${sandbox.origin}/health`);
      expect(reply.status).toBe(200);
      sandbox.pass(100);
      served += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const statuses = (await heavy).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    // Were the lists made where requests are answered, hardly any of these would have come through in between.
    expect(served).toBeGreaterThan(50);
    expect(pushes).toBeGreaterThan(10);
  });

  it('[LOAD-2] frees the queue when they go away', async () => {
    const gone = new AbortController();
    const month = 'match_status=4&start_from=2019-03-01T00:00:00Z&start_to=2019-03-31T00:00:00Z';
    const ask = (n: number) => fetch(`${sandbox.origin}/v2/matches?${month}&limit=${500 - n}`, { signal: gone.signal });
    const left = Promise.allSettled(Array.from({ length: 6 }, (_, n) => ask(n)));
    await vi.waitUntil(async () => (await statusOfShort()) === 429, { timeout: 60_000 });
    gone.abort();
    expect((await left).every(({ status }) => status === 'rejected')).toBe(true);
    // Six of them would take longer than this test may.
    await vi.waitUntil(async () => (await statusOfShort()) === 200, { timeout: 60_000 });
  });
});
