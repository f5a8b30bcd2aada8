import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { centrifugoPublisher } from '@slipstream/realtime/centrifugo/centrifugo-publisher';
import { createRealtime } from '@slipstream/realtime/realtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clusterRealtime } from './cluster-realtime.ts';

let server: Server | null = null;
afterEach(() => server?.close());

interface Said {
  readonly method: string;
  readonly data: unknown;
  readonly disconnect: unknown;
}

/** Answers as Centrifugo's HTTP API does, each command of a batch alike. */
async function cluster(answer: object) {
  const seen: Said[] = [];
  server = createServer(async (request, response) => {
    const { commands = [] } = (await json(request)) as { commands?: Record<string, Said>[] };
    const said = commands.flatMap((command) => Object.entries(command));
    seen.push(...said.map(([method, { data, disconnect }]) => ({ method, data, disconnect })));
    const replies = said.map(([method]) => ('error' in answer ? answer : { [method]: answer }));
    response.end(JSON.stringify(said.length > 0 ? { replies } : { result: answer }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reports: string[] = [];
  const { realtime, isUp } = clusterRealtime(
    createRealtime({ tokenSecret: 'x'.repeat(32), channels: {} }),
    centrifugoPublisher({ apiUrls: ['http://127.0.0.1:1/api', `http://127.0.0.1:${port}/api`], apiKey: 'key' }),
    (line) => reports.push(line),
    { realNow: Date.now, worldNow: Date.now },
  );
  return { seen, reports, realtime, isUp };
}

describe('a cluster', () => {
  it('[RT-5] gets messages in the order they were sent', async () => {
    const { seen, realtime } = await cluster({ offset: 1, epoch: 'a' });
    for (const number of [1, 2, 3, 4]) realtime.publish('updates:en', number);
    realtime.disconnect('player');
    await vi.waitUntil(() => seen.length === 5);
    expect(seen.map(({ method, data }) => data ?? method)).toEqual([1, 2, 3, 4, 'disconnect']);
  });

  it('[RT-6] is told to let a player who signed out connect anew', async () => {
    const { seen, realtime } = await cluster({});
    realtime.revoke('player', 'phone', 1000);
    await vi.waitUntil(() => seen.length === 1);
    expect(seen).toMatchObject([{ method: 'disconnect', disconnect: { code: 3011 } }]);
  });

  it('[RT-4] says who listens', async () => {
    const { realtime } = await cluster({ channels: { 'updates:en': { num_clients: 2 } } });
    await vi.waitUntil(() => realtime.activeChannels().has('updates:en'));
    expect(realtime.activeChannels()).toEqual(new Map([['updates:en', 2]]));
  });

  it('that refuses is reported, and the rest is still sent', async () => {
    const { seen, reports, realtime } = await cluster({ error: { code: 107, message: 'bad request' } });
    realtime.broadcast(['updates:en', 'updates:de'], 1);
    await vi.waitUntil(() => reports.length === 2);
    expect(seen).toHaveLength(2);
    expect(reports[0]).toContain('bad request');
  });

  it('[RT-5] has said everything when the process ends', async () => {
    const { seen, realtime, isUp } = await cluster({});
    for (const number of [1, 2, 3]) realtime.publish('updates:en', number);
    await realtime.close();
    expect(seen.map(({ data }) => data)).toEqual([1, 2, 3]);
    expect(await isUp()).toBe(true);
  });
});
