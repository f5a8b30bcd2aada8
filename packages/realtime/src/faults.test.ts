import type { SubscribedContext, SubscribingContext } from 'centrifuge';
import { afterEach, describe, expect, it } from 'vitest';
import { collect, connectClient, disconnectClients, next } from './testing/client.ts';
import { manualClock } from './testing/manual-clock.ts';
import { startServer, tokenSecret, type TestServer } from './testing/server.ts';
import { signConnectionToken } from './tokens/token.ts';

const channels = { namespaces: { news: { history: { size: 10, ttlMs: 60_000 } } } };

let server: TestServer;
afterEach(async () => {
  disconnectClients();
  await server.stop();
});

async function subscribed(channel = 'news:en') {
  const subscription = connectClient(server.url).newSubscription(channel);
  const feed = collect(subscription);
  subscription.subscribe();
  await subscription.ready();
  return { subscription, feed };
}

describe('faults on purpose', () => {
  it('[RT-8] a publication lost in the broker makes the server resynchronise the client', async () => {
    server = await startServer({ channels });
    const { subscription, feed } = await subscribed();
    const subscribing = next<SubscribingContext>(subscription, 'subscribing');
    const back = next<SubscribedContext>(subscription, 'subscribed');
    const remove = server.realtime.faults.add({ kind: 'lost', channel: 'news:en', share: 1, at: 'broker' });
    server.realtime.publish('news:en', 1);
    remove();
    server.realtime.publish('news:en', 2);
    expect(await subscribing).toMatchObject({ code: 2500, reason: 'insufficient state' });
    expect(await back).toMatchObject({ recovered: true });
    await feed.count(2);
    expect(feed.data()).toEqual([1, 2]);
  });

  it('a publication lost on the wire leaves a gap that only its offset shows', async () => {
    server = await startServer({ channels });
    const { feed } = await subscribed();
    server.realtime.faults.add({ kind: 'lost', channel: 'news:*', share: 1 });
    server.realtime.publish('news:en', 1);
    server.realtime.faults.clear();
    server.realtime.publish('news:en', 2);
    await feed.count(1);
    expect(feed.received).toMatchObject([{ data: 2, offset: 2 }]);
  });

  it('a duplicate from the broker is swallowed, one on the wire arrives twice', async () => {
    server = await startServer({ channels });
    const { feed } = await subscribed();
    const remove = server.realtime.faults.add({ kind: 'duplicated', channel: 'news:en', share: 1, at: 'broker' });
    server.realtime.publish('news:en', 1);
    remove();
    server.realtime.faults.add({ kind: 'duplicated', channel: 'news:en', share: 1, at: 'wire' });
    server.realtime.publish('news:en', 2);
    await feed.count(3);
    expect(feed.data()).toEqual([1, 2, 2]);
    expect(server.realtime.faults.rules()).toHaveLength(1);
  });

  it('a delayed publication comes when its time has come', async () => {
    const clock = manualClock(0);
    server = await startServer({ channels, clock });
    const { feed } = await subscribed();
    server.realtime.faults.add({ kind: 'delayed', channel: 'news:en', share: 1, delayMs: 500 });
    server.realtime.publish('news:en', 'late');
    server.realtime.faults.clear();
    server.realtime.publish('news:en', 'in time');
    await feed.count(1);
    clock.advance(500);
    await feed.count(2);
    expect(feed.data()).toEqual(['in time', 'late']);
  });

  it('strikes only the share and the channels it is told to', async () => {
    const dice = [0.9, 0.1, 0.9];
    server = await startServer({ channels, random: () => dice.shift() ?? 0.9 });
    const [en, de] = [await subscribed('news:en'), await subscribed('news:de')];
    dice.splice(0, dice.length, 0.9, 0.1, 0.9);
    server.realtime.faults.add({ kind: 'lost', channel: 'news:en', share: 0.5 });
    for (const n of [1, 2, 3]) server.realtime.broadcast(['news:en', 'news:de'], n);
    await Promise.all([en.feed.count(2), de.feed.count(3)]);
    expect([en.feed.data(), de.feed.data()]).toEqual([
      [1, 3],
      [1, 2, 3],
    ]);
  });

  it('cuts the connections of one user only', async () => {
    server = await startServer({ channels });
    const [ann, bob] = ['ann', 'bob'].map((user) =>
      connectClient(server.url, { token: signConnectionToken(tokenSecret, { user }) }),
    );
    await Promise.all([ann!.ready(), bob!.ready()]);
    const lost = next(ann!, 'connecting');
    expect(server.realtime.faults.cut('ann')).toBe(1);
    expect(await lost).toMatchObject({ code: 1, reason: 'transport closed' });
    expect(bob!.state).toBe('connected');
  });
});
