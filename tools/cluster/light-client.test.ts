import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProxy, type Proxy } from '../../packages/realtime/src/testing/proxy.ts';
import { startServer, type TestServer } from '../../packages/realtime/src/testing/server.ts';
import { createFrameReader, LightClient } from './light-client.ts';

const channels = { namespaces: { news: { history: { size: 5, ttlMs: 60_000 } } } };

let server: TestServer;
let proxy: Proxy;
let client: LightClient | undefined;
beforeEach(async () => {
  server = await startServer({ channels, timing: { pingMs: 50, pongMs: 40 } });
  proxy = await startProxy(server.url);
});
afterEach(async () => {
  client?.stop();
  await proxy.stop();
  await server.stop();
});

/** A client of `news:one` and a line for everything that happens to it. */
async function followed(): Promise<string[]> {
  const said: string[] = [];
  client = new LightClient({
    url: proxy.url,
    origin: 'http://localhost',
    channel: 'news:one',
    read: createFrameReader(),
    events: {
      connected: () => said.push('connected'),
      subscribing: () => said.push('subscribing'),
      subscribed: ({ wasRecovering, recovered }) => {
        said.push(`subscribed${wasRecovering ? (recovered ? ', recovered' : ', not recovered') : ''}`);
      },
      publication: ({ data, offset }) => said.push(`${offset}: ${String(data)}`),
    },
  });
  client.connect();
  await expect.poll(() => said).toContain('subscribed');
  return said;
}

describe('a light client', () => {
  it('hears what is published, and answers pings', async () => {
    const said = await followed();
    server.realtime.publish('news:one', 'ä');
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    server.realtime.publish('news:one', 'b');
    await expect.poll(() => said).toEqual(['connected', 'subscribed', '1: ä', '2: b']);
  });

  it.each([
    [4, ['connected', 'subscribed, recovered', '2: n2', '3: n3', '4: n4', '5: n5']],
    [9, ['connected', 'subscribed, not recovered']],
  ])('that was cut off while %i messages were sent goes on from where it was, if it can', async (count, expected) => {
    const said = await followed();
    server.realtime.publish('news:one', 'n1');
    await expect.poll(() => said.at(-1)).toBe('1: n1');
    said.length = 0;
    proxy.cut();
    for (let n = 2; n < count + 2; n++) server.realtime.publish('news:one', `n${n}`);
    await expect.poll(() => said).toEqual(['subscribing', ...expected]);
  });

  it('reads a line once for all', () => {
    const read = createFrameReader();
    const line = '{"push":{"pub":{"data":"ä","offset":1}}}';
    const [first] = read(Buffer.from(line));
    const [second, third] = read(Buffer.from(`${line}\n{"id":2}`));
    expect([second === first, first?.push?.pub?.data, third]).toEqual([true, 'ä', { id: 2 }]);
  });
});
