import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProxy, type Proxy } from '../../packages/realtime/src/testing/proxy.ts';
import { startServer, type TestServer } from '../../packages/realtime/src/testing/server.ts';
import { LightClient, readReplies } from './light-client.ts';

const channels = { namespaces: { news: { history: { size: 5, ttlMs: 60_000 } } } };

let server: TestServer;
let proxy: Proxy;
let client: LightClient | undefined;
beforeEach(async () => {
  server = await startServer({ channels });
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
    events: {
      connected: () => said.push('connected'),
      subscribing: () => said.push('subscribing'),
      subscribed: ({ wasRecovering, recovered }) => {
        said.push(`subscribed${wasRecovering ? (recovered ? ', recovered' : ', not recovered') : ''}`);
      },
      publication: ({ offset }) => said.push(`heard ${offset}`),
    },
  });
  client.connect();
  await expect.poll(() => said).toContain('subscribed');
  return said;
}

describe('a light client', () => {
  it('hears what is published', async () => {
    const said = await followed();
    for (const word of ['ä', 'b']) server.realtime.publish('news:one', word);
    await expect.poll(() => said).toEqual(['connected', 'subscribed', 'heard 1', 'heard 2']);
  });

  it.each([
    [4, ['connected', 'subscribed, recovered', 'heard 2', 'heard 3', 'heard 4', 'heard 5']],
    [9, ['connected', 'subscribed, not recovered']],
  ])('that was cut off while %i messages were sent goes on from where it was, if it can', async (count, expected) => {
    const said = await followed();
    server.realtime.publish('news:one', 'n1');
    await expect.poll(() => said.at(-1)).toBe('heard 1');
    said.length = 0;
    proxy.cut();
    for (let n = 2; n < count + 2; n++) server.realtime.publish('news:one', `n${n}`);
    await expect.poll(() => said).toEqual(['subscribing', ...expected]);
  });

  it.each([
    ['{"push":{"channel":"news:one","pub":{"data":{"offset":7},"offset":12}}}', [12]],
    ['{"push":{"channel":"news:one","pub":{"data":"ä","offset":1,"tags":{"a":"b"}}}}\n{"id":2}', [1, undefined]],
    ['{"push":{"channel":"news:one","pub":{"data":1}}}\n{}\n', [undefined, undefined]],
  ])('reads the offsets of %s', (text, offsets) => {
    expect(readReplies(Buffer.from(text)).map(({ push }) => push?.pub?.offset)).toEqual(offsets);
  });
});
