import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { connectClient, disconnectClients, next } from './testing/client.ts';
import { manualClock } from './testing/manual-clock.ts';
import { connectedSession, rawSession } from './testing/raw-session.ts';
import { startServer, tokenSecret, type TestServer } from './testing/server.ts';
import { signConnectionToken, signSubscriptionToken } from './token.ts';

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

describe('one visitor', () => {
  const made = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: n + 2, subscribe: { channel: `${prefix}${n}` } }));

  it('[RT-4] cannot subscribe to a channel that does not exist, and leaves nothing behind by trying', async () => {
    server = await startServer({ channels, channelExists: (name) => name === 'news:real' });
    const session = await connectedSession(server.url);
    const replies = await session.ask(...made('news:', 100), { id: 200, subscribe: { channel: 'news:real' } });
    const errors = replies.flatMap((reply) =>
      'error' in (reply as object) ? [(reply as { error: object }).error] : [],
    );
    expect(errors).toEqual(Array.from({ length: 100 }, () => ({ code: 102, message: 'unknown channel' })));
    expect(server.realtime.stats()).toMatchObject({ channels: 1, subscriptions: 1 });
  });

  it('[RT-2] gets no more channels once the server keeps as many as it may; those it has stay open to all', async () => {
    server = await startServer({ channels, limits: { channelsMax: 3 } });
    const session = await connectedSession(server.url);
    await session.ask(...made('news:', 10));
    expect(server.realtime.stats()).toMatchObject({ channels: 3 });
    const other = await connectedSession(server.url);
    expect(await other.ask({ id: 2, subscribe: { channel: 'news:1' } })).toMatchObject([{ id: 2, subscribe: {} }]);
  });

  it('[RT-2] may hold so many connections from one address, and gets the place of one that closed', async () => {
    server = await startServer({ channels, limits: { connectionsPerAddressMax: 2 } });
    const [first] = [await connectedSession(server.url), await connectedSession(server.url)];
    expect(await upgradeStatus(server, 'https://book.example')).toBe(429);
    first.websocket.terminate();
    await expect.poll(() => server.realtime.stats().connections).toBe(1);
    await connectedSession(server.url);
  });

  it('[RT-2] is cut off when it sends commands faster than allowed', async () => {
    const clock = manualClock(startMs);
    server = await startServer({ channels, clock, limits: { commandsPerSecondMax: 10 } });
    const session = await connectedSession(server.url);
    for (let n = 0; n < 12; n += 1) {
      clock.advance(100);
      await session.ask({ id: n + 2, subscribe: { channel: `flash:${n}` } });
    }
    for (const command of made('flash:more', 30)) session.send(JSON.stringify(command));
    expect(await session.closed).toEqual({ code: 3013, reason: 'too many requests' });
  });

  it('[RT-2] who does not read takes no more than its share of what may wait for all', async () => {
    server = await startServer({ channels, limits: { queueBytesTotalMax: 300_000, queueBytesMax: 10_000_000 } });
    const [sleeper, reader] = await Promise.all([connectedSession(server.url), connectedSession(server.url)]);
    for (const session of [sleeper, reader]) await session.ask({ id: 2, subscribe: { channel: 'flash:big' } });
    sleeper.websocket.pause();
    await floodUntilSlow(server);
    expect(await reader.ask({ id: 3, unsubscribe: { channel: 'flash:big' } })).toEqual([{ id: 3, unsubscribe: {} }]);
    sleeper.websocket.terminate();
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

async function upgradeStatus(
  { port }: TestServer,
  origin: string,
  path = '/connection/websocket',
): Promise<number | undefined> {
  const headers = {
    origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      resolve(response.statusCode);
    }).end();
  });
}

/** Publishes until a client is given up on; a turn of the event loop between, so that readers can read. */
async function floodUntilSlow({ realtime }: TestServer): Promise<number> {
  const big = 'x'.repeat(60_000);
  let published = 0;
  while (realtime.stats().slowDisconnects === 0) {
    realtime.publish('flash:big', big);
    published += 1;
    await new Promise(setImmediate);
  }
  return published;
}
