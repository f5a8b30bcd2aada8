import { getMatches } from '@slipstream/contract/http/get-matches';
import { getMatchMarkets } from '@slipstream/contract/http/get-match-markets';
import { channelOf } from '@slipstream/contract/live/channels';
import { publicEventWire, type PublicEventWire } from '@slipstream/contract/live/public-events';
import type { MatchId } from '@slipstream/units/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

async function listen(channel: string) {
  const client = await sandbox.connect();
  const events: PublicEventWire[] = [];
  const subscription = client.newSubscription(channel);
  subscription.on('publication', ({ data }) => events.push(z.parse(publicEventWire, data)));
  subscription.subscribe();
  await subscription.ready(5000);
  sandbox.pass(0);
  return { events, subscription, client };
}

async function until(condition: () => boolean) {
  for (let tries = 0; tries < 400 && !condition(); tries += 1) {
    sandbox.pass(500);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(condition()).toBe(true);
}

describe('the public feed', () => {
  it('[RT-4] [RT-5] tells a list of moving prices in events of the contract', async () => {
    const { events } = await listen(channelOf({ kind: 'updates', locale: 'en' }));
    await until(() => new Set(events.map(({ event }) => event)).size >= 3);
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['markets_changed', 'heartbeat']));
  });

  it('[RT-8] every update stands on the version a snapshot gave', async () => {
    const live = await sandbox.call(getMatches, { query: { matchStatus: [1], sportKey: ['soccer'] } });
    const match = live.data[0];
    expect(match).toBeDefined();
    const matchId = match?.id as MatchId;
    const { events } = await listen(channelOf({ kind: 'match', locale: 'en', matchId }));
    const { data } = await sandbox.call(getMatchMarkets, { params: { id: matchId } });
    const held = new Map(data.map((market) => [`${market.id} ${market.specifier}`, market.version]));
    await until(() => events.filter(({ event }) => event === 'markets_changed').length >= 5);
    for (const event of events) {
      if (event.event !== 'markets_changed') continue;
      for (const market of event.markets) held.set(`${market.id} ${market.specifier}`, market.version);
      for (const update of event.updates) {
        const key = `${update.market_id} ${update.specifier}`;
        expect(held.get(key)).toBe(update.base_version);
        expect(update.version).toBeGreaterThan(update.base_version);
        held.set(key, update.version);
      }
    }
  });
});
