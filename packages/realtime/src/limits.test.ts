import { afterEach, describe, expect, it } from 'vitest';
import { connectClient, disconnectClients, next } from './testing/client.ts';
import { floodUntilSlow, upgradeStatus } from './testing/hostile-client.ts';
import { manualClock } from './testing/manual-clock.ts';
import { connectedSession, rawSession } from './testing/raw-session.ts';
import { startServer, tokenSecret, type TestServer } from './testing/server.ts';
import { signConnectionToken, signSubscriptionToken } from './tokens/token.ts';

const channels = { namespaces: { news: { history: { size: 10, ttlMs: 60_000 } }, flash: {} } };
const startMs = 1_700_000_000_000;

let server: TestServer;
afterEach(async () => {
  disconnectClients();
  await server.stop();
});

describe('a client that asks too much', () => {
  it('[RT-1] is refused the subscriptions past the limit, out of 10,000, and everybody else is served', async () => {
    server = await startServer({ channels });
    const greedy = await connectedSession(server.url);
    const commands = Array.from({ length: 10_000 }, (_, n) => ({ id: n + 2, subscribe: { channel: `flash:${n}` } }));
    const replies: unknown[] = [];
    for (let sent = 0; sent < commands.length; sent += 500) {
      replies.push(...(await greedy.ask(...commands.slice(sent, sent + 500))));
    }
    expect(replies.slice(0, 128)).toEqual(commands.slice(0, 128).map(({ id }) => ({ id, subscribe: {} })));
    const refused = new Set(replies.slice(128).map((reply) => JSON.stringify((reply as { error: unknown }).error)));
    expect([...refused]).toEqual([JSON.stringify({ code: 106, message: 'limit exceeded' })]);
    expect(server.realtime.stats()).toMatchObject({ subscriptions: 128, channels: 128 });
    await connectClient(server.url).ready();
  });

  it('[RT-2] is turned away at the door when the server is full, or its page is not welcome', async () => {
    server = await startServer({
      channels,
      limits: { connectionsMax: 1 },
      originAllowed: (origin) => origin === 'https://book.example',
    });
    expect(await upgradeStatus(server, 'https://evil.example')).toBe(403);
    expect(await upgradeStatus(server, 'https://book.example', '/elsewhere')).toBe(404);
    await rawSession(server.url);
    expect(await upgradeStatus(server, 'https://book.example')).toBe(503);
  });
});

describe('a client that does not read', () => {
  it('[RT-2] is disconnected as slow, and reads so if it wakes up', async () => {
    server = await startServer({ channels, limits: { queueBytesMax: 100_000 }, timing: { closeMs: 60_000 } });
    const sleeper = await connectedSession(server.url);
    await sleeper.ask({ id: 2, subscribe: { channel: 'flash:big' } });
    sleeper.websocket.pause();
    await floodUntilSlow(server);
    expect(server.realtime.stats().subscriptions).toBe(0);
    sleeper.websocket.resume();
    expect(await sleeper.closed).toEqual({ code: 3008, reason: 'slow' });
  });

  it('[RT-2] loses its socket when it never wakes up, while others receive everything', async () => {
    server = await startServer({ channels, limits: { queueBytesMax: 2_000_000 }, timing: { closeMs: 20 } });
    const [sleeper, reader] = await Promise.all([connectedSession(server.url), connectedSession(server.url)]);
    for (const session of [sleeper, reader]) await session.ask({ id: 2, subscribe: { channel: 'flash:big' } });
    sleeper.websocket.pause();
    const published = await floodUntilSlow(server);
    await reader.until(() => reader.pushes.length === published);
    await expect
      .poll(() => new Promise((resolve) => server.http.getConnections((_error, count) => resolve(count))))
      .toBe(1);
    sleeper.websocket.terminate();
  });
});

