import {
  UnauthorizedError,
  type DisconnectedContext,
  type SubscribedContext,
  type UnsubscribedContext,
} from 'centrifuge';
import { expect, it } from 'vitest';
import type { RealtimeOptions } from './settings.ts';
import { collect, connectClient, next } from './testing/client.ts';
import { describeBackends } from './testing/describe-backends.ts';
import { tokenSecret } from './testing/server.ts';
import { signConnectionToken, signSubscriptionToken } from './tokens/token.ts';

const history = { size: 3, ttlMs: 60_000 };
const options: RealtimeOptions = {
  tokenSecret,
  anonymousConnect: true,
  channels: { namespaces: { news: { history }, room: { history } } },
};

const nowSec = () => Math.floor(Date.now() / 1000);
const tokenOf = (user: string, expireAtSec = nowSec() + 600) => signConnectionToken(tokenSecret, { user, expireAtSec });

describeBackends('tokens and recovery of the stock client', options, (stage) => {
  it('[RT-3] asks for a new token when its own expired, and gives up when there is none', async () => {
    const { backend } = stage();
    const client = connectClient(backend.url, {
      token: tokenOf('ann', nowSec() - 10),
      getToken: async () => tokenOf('ann'),
    });
    await client.ready();
    const refused = connectClient(backend.url, {
      token: tokenOf('bob', nowSec() - 10),
      getToken: async () => {
        throw new UnauthorizedError('signed out');
      },
    });
    expect(await next<DisconnectedContext>(refused, 'disconnected')).toMatchObject({
      code: 1,
      reason: 'unauthorized',
    });
  });

  it('[RT-3] refreshes connection and subscription before they expire', async () => {
    const { backend } = stage();
    const asked: string[] = [];
    const client = connectClient(backend.url, {
      token: tokenOf('ann', nowSec() + 2),
      getToken: async () => {
        asked.push('connection');
        return tokenOf('ann');
      },
    });
    const channel = '$room:ann';
    const subscription = client.newSubscription(channel, {
      getToken: async () => {
        const isFirst = !asked.includes('subscription');
        asked.push('subscription');
        const expireAtSec = nowSec() + (isFirst ? 2 : 600);
        return signSubscriptionToken(tokenSecret, { user: 'ann', channel, expireAtSec });
      },
    });
    const feed = collect(subscription);
    subscription.subscribe();
    await subscription.ready();
    await expect
      .poll(() => asked.toSorted(), { timeout: 20_000 })
      .toEqual(['connection', 'subscription', 'subscription']);
    await backend.publisher.publish(channel, 'still here');
    await feed.count(1);
    expect([client.state, subscription.state]).toEqual(['connected', 'subscribed']);
  });

  it('[RT-3] keeps a private channel shut without a token', async () => {
    const { backend } = stage();
    const client = connectClient(backend.url, { token: tokenOf('ann') });
    const subscription = client.newSubscription('$room:bob');
    const refused = next<UnsubscribedContext>(subscription, 'unsubscribed');
    subscription.subscribe();
    expect(await refused).toMatchObject({ code: 103, reason: 'permission denied' });
  });

  it('[RT-8] recovers exactly what it missed after a cut', async () => {
    const { backend, proxy } = stage();
    const client = connectClient(proxy.url);
    const subscription = client.newSubscription('news:cut');
    const feed = collect(subscription);
    subscription.subscribe();
    await subscription.ready();
    await backend.publisher.publish('news:cut', 1);
    await feed.count(1);
    const back = next<SubscribedContext>(subscription, 'subscribed');
    proxy.cut();
    await backend.publisher.publish('news:cut', 2);
    await backend.publisher.publish('news:cut', 3);
    expect(await back).toMatchObject({ wasRecovering: true, recovered: true });
    await feed.count(3);
    expect(feed.data()).toEqual([1, 2, 3]);
  });

  it('[RT-8] is told honestly when history ran out', async () => {
    const { backend, proxy } = stage();
    const client = connectClient(proxy.url);
    const subscription = client.newSubscription('news:ran-out');
    const feed = collect(subscription);
    subscription.subscribe();
    await subscription.ready();
    await backend.publisher.publish('news:ran-out', 1);
    await feed.count(1);
    const back = next<SubscribedContext>(subscription, 'subscribed');
    proxy.isDown = true;
    proxy.cut();
    for (const n of [2, 3, 4, 5]) await backend.publisher.publish('news:ran-out', n);
    proxy.isDown = false;
    expect(await back).toMatchObject({ wasRecovering: true, recovered: false, streamPosition: { offset: 5 } });
    await backend.publisher.publish('news:ran-out', 6);
    await feed.count(2);
    expect(feed.data()).toEqual([1, 6]);
  });
});
