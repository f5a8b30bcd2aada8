import { deposit } from '@slipstream/contract/http/account/deposit';
import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { channelOf } from '@slipstream/contract/live/channels';
import { apiKey, findCentrifugo, isFive, startCentrifugo } from '@slipstream/realtime/testing/centrifugo';
import { hasRedis, startRedis } from '@slipstream/realtime/testing/redis-server';
import { Centrifuge } from 'centrifuge';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endLogin } from '../accounts/sessions/sessions.ts';
import { realtimeTerms } from '../feed/realtime-terms.ts';
import type { Options } from '../options/options.ts';
import { asDemo, withToken } from '../testing/as-player.ts';
import { runningSandbox, usualOptions, type TestSandbox } from '../testing/running-sandbox.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';

const patience = { timeout: 60_000, interval: 50 };

const binary = findCentrifugo();
const missing = [
  ...(binary === null ? ['no centrifugo on PATH or built'] : []),
  ...(hasRedis ? [] : ['no redis-server on PATH']),
  ...(hasPostgres ? [] : ['no PostgreSQL']),
]
  .map((what) => `, skipped: ${what}`)
  .join('');
const version = binary === null ? '' : ` ${isFive(binary) ? 5 : 6}`;
const realtimeSecret = 'a-secret-that-only-this-test-knows';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function startAll() {
  const redis = await startRedis();
  stops.push(redis.kill);
  const terms = realtimeTerms({ ...usualOptions, data: '' }, realtimeSecret, false);
  const nodes = [];
  for (let count = 0; count < 2; count += 1) {
    const node = await startCentrifugo(binary ?? '', terms, redis.url);
    stops.push(node.stop);
    nodes.push(node);
  }
  const [one, two] = nodes;
  if (one === undefined || two === undefined) throw new Error('no nodes');
  const apiUrls = nodes.map(({ url }) => `http://${new URL(url).host}/api`);
  const shared = { database: await createTestDatabase(), realtimeSecret, redis: redis.url, skewMs: 0 };
  const start = async (role: Options['role']): Promise<TestSandbox> => {
    const controls = role === 'feed' ? null : { port: 0, secret: null };
    const centrifugo = { apiUrls, apiKey, clientUrl: two.url };
    const sandbox = await runningSandbox({ ...shared, role, controls, centrifugo });
    stops.push(sandbox.close);
    return sandbox;
  };
  const connect = (token: string) => {
    const client = new Centrifuge(two.url, { token });
    stops.push(async () => client.disconnect());
    client.connect();
    return client;
  };
  return { one, start, connect };
}

describe.skipIf(missing !== '')(`several processes with Centrifugo${version}${missing}`, () => {
  it('[RUN-8] [RT-8] reach clients of any node, also when a node is killed', async () => {
    const { one, start, connect } = await startAll();
    const [api, other, feed] = [await start('api'), await start('api'), await start('feed')];
    const here = await asDemo(api, 'ordinary');
    const there = withToken(other, here.id, here.token);
    const { token } = await there.call(createWebsocketToken);
    const client = connect(token);
    const own = channelOf({ kind: 'player', playerId: here.id });
    const { channels } = await there.call(authorizeChannels, { body: { channels: [own] } });
    const events: string[] = [];
    for (const [channel, subscriptionToken] of [
      [channelOf({ kind: 'updates', locale: 'en' }), ''],
      [own, channels[0]?.token ?? ''],
    ] as const) {
      const subscription = client.newSubscription(channel, { token: subscriptionToken });
      subscription.on('publication', ({ data }) => events.push((data as { event: string }).event));
      subscription.subscribe();
      await subscription.ready(20_000);
    }
    await vi.waitUntil(() => events.includes('heartbeat'), patience);
    expect(feed.core.queued().dropped).toBe(0);
    await one.stop();
    events.length = 0;
    const paid = { currency: 'EUR', amount: 2500, method: 'card' };
    await here.call(deposit, { headers: { 'Idempotency-Key': 'centrifugo-0123456789abcdef' }, body: paid });
    await vi.waitUntil(() => events.includes('balance_changed') && events.includes('heartbeat'), patience);
    const left: number[] = [];
    client.on('connecting', ({ code }) => left.push(code));
    const session = await api.core.database.selectFrom('session').select('login_id').executeTakeFirstOrThrow();
    await endLogin(api.core, { id: here.id, loginId: session.login_id });
    await vi.waitUntil(() => left.length > 0, patience);
    expect(left[0]).toBe(3011);
    expect((await fetch(`${other.origin}/ready`)).status).toBe(200);
  });
});
