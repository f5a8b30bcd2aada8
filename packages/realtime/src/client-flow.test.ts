import type { Centrifuge, DisconnectedContext, UnsubscribedContext } from 'centrifuge';
import { expect, it } from 'vitest';
import type { RealtimeOptions } from './settings.ts';
import { collect, connectClient, next } from './testing/client.ts';
import { describeBackends } from './testing/describe-backends.ts';
import { tokenSecret } from './testing/server.ts';
import { signConnectionToken } from './tokens/token.ts';

const options: RealtimeOptions = {
  tokenSecret,
  anonymousConnect: true,
  limits: { channelsPerConnectionMax: 3, connectionsPerUserMax: 2 },
  channels: {
    namespaces: {
      news: { history: { size: 3, ttlMs: 60_000 } },
      room: { history: { size: 5, ttlMs: 60_000 }, presence: true, joinLeave: true, clientPublish: true },
      diff: { history: { size: 50, ttlMs: 60_000 }, delta: true },
    },
  },
};

const tokenOf = (user: string) => signConnectionToken(tokenSecret, { user });

describeBackends('the stock client', options, (stage) => {
  it('[RT-1] passes through its states and those of a subscription', async () => {
    const { backend } = stage();
    const client = connectClient(backend.url, { token: tokenOf('ann') });
    const subscription = client.newSubscription('news:states');
    const states: string[] = [client.state, subscription.state];
    subscription.subscribe();
    states.push(subscription.state);
    await subscription.ready();
    states.push(client.state, subscription.state);
    const gone = next<DisconnectedContext>(client, 'disconnected');
    client.disconnect();
    expect(await gone).toMatchObject({ code: 0, reason: 'disconnect called' });
    expect([...states, client.state, subscription.state]).toEqual([
      'connecting',
      'unsubscribed',
      'subscribing',
      'connected',
      'subscribed',
      'disconnected',
      'subscribing',
    ]);
  });

  it('[RT-1] receives publications and broadcasts in order, with offsets and tags', async () => {
    const { backend } = stage();
    const client = connectClient(backend.url);
    const [one, two] = ['news:one', 'news:two'].map((channel) => client.newSubscription(channel));
    const feeds = [one!, two!].map(collect);
    one!.subscribe();
    two!.subscribe();
    await Promise.all([one!.ready(), two!.ready()]);
    const listeners = async () => {
      const outcome = await backend.publisher.activeChannels();
      const counts = outcome.kind === 'channels' ? outcome.subscriptions : new Map<string, number>();
      return ['news:one', 'news:two', 'news:three'].map((channel) => counts.get(channel));
    };
    await expect.poll(listeners).toEqual([1, 1, undefined]);
    await backend.publisher.publish('news:one', { price: 1850 }, { tags: { kind: 'price' } });
    const outcomes = await backend.publisher.broadcast(['news:one', 'news:two', 'nope:three'], 'all');
    await Promise.all([feeds[0]!.count(2), feeds[1]!.count(1)]);
    expect(outcomes).toEqual([
      { kind: 'published', offset: 2, epoch: expect.any(String) },
      { kind: 'published', offset: 1, epoch: expect.any(String) },
      { kind: 'unknown-channel', channel: 'nope:three' },
    ]);
    expect(feeds[0]!.received).toEqual([
      { channel: 'news:one', data: { price: 1850 }, offset: 1, tags: { kind: 'price' } },
      { channel: 'news:one', data: 'all', offset: 2 },
    ]);
    expect(feeds[1]!.data()).toEqual(['all']);
  });

  it('[RT-1] shows who is there, who comes and goes, and what was said', async () => {
    const { backend } = stage();
    const [ann, bob] = ['ann', 'bob'].map((user) => connectClient(backend.url, { token: tokenOf(user) }));
    const subscription = ann!.newSubscription('room:1', { joinLeave: true });
    subscription.subscribe();
    await subscription.ready();
    const seen: string[] = [];
    subscription.on('join', ({ info }) => seen.push(`${info.user} came`));
    subscription.on('leave', ({ info }) => seen.push(`${info.user} left`));
    const visit = bob!.newSubscription('room:1');
    visit.subscribe();
    await visit.ready();
    const { clients } = await subscription.presence();
    expect(
      Object.values(clients)
        .map(({ user }) => user)
        .toSorted(),
    ).toEqual(['ann', 'bob']);
    expect(await subscription.presenceStats()).toEqual({ numClients: 2, numUsers: 2 });
    await visit.publish('hello');
    const { publications, offset } = await subscription.history({ limit: 10 });
    expect(publications).toMatchObject([{ data: 'hello', offset: 1, info: { user: 'bob' } }]);
    expect(offset).toBe(1);
    visit.unsubscribe();
    await expect.poll(() => seen.filter((what) => what.startsWith('bob'))).toEqual(['bob came', 'bob left']);
  });

  it('[RT-2] leaves a channel for good when the server says so', async () => {
    const { backend } = stage();
    const client = connectClient(backend.url, { token: tokenOf('carl') });
    const subscription = client.newSubscription('news:carl');
    subscription.subscribe();
    await subscription.ready();
    const left = next<UnsubscribedContext>(subscription, 'unsubscribed');
    expect(await backend.publisher.unsubscribe('carl', 'news:carl')).toEqual({ kind: 'done' });
    expect(await left).toMatchObject({ code: 2000, reason: 'server unsubscribe' });
    expect(client.state).toBe('connected');
  });

  it('[RT-2] stays away when its user is disconnected', async () => {
    const { backend } = stage();
    const client = connectClient(backend.url, { token: tokenOf('dora') });
    await client.ready();
    const gone = next<DisconnectedContext>(client, 'disconnected');
    expect(await backend.publisher.disconnect('dora')).toEqual({ kind: 'done' });
    expect(await gone).toMatchObject({ code: 3503, reason: 'force disconnect' });
  });

  it('[RT-2] is refused one connection and one channel too many', async () => {
    const { backend } = stage();
    const clients = [1, 2].map(() => connectClient(backend.url, { token: tokenOf('emil') }));
    await Promise.all(clients.map((client) => client.ready()));
    const third = connectClient(backend.url, { token: tokenOf('emil') });
    expect(await next<DisconnectedContext>(third, 'disconnected')).toMatchObject({
      code: 3504,
      reason: 'connection limit',
    });
    const subscriptions = [1, 2, 3, 4].map((n) => clients[0]!.newSubscription(`news:limit-${n}`));
    const refused = next<UnsubscribedContext>(subscriptions[3]!, 'unsubscribed');
    for (const subscription of subscriptions) subscription.subscribe();
    expect(await refused).toMatchObject({ code: 106, reason: 'limit exceeded' });
  });

  it('[RT-7] gets the same publications with deltas as without, in fewer bytes', async () => {
    const { backend, proxy } = stage();
    const clients: Centrifuge[] = [connectClient(proxy.url), connectClient(backend.url)];
    const withDelta = clients[0]!.newSubscription('diff:prices', { delta: 'fossil' });
    const without = clients[1]!.newSubscription('diff:prices');
    const feeds = [withDelta, without].map(collect);
    for (const subscription of [withDelta, without]) subscription.subscribe();
    await Promise.all([withDelta.ready(), without.ready()]);
    const messages = Array.from({ length: 40 }, (_, n) => ({
      match: 'Ålesund – Brøndby 🏆',
      outcomes: [1, 2, 3].map((id) => ({ id, odds: 1500 + ((n * 37 * id) % 900), name: `outcome ${id}` })),
    }));
    for (const [n, message] of messages.entries()) {
      if (n === 20) {
        await feeds[0]!.count(20);
        proxy.cut();
      }
      await backend.publisher.publish('diff:prices', message);
    }
    await Promise.all(feeds.map((feed) => feed.count(messages.length)));
    expect(feeds.map((feed) => feed.data())).toEqual([messages, messages]);
    const { numDeltaPayloads, compressionRatio } = withDelta.deltaStats();
    expect(numDeltaPayloads).toBeGreaterThanOrEqual(37);
    expect(compressionRatio).toBeGreaterThan(0.4);
  });
});
