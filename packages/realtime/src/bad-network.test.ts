import type { ConnectedContext, SubscribedContext, Subscription } from 'centrifuge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect, connectClient, disconnectClients, next } from './testing/client.ts';
import { startProxy, type Fate, type Proxy } from './testing/proxy.ts';
import { startServer, type TestServer } from './testing/server.ts';

const channels = {
  namespaces: {
    news: { history: { size: 1_000, ttlMs: 60_000 } },
    diff: { history: { size: 1_000, ttlMs: 60_000 }, delta: true },
  },
};

let server: TestServer;
let proxy: Proxy;
beforeEach(async () => {
  server = await startServer({ channels, timing: { pingMs: 1_000 } });
  proxy = await startProxy(server.url);
});
afterEach(async () => {
  disconnectClients();
  await proxy.stop();
  await server.stop();
});

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const turn = () => new Promise(setImmediate);

async function through(subscription: Subscription) {
  const feed = collect(subscription);
  subscription.subscribe();
  await subscription.ready();
  return feed;
}

describe('over a bad network', () => {
  it.each([
    ['news:cut', {}],
    ['diff:cut', { delta: 'fossil' as const }],
  ])('[RT-8] nothing is lost, repeated or reordered in %s by being cut again and again', async (channel, options) => {
    const client = connectClient(proxy.url, { minReconnectDelay: 1, maxReconnectDelay: 2 });
    const feed = await through(client.newSubscription(channel, options));
    for (const n of numbers(300)) {
      server.realtime.publish(channel, { n, same: 'a text that repeats in every message' });
      if (n % 30 === 0) proxy.cut();
      await turn();
    }
    await feed.count(300);
    expect(feed.received.map(({ offset }) => offset)).toEqual(numbers(300));
    expect(feed.data()).toEqual(numbers(300).map((n) => ({ n, same: 'a text that repeats in every message' })));
  });

  it('[RT-8] delays keep the order', async () => {
    proxy.fate = (message) => ({ delayMs: message.length % 5 });
    const feed = await through(connectClient(proxy.url).newSubscription('news:late'));
    for (const n of numbers(50)) server.realtime.publish('news:late', 'x'.repeat(n));
    await feed.count(50);
    expect(feed.received.map(({ offset }) => offset)).toEqual(numbers(50));
  });

  it('[RT-8] repeated messages show by their offsets and do no harm', async () => {
    const feed = await through(connectClient(proxy.url).newSubscription('news:twice'));
    let seen = 0;
    proxy.fate = (): Fate => (++seen % 3 === 0 ? 'duplicate' : 'pass');
    for (const n of numbers(60)) {
      server.realtime.publish('news:twice', n);
      // What waits together is sent as one message.
      await feed.count(n);
    }
    await expect.poll(() => feed.received.at(-1)?.offset).toBe(60);
    const offsets = feed.received.map(({ offset }) => offset);
    expect([...new Set(offsets)]).toEqual(numbers(60));
    expect(offsets.length).toBeGreaterThan(60);
  });

  it('[RT-2] [RT-8] a line gone dead is noticed by missing pings, and what it swallowed is recovered', async () => {
    const client = connectClient(proxy.url, { maxServerPingDelay: 100 });
    const feed = await through(client.newSubscription('news:dead'));
    proxy.fate = () => 'drop';
    for (const n of [1, 2, 3]) server.realtime.publish('news:dead', n);
    const lost = next(client, 'connecting');
    expect(await lost).toMatchObject({ code: 2, reason: 'no ping' });
    proxy.fate = () => 'pass';
    await feed.count(3);
    expect(feed.data()).toEqual([1, 2, 3]);
  });

  it('[RT-2] a reply that never comes is asked for again on a new line', async () => {
    let dropped = 0;
    proxy.fate = (message): Fate => {
      if (dropped > 0 || !message.includes('"connect"')) return 'pass';
      dropped += 1;
      return 'drop';
    };
    const client = connectClient(proxy.url, { timeout: 100 });
    const connected = next<ConnectedContext>(client, 'connected');
    expect(await connected).toMatchObject({ transport: 'websocket' });
    expect(dropped).toBe(1);
  });
});

it('[RUN-8] a server that may have missed publications makes its clients connect again and recovers nothing for them', async () => {
  const client = connectClient(server.url);
  const subscription = client.newSubscription('news:one');
  const heard = collect(subscription);
  subscription.subscribe();
  await subscription.ready();
  server.realtime.publish('news:one', 1);
  await heard.count(1);
  const again = next<SubscribedContext>(subscription, 'subscribed');
  const left = next<{ code: number }>(client, 'connecting');
  server.realtime.restart();
  expect((await left).code).toBe(3010);
  expect(await again).toMatchObject({ wasRecovering: true, recovered: false });
  server.realtime.publish('news:one', 2);
  await heard.count(2);
  expect(heard.data()).toEqual([1, 2]);
});
