import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { channelOf } from '@slipstream/contract/live/channels';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { streamMetaMs } from './realtime-terms.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox();
});
afterAll(() => sandbox.close());

it('[RT-4] invented channels are refused and cost no memory', async () => {
  const client = await sandbox.connect();
  const before = sandbox.core.realtime.stats().channels;
  const names = Array.from({ length: 40 }, (_, n) => [`match:en.z${n}`, `updates:x${n}`, `match:xx.1`][n % 3] + '');
  const codes = await Promise.all(
    [...new Set(names)].map(
      (name) =>
        new Promise<number>((resolve) => {
          const subscription = client.newSubscription(name);
          subscription.on('unsubscribed', ({ code }) => resolve(code));
          subscription.subscribe();
        }),
    ),
  );
  expect(new Set(codes)).toEqual(new Set([102]));
  expect(sandbox.core.realtime.stats().channels).toBe(before);
});

it('[RT-4] a match channel is forgotten some time after its last listener left, heartbeats or not', async () => {
  const client = await sandbox.connect();
  const { data } = await sandbox.call(getMatches, { query: { limit: 5 } });
  const subscriptions = data.map(({ id }) =>
    client.newSubscription(channelOf({ kind: 'match', locale: 'en', matchId: id })),
  );
  for (const subscription of subscriptions) subscription.subscribe();
  await Promise.all(subscriptions.map((subscription) => subscription.ready(5000)));
  const held = sandbox.core.realtime.stats().channels;
  for (const subscription of subscriptions) client.removeSubscription(subscription);
  await vi.waitUntil(() => sandbox.core.realtime.stats().subscriptions === 0);
  for (let passedMs = 0; passedMs < 2 * streamMetaMs; passedMs += 10_000) sandbox.pass(10_000);
  // The sweep runs on the machine's own timers, every ten seconds.
  await expect.poll(() => sandbox.core.realtime.stats().channels, { timeout: 25_000 }).toBeLessThanOrEqual(held - 5);
});
