import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { centrifugoPublisher } from '@slipstream/realtime/centrifugo/centrifugo-publisher';
import { createRealtime } from '@slipstream/realtime/realtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clusterRealtime } from './cluster-realtime.ts';

let server: Server | null = null;
afterEach(() => server?.close());

/** Answers as Centrifugo's HTTP API does, slower for the first message than for the next. */
async function cluster(answer: object) {
  const seen: { readonly method: string; readonly data: unknown; readonly disconnect: unknown }[] = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const { data, disconnect } = JSON.parse(text) as { data: unknown; disconnect: unknown };
      seen.push({ method: (request.url ?? '').replace('/api/', ''), data, disconnect });
      setTimeout(() => response.end(JSON.stringify(answer)), seen.length === 1 ? 30 : 0);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reports: string[] = [];
  const realtime = clusterRealtime(
    createRealtime({ tokenSecret: 'x'.repeat(32), channels: {} }),
    centrifugoPublisher({ apiUrl: `http://127.0.0.1:${port}/api`, apiKey: 'key' }),
    (line) => reports.push(line),
    Date.now,
  );
  return { seen, reports, realtime };
}

describe('a cluster', () => {
  it('[RT-5] gets messages in the order they were sent', async () => {
    const { seen, realtime } = await cluster({ result: { offset: 1, epoch: 'a' } });
    for (const number of [1, 2, 3, 4]) realtime.publish('updates:en', number);
    realtime.disconnect('player');
    await vi.waitUntil(() => seen.length === 5);
    expect(seen.map(({ method, data }) => data ?? method)).toEqual([1, 2, 3, 4, 'disconnect']);
  });

  it('[RT-6] is told to let a player who signed out connect anew', async () => {
    const { seen, realtime } = await cluster({ result: {} });
    realtime.revoke('player', 'phone', 1000);
    await vi.waitUntil(() => seen.length === 1);
    expect(seen).toMatchObject([{ method: 'disconnect', disconnect: { code: 3011 } }]);
  });

  it('[RT-4] says who listens', async () => {
    const { realtime } = await cluster({ result: { channels: { 'updates:en': { num_clients: 2 } } } });
    await vi.waitUntil(() => realtime.activeChannels().has('updates:en'));
    expect(realtime.activeChannels()).toEqual(new Map([['updates:en', 2]]));
  });

  it('that refuses is reported, and the rest is still sent', async () => {
    const { seen, reports, realtime } = await cluster({ error: { code: 100, message: 'internal server error' } });
    realtime.broadcast(['updates:en', 'updates:de'], 1);
    await vi.waitUntil(() => reports.length === 2);
    expect(seen).toHaveLength(2);
    expect(reports[0]).toContain('internal server error');
  });
});
