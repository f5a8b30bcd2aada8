import type { SubscribedContext } from 'centrifuge';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { errorCodes } from './codes.ts';
import { createRealtime } from './realtime.ts';
import { collect, connectClient, disconnectClients, next } from './testing/client.ts';
import { manualClock } from './testing/manual-clock.ts';
import { connectedSession } from './testing/raw-session.ts';
import { startServer, tokenSecret, type TestServer } from './testing/server.ts';
import { signConnectionToken } from './tokens/token.ts';

const channels = {
  namespaces: { news: { history: { size: 10, ttlMs: 60_000 } }, diff: { history: { size: 9, ttlMs: 1 }, delta: true } },
};

let server: TestServer;
afterEach(async () => {
  disconnectClients();
  await server.stop();
});

describe('a realtime server', () => {
  it('[RT-1] counts who is there and where', async () => {
    server = await startServer({ channels });
    const client = connectClient(server.url, { token: signConnectionToken(tokenSecret, { user: 'ann' }) });
    const subscription = client.newSubscription('news:en');
    subscription.subscribe();
    await subscription.ready();
    expect(server.realtime.publish('news:en', { n: 1 })).toMatchObject({ kind: 'published', offset: 1 });
    expect(server.realtime.publish('nope:en', { n: 1 })).toEqual({ kind: 'unknown-channel', channel: 'nope:en' });
    expect(server.realtime.stats()).toEqual({
      connections: 1,
      users: 1,
      channels: 1,
      subscriptions: 1,
      published: 1,
      slowDisconnects: 0,
    });
    expect(server.realtime.position('news:en')).toMatchObject({ offset: 1 });
    client.disconnect();
    await expect.poll(() => server.realtime.stats()).toMatchObject({ connections: 0, users: 0, subscriptions: 0 });
  });

  it('[RT-1] answers calls through its handler', async () => {
    server = await startServer({
      channels,
      rpc: async (caller, method, data) => {
        if (method === 'throw') throw new Error('a secret');
        return method === 'whoami' ? { data: { user: caller.user, data } } : { error: errorCodes.methodNotFound };
      },
    });
    const client = connectClient(server.url, { token: signConnectionToken(tokenSecret, { user: 'ann' }) });
    expect(await client.rpc('whoami', [1])).toEqual({ data: { user: 'ann', data: [1] } });
    await expect(client.rpc('dance', {})).rejects.toMatchObject({ code: 104, message: 'method not found' });
    await expect(client.rpc('throw', {})).rejects.toEqual({
      code: 100,
      message: 'internal server error',
      temporary: true,
    });
  });

  it('[RT-1] takes messages that expect no answer', async () => {
    const heard: unknown[] = [];
    server = await startServer({ channels, message: ({ user }, data) => heard.push({ user, data }) });
    const client = connectClient(server.url, { token: signConnectionToken(tokenSecret, { user: 'ann' }) });
    await client.send({ seen: 3 });
    await expect.poll(() => heard).toEqual([{ user: 'ann', data: { seen: 3 } }]);
  });

  it('[RT-3] asks for a token unless visitors are welcome', async () => {
    server = await startServer({ channels, anonymousConnect: false });
    const client = connectClient(server.url);
    expect(await next(client, 'disconnected')).toMatchObject({ code: 3501, reason: 'bad request' });
  });

  it('serves only its own path', async () => {
    server = await startServer({ channels });
    const other = createRealtime({ tokenSecret, channels, anonymousConnect: true });
    const detach = other.attach(server.http, '/other');
    await connectClient(`ws://127.0.0.1:${server.port}/other?x=1`).ready();
    expect([server.realtime.stats().connections, other.stats().connections]).toEqual([0, 1]);
    detach();
    await other.close();
  });

  it('[RT-8] tells a client honestly when the stream began anew', async () => {
    server = await startServer({ channels });
    const client = connectClient(server.url);
    const subscription = client.newSubscription('news:en');
    const feed = collect(subscription);
    subscription.subscribe();
    await subscription.ready();
    server.realtime.publish('news:en', 'before');
    await feed.count(1);
    const back = next<SubscribedContext>(subscription, 'subscribed');
    const { port } = server;
    await server.stop();
    server = await startServer({ channels }, port);
    server.realtime.publish('news:en', 'unseen');
    expect(await back).toMatchObject({ wasRecovering: true, recovered: false });
  });

  it('[RT-8] tells a client honestly when history ran out in time', async () => {
    const clock = manualClock(1_700_000_000_000);
    server = await startServer({ channels, clock, timing: { pingMs: 3_600_000 } });
    const session = await connectedSession(server.url);
    server.realtime.publish('news:en', 1);
    server.realtime.publish('news:en', 2);
    clock.advance(60_000);
    const recover = { channel: 'news:en', recover: true, offset: 1 };
    expect(await session.ask({ id: 2, subscribe: recover })).toEqual([
      {
        id: 2,
        subscribe: { recoverable: true, epoch: '<epoch>', offset: 2, positioned: true, was_recovering: true },
      },
    ]);
  });

  it('[RT-7] deltas decode to what was published, over thousands of random publications', async () => {
    server = await startServer({ channels, limits: { queueBytesMax: 64_000_000 } });
    const client = connectClient(server.url);
    const subscription = client.newSubscription('diff:any', { delta: 'fossil' });
    const feed = collect(subscription);
    subscription.subscribe();
    await subscription.ready();
    const published = fc.sample(updates, 4_000);
    for (const [n, update] of published.entries()) {
      server.realtime.publish('diff:any', update);
      // Some wait until the history with the delta's base has run out, most do not.
      if (n % 100 === 0) await feed.count(n + 1);
    }
    await feed.count(published.length);
    expect(feed.data()).toEqual(published);
    expect(subscription.deltaStats().numDeltaPayloads).toBeGreaterThan(1_000);
  });
});

/** Updates that repeat much of each other, in every script players read, with the odd thing in between. */
const updates = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      event: fc.constant('markets_changed'),
      match: fc.constantFrom('Ålesund – Brøndby', 'Динамо – Спартак', '東京 – 大阪', 'الهلال – النصر', '🏆 – 🥇'),
      markets: fc.array(
        fc.record({
          name: fc.constantFrom('Match winner', 'Исход матча', '勝者', 'الفائز'),
          odds: fc.array(fc.integer({ min: 1_001, max: 9_999 }), { minLength: 2, maxLength: 3 }),
        }),
        { maxLength: 8 },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value))) },
);
