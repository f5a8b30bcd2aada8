import { afterEach, describe, expect, it } from 'vitest';
import { floodUntilSlow, upgradeStatus } from './testing/hostile-client.ts';
import { manualClock } from './testing/manual-clock.ts';
import { connectedSession } from './testing/raw-session.ts';
import { startServer, type TestServer } from './testing/server.ts';

const channels = { namespaces: { news: { history: { size: 10, ttlMs: 60_000 } }, flash: {} } };
const startMs = 1_700_000_000_000;

let server: TestServer;
afterEach(() => server.stop());

function made(prefix: string, count: number) {
  return Array.from({ length: count }, (_, n) => ({ id: n + 2, subscribe: { channel: `${prefix}${n}` } }));
}

describe('one visitor', () => {
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
