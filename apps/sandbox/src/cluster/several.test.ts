import { deposit } from '@slipstream/contract/http/account/deposit';
import { getAccounts } from '@slipstream/contract/http/account/get-accounts';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { authorizeChannels } from '@slipstream/contract/http/session/authorize-channels';
import { createWebsocketToken } from '@slipstream/contract/http/session/create-websocket-token';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { channelOf } from '@slipstream/contract/live/channels';
import { publicEventWire } from '@slipstream/contract/live/public-events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endLogin } from '../accounts/sessions/sessions.ts';
import type { Options } from '../options/options.ts';
import { asDemo, withToken, type TestPlayer } from '../testing/as-player.ts';
import { auditLedger } from '../testing/audit-ledger.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { createTestDatabase, hasPostgres } from '../testing/test-databases.ts';

const patience = { timeout: 60_000, interval: 50 };

let url = '';
let running: TestSandbox[] = [];
beforeEach(async () => {
  url = await createTestDatabase();
});
afterEach(async () => {
  for (const sandbox of running.toReversed()) await sandbox.close();
  running = [];
});

async function start(role: Options['role'], skewMs = 0): Promise<TestSandbox> {
  // Controls are a matter of those that answer calls; the others must leave the demo players alone.
  const controls = role === 'feed' || role === 'jobs' ? null : { port: 0, secret: null };
  const sandbox = await runningSandbox({ database: url, role, skewMs, controls });
  running.push(sandbox);
  return sandbox;
}

/** Listens to a player's own channel at one process, with tokens of it. */
async function listenAs(sandbox: TestSandbox, player: TestPlayer) {
  const channel = channelOf({ kind: 'player', playerId: player.id });
  const { token } = await player.call(createWebsocketToken);
  const { channels } = await player.call(authorizeChannels, { body: { channels: [channel] } });
  const client = await sandbox.connect({ token });
  const events: { readonly event: string }[] = [];
  const subscription = client.newSubscription(channel, { token: channels[0]?.token ?? '' });
  subscription.on('publication', ({ data }) => events.push(data as { event: string }));
  subscription.subscribe();
  await subscription.ready(20_000);
  return { client, events };
}

describe.skipIf(!hasPostgres)('several processes of one database', () => {
  it('[RUN-6] show the same world at the same moment, however wrong the clocks of their machines are', async () => {
    const [one, other] = [await start('all'), await start('api', -298_000)];
    const clocks = await Promise.all([one, other].map((sandbox) => sandbox.call(getConfig)));
    const [first = 0, second = 0] = clocks.map(({ clock }) => clock.now_ms);
    // Asked at the same moment of a world that runs six times as fast.
    expect(Math.abs(first - second)).toBeLessThan(6 * 20_000);
    one.core.clock.pause();
    await vi.waitUntil(() => other.core.clock.paused(), patience);
    expect(other.core.clock.now()).toBe(one.core.clock.now());
    for (const { core } of [one, other]) core.world().engine.realign();
    const query = { matchStatus: [1], limit: 50 };
    const [shown, alsoShown] = await Promise.all([one, other].map((sandbox) => sandbox.call(getMatches, { query })));
    const scores = (reply: typeof shown) =>
      reply?.data.map((event) => (event.type === 'match' ? [event.id, event.statistics?.total_score] : []));
    expect(shown?.data.length).toBeGreaterThan(0);
    expect(scores(alsoShown)).toEqual(scores(shown));
  });

  it('[RUN-6] refuse one with another seed in one line', async () => {
    await start('all');
    await expect(runningSandbox({ database: url, seed: 'other', skewMs: 0 })).rejects.toThrow(
      'the world of this database has the seed "test/3", not "other"',
    );
  });

  it('[RUN-7] publish the world once, by one that is replaced when it ends, to the clients of all', async () => {
    const api = await start('api');
    const [feed, spare] = [await start('feed'), await start('feed')];
    expect([api, feed, spare].map(({ core }) => core.cluster.feed.isHeld())).toEqual([false, true, false]);
    const client = await api.connect();
    const seen: string[] = [];
    const subscription = client.newSubscription(channelOf({ kind: 'updates', locale: 'en' }));
    subscription.on('publication', ({ data }) => seen.push(z.parse(publicEventWire, data).event));
    subscription.subscribe();
    await subscription.ready(20_000);
    await vi.waitUntil(() => seen.includes('heartbeat'), patience);
    expect(spare.core.realtime.stats().published).toBeLessThanOrEqual(feed.core.realtime.stats().published);
    await feed.stop();
    await vi.waitUntil(() => spare.core.cluster.feed.isHeld(), patience);
    expect(spare.core.cluster.feed.fence()).toBeGreaterThan(feed.core.cluster.feed.fence());
    seen.length = 0;
    await vi.waitUntil(() => seen.includes('heartbeat'), patience);
    expect((await fetch(`${spare.origin}/v2/config`)).status).toBe(404);
    expect((await fetch(`${spare.origin}/ready`)).status).toBe(200);
  });

  it('[RUN-8] tell a player what happened at another, and sign them out everywhere', async () => {
    const [one, other] = [await start('all'), await start('api')];
    const here = await asDemo(one, 'ordinary');
    const there = withToken(other, here.id, here.token);
    const { client, events } = await listenAs(other, there);
    const paid = { currency: 'EUR', amount: 2500, method: 'card' };
    await here.call(deposit, { headers: { 'Idempotency-Key': 'several-0123456789abcdef' }, body: paid });
    await vi.waitUntil(() => events.some(({ event }) => event === 'balance_changed'), patience);
    const left: number[] = [];
    client.on('connecting', ({ code }) => left.push(code));
    const session = await one.core.database.selectFrom('session').select('login_id').executeTakeFirstOrThrow();
    await endLogin(one.core, { id: here.id, loginId: session.login_id });
    await vi.waitUntil(() => left.length > 0, patience);
    expect((await there.refused(getAccounts)).status).toBe(401);
  });

  it('[RUN-9] finish a deposit that waits for one that is gone', async () => {
    const api = await start('api');
    const player = await asDemo(api, 'empty');
    const paid = { currency: 'EUR', amount: 1500, method: 'slow' };
    const sent = { headers: { 'Idempotency-Key': 'several-fedcba9876543210' }, body: paid };
    expect((await player.call(deposit, sent)).status).toBe('pending');
    await api.stop();
    const [jobs, another] = [await start('jobs'), await start('api')];
    const back = withToken(another, player.id, player.token);
    await vi.waitFor(async () => expect((await back.call(deposit, sent)).status).toBe('success'), patience);
    expect(jobs.core.cluster.jobs.isHeld()).toBe(true);
    const { data } = await back.call(getAccounts);
    expect(data.find(({ currency }) => currency === 'EUR')?.balance.amount).toBe(1500);
    expect(await auditLedger(another.core.database)).toEqual([]);
  });
});
