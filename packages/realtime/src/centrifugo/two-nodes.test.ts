import { createConnection, createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RealtimeOptions } from '../settings.ts';
import type { Backend } from '../testing/backend.ts';
import { findCentrifugo, isFive, startCentrifugo } from '../testing/centrifugo.ts';
import { collect, connectClient, disconnectClients } from '../testing/client.ts';
import { hasRedis, startRedis, type RedisServer } from '../testing/redis-server.ts';
import { tokenSecret } from '../testing/server.ts';
import { signConnectionToken } from '../tokens/token.ts';

const patience = { timeout: 60_000, interval: 20 };

const binary = findCentrifugo();
const which = binary === null ? '' : ` ${isFive(binary) ? '5' : '6'}`;
const missing = [
  ...(binary === null
    ? ['no centrifugo on PATH, and "npm run centrifugo -w @slipstream/realtime" has not built one']
    : []),
  ...(hasRedis ? [] : ['no redis-server on PATH']),
]
  .map((what) => `, skipped: ${what}`)
  .join('');

const options: RealtimeOptions = {
  tokenSecret,
  anonymousConnect: true,
  channels: { namespaces: { updates: { history: { size: 300, ttlMs: 60_000 } } } },
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  disconnectClients();
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function startNodes() {
  const redis = await startRedis();
  stops.push(redis.kill);
  const nodes: Backend[] = [];
  for (let count = 0; count < 2; count += 1) {
    const node = await startCentrifugo(binary ?? '', options, redis.url);
    nodes.push(node);
    stops.push(node.stop);
  }
  const [one, two] = nodes;
  if (one === undefined || two === undefined) throw new Error('no nodes');
  const front = await startFront([one, two]);
  return { redis, one, two, front } satisfies { redis: RedisServer; one: Backend; two: Backend; front: string };
}

/** What a load balancer does: connections go to the first node that takes them. */
async function startFront(nodes: readonly Backend[]): Promise<string> {
  const ports = nodes.map(({ url }) => Number(new URL(url).port));
  const front: Server = createServer((client) => {
    client.on('error', () => undefined);
    const tryNode = (at: number) => {
      const port = ports[at];
      if (port === undefined) {
        client.destroy();
        return;
      }
      const node = createConnection(port, '127.0.0.1', () => {
        client.pipe(node).pipe(client);
      });
      node.on('error', () => (node.connecting || node.pending ? tryNode(at + 1) : client.destroy()));
      client.on('close', () => node.destroy());
      node.on('close', (hadError) => void (hadError || client.destroy()));
    };
    tryNode(0);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  stops.push(async () => void front.close());
  return `ws://127.0.0.1:${(front.address() as AddressInfo).port}/connection/websocket`;
}

describe.skipIf(missing !== '')(`two nodes of Centrifugo${which} with Redis${missing}`, () => {
  it('[RT-8] a client whose node is killed recovers at the other without a gap', async () => {
    const { one, two, front } = await startNodes();
    const client = connectClient(front);
    const subscription = client.newSubscription('updates:en');
    const feed = collect(subscription);
    const recovered: boolean[] = [];
    subscription.on('subscribed', (context) => recovered.push(context.recovered));
    subscription.subscribe();
    await subscription.ready(20_000);
    for (let number = 1; number <= 20; number += 1) await two.publisher.publish('updates:en', number);
    await feed.count(20);
    await one.stop();
    const commands = Array.from(
      { length: 20 },
      (_, at) => ({ kind: 'publish', channel: 'updates:en', data: 21 + at }) as const,
    );
    const outcomes = await two.publisher.batch(commands);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['published']));
    await feed.count(40);
    expect(feed.data()).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(recovered).toEqual([false, true]);
  });

  it('[RT-6] a player is told and disconnected through whichever node is asked', async () => {
    const { two, front } = await startNodes();
    const client = connectClient(front, { token: signConnectionToken(tokenSecret, { user: 'ann' }) });
    const subscription = client.newSubscription('updates:own');
    const feed = collect(subscription);
    const codes: number[] = [];
    client.on('disconnected', ({ code }) => codes.push(code));
    subscription.subscribe();
    await subscription.ready(20_000);
    const once = { kind: 'publish', channel: 'updates:own', data: 'paid', idempotencyKey: 'k1' } as const;
    await two.publisher.batch([once, once, { ...once, data: 'next', idempotencyKey: 'k2' }]);
    await feed.count(2);
    expect(feed.data()).toEqual(['paid', 'next']);
    expect(await two.publisher.batch([{ kind: 'disconnect', user: 'ann' }])).toEqual([{ kind: 'done' }]);
    await vi.waitUntil(() => codes.length > 0, patience);
    expect(codes).toEqual([3503]);
  });

  it('[RT-5] says that it is at fault itself while Redis is gone, and goes on when it is back', async () => {
    const { redis, one } = await startNodes();
    const say = () => one.publisher.batch([{ kind: 'publish', channel: 'updates:en', data: 1 }]);
    expect(await say()).toMatchObject([{ kind: 'published' }]);
    await redis.kill();
    const [outcome] = await say();
    expect(outcome).toMatchObject(outcome?.kind === 'refused' ? { code: 100 } : { kind: 'unreachable' });
    await redis.start();
    await vi.waitUntil(async () => (await say())[0]?.kind === 'published', patience);
  });
});
