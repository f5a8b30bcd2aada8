import type { SubscribedContext } from 'centrifuge';
import { afterEach, describe, expect, it } from 'vitest';
import { collect, connectClient, disconnectClients, next } from './testing/client.ts';
import { startServer, tokenSecret, type TestServer } from './testing/server.ts';
import { signConnectionToken } from './token.ts';

const channels = { namespaces: { news: { history: { size: 10, ttlMs: 60_000 } } } };

let server: TestServer;
afterEach(async () => {
  disconnectClients();
  await server.stop();
});

describe('the walking skeleton', () => {
  it('[RT-1] connects, subscribes, receives what is published and unsubscribes', async () => {
    server = await startServer({ channels });
    const client = connectClient(server.url, { token: signConnectionToken(tokenSecret, { user: 'ann' }) });
    const subscription = client.newSubscription('news:en');
    const feed = collect(subscription);
    subscription.subscribe();
    await subscription.ready();
    expect(server.realtime.publish('news:en', { n: 1 })).toMatchObject({ kind: 'published', offset: 1 });
    server.realtime.publish('news:en', { n: 2 });
    await feed.count(2);
    expect(feed.received).toMatchObject([
      { data: { n: 1 }, offset: 1 },
      { data: { n: 2 }, offset: 2 },
    ]);
    expect(server.realtime.stats()).toMatchObject({ connections: 1, users: 1, channels: 1, subscriptions: 1 });
    subscription.unsubscribe();
    await expect.poll(() => server.realtime.stats().subscriptions).toBe(0);
  });

  it('[RT-8] recovers after a cut what was published meanwhile', async () => {
    server = await startServer({ channels });
    const client = connectClient(server.url);
    const subscription = client.newSubscription('news:en');
    const feed = collect(subscription);
    subscription.subscribe();
    await subscription.ready();
    server.realtime.publish('news:en', 1);
    await feed.count(1);
    const back = next<SubscribedContext>(subscription, 'subscribed');
    expect(server.realtime.faults.cut()).toBe(1);
    server.realtime.publish('news:en', 2);
    server.realtime.publish('news:en', 3);
    expect(await back).toMatchObject({ wasRecovering: true, recovered: true, hasRecoveredPublications: true });
    await feed.count(3);
    expect(feed.data()).toEqual([1, 2, 3]);
  });
});