describe('time', () => {
  const clock = manualClock(startMs);

  it('[RT-2] closes a connection that never says who it is', async () => {
    server = await startServer({ channels, clock });
    const silent = await rawSession(server.url);
    await expect.poll(() => server.realtime.stats().connections).toBe(1);
    clock.advance(10_000);
    expect(await silent.closed).toEqual({ code: 3502, reason: 'stale' });
  });

  it('[RT-2] is kept by pings that are answered; silence ends the connection', async () => {
    server = await startServer({ channels, clock, random: () => 0 });
    const session = await connectedSession(server.url);
    clock.advance(12_500);
    await session.until(() => session.pings === 1);
    session.send('{}');
    await session.ask({ id: 2, subscribe: { channel: 'flash:a' } });
    clock.advance(25_000);
    await session.until(() => session.pings === 2);
    clock.advance(8_000);
    expect(await session.closed).toEqual({ code: 3012, reason: 'no pong' });
  });

  it('[RT-2] is kept for the stock client, which answers pings by itself', async () => {
    server = await startServer({ channels, clock, random: () => 0 });
    const client = connectClient(server.url);
    await client.ready();
    for (let n = 0; n < 3; n += 1) {
      clock.advance(12_500);
      // A call after the ping is answered after the pong, so the pong has arrived when it returns.
      await client.rpc('any', {}).catch(() => {});
      clock.advance(12_500);
      await client.rpc('any', {}).catch(() => {});
    }
    expect(client.state).toBe('connected');
  });

  it('[RT-3] ends a connection a grace after its token did', async () => {
    server = await startServer({ channels, clock, timing: { pingMs: 3_600_000 } });
    const expireAtSec = Math.floor(clock.now() / 1000) + 60;
    const session = await rawSession(server.url);
    const token = signConnectionToken(tokenSecret, { user: 'ann', expireAtSec });
    await session.ask({ id: 1, connect: { token } });
    clock.advance(60_000 + 24_000);
    const longer = signConnectionToken(tokenSecret, { user: 'ann', expireAtSec: expireAtSec + 60 });
    await session.ask({ id: 2, refresh: { token: longer } });
    clock.advance(36_000 + 24_000);
    await session.ask({ id: 3, subscribe: { channel: 'flash:a' } });
    clock.advance(1_000);
    expect(await session.closed).toEqual({ code: 3005, reason: 'connection expired' });
  });

  it('[RT-3] ends a subscription a grace after its token did, with a code to come back', async () => {
    server = await startServer({ channels, clock, timing: { pingMs: 3_600_000 } });
    const session = await connectedSession(server.url);
    const expireAtSec = Math.floor(clock.now() / 1000) + 60;
    const token = signSubscriptionToken(tokenSecret, { user: '', channel: '$news:a', expireAtSec });
    await session.ask({ id: 2, subscribe: { channel: '$news:a', token } });
    clock.advance(85_000);
    await session.until(() => session.pushes.length === 1);
    expect(session.pushes).toEqual([
      { channel: '$news:a', unsubscribe: { code: 2501, reason: 'subscription expired' } },
    ]);
    expect(await session.ask({ id: 3, sub_refresh: { channel: '$news:a', token } })).toEqual([
      { id: 3, error: { code: 103, message: 'permission denied' } },
    ]);
  });

  it('[RT-3] makes a refresh with an expired token an error, not a lease for life', async () => {
    server = await startServer({ channels, clock, timing: { pingMs: 3_600_000 } });
    const session = await connectedSession(server.url);
    const expireAtSec = Math.floor(clock.now() / 1000) + 60;
    const token = signSubscriptionToken(tokenSecret, { user: '', channel: '$news:a', expireAtSec });
    await session.ask({ id: 2, subscribe: { channel: '$news:a', token } });
    clock.advance(61_000);
    expect(await session.ask({ id: 3, sub_refresh: { channel: '$news:a', token } })).toEqual([
      { id: 3, error: { code: 110, message: 'expired' } },
    ]);
  });

  it('lets go of channels nobody uses any more', async () => {
    server = await startServer({ channels, clock, timing: { pingMs: 1e12, pongMs: 1e12, streamMetaMs: 1_000_000 } });
    const session = await connectedSession(server.url);
    await session.ask({ id: 2, subscribe: { channel: 'news:made-up' } }, { id: 3, subscribe: { channel: 'flash:a' } });
    server.realtime.publish('news:real', 1);
    expect(server.realtime.stats().channels).toBe(3);
    await session.ask(
      { id: 4, unsubscribe: { channel: 'news:made-up' } },
      { id: 5, unsubscribe: { channel: 'flash:a' } },
    );
    clock.advance(80_000);
    expect(server.realtime.stats().channels).toBe(1);
    expect(server.realtime.position('news:real')).toMatchObject({ offset: 1 });
    clock.advance(1_000_000);
    expect(server.realtime.stats().channels).toBe(0);
  });
});

it('[RT-2] a server that stops says so, and clients come back later', async () => {
  server = await startServer({ channels });
  const client = connectClient(server.url, { minReconnectDelay: 60_000, maxReconnectDelay: 60_000 });
  await client.ready();
  const connecting = next(client, 'connecting');
  await server.realtime.close();
  expect(await connecting).toMatchObject({ code: 3001, reason: 'shutdown' });
});
