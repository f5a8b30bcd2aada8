import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readiness } from '@slipstream/contract/http/operation/readiness';
import { getConfig } from '@slipstream/contract/http/site/get-config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { query } from '../../database/server/postgres-server.ts';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';
import { createTestDatabase, hasPostgres } from '../../testing/test-databases.ts';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

async function ready() {
  const reply = await fetch(`${sandbox.origin}/ready`);
  return [reply.status, z.parse(readiness, await reply.json())] as const;
}

const health = async () => (await fetch(`${sandbox.origin}/health`)).status;

describe('/ready', () => {
  it('[RUN-4] names each part and its state', async () => {
    sandbox = await runningSandbox();
    expect(await ready()).toEqual([
      200,
      { status: 'ready', parts: { database: 'up', realtime: 'up', feed: 'up' }, feed_age_ms: 0 },
    ]);
  });

  it.skipIf(!hasPostgres)('[RUN-4] says no while the database is gone, and /health still says yes', async () => {
    const url = await createTestDatabase();
    sandbox = await runningSandbox({ database: url });
    expect((await ready())[0]).toBe(200);
    await refuseConnections(url, true);
    expect(await ready()).toMatchObject([503, { status: 'unavailable', parts: { database: 'down' } }]);
    expect(await health()).toBe(200);
    await refuseConnections(url, false);
    await vi.waitFor(async () => expect((await ready())[0]).toBe(200), { timeout: 20_000 });
  });

  it('[RUN-4] says no while the Centrifugo it feeds does not answer', async () => {
    const cluster = createServer((_, response) => response.end('{"result":{"channels":{}}}'));
    await new Promise<void>((resolve) => {
      cluster.listen(0, '127.0.0.1', resolve);
    });
    const { port } = cluster.address() as AddressInfo;
    const centrifugo = { apiUrls: [`http://127.0.0.1:${port}/api`], apiKey: 'key', clientUrl: 'ws://localhost:1/c' };
    sandbox = await runningSandbox({ centrifugo });
    expect((await ready())[0]).toBe(200);
    cluster.close();
    cluster.closeAllConnections();
    expect(await ready()).toMatchObject([503, { parts: { database: 'up', realtime: 'down' } }]);
  });
});

describe('a sandbox that is asked to stop', () => {
  it('[RUN-5] says so first, answers meanwhile, tells sockets to go elsewhere, and ends the database last', async () => {
    sandbox = await runningSandbox({ drainMs: 3000 });
    const client = await sandbox.connect();
    const left: number[] = [];
    client.on('connecting', ({ code }) => left.push(code));
    sandbox.core.faults.api = [{ method: 'GET', path: '/v2/config', delayMs: 4000, status: null, share: 1 }];
    const slow = sandbox.call(getConfig);
    const stopped = sandbox.stop();
    expect(await ready()).toMatchObject([503, { status: 'draining', parts: { database: 'up' } }]);
    expect(await health()).toBe(200);
    expect(left).toEqual([]);
    expect((await slow).site.locales).toContain('en');
    await vi.waitUntil(() => left.length > 0, { timeout: 20_000 });
    // A code below 3500 sends the client to another server.
    expect(left[0]).toBe(3001);
    await stopped;
    await expect(fetch(`${sandbox.origin}/health`)).rejects.toThrow('fetch failed');
  });
});

/** Ends every connection to a database and lets none in, as a server that went away would. */
async function refuseConnections(url: string, isRefused: boolean): Promise<void> {
  const name = /@\/(\w+)\?/.exec(url)?.[1] ?? '';
  const server = url.replace(`/${name}`, '/postgres');
  await query(server, `alter database ${name} allow_connections ${String(!isRefused)}`);
  if (isRefused)
    await query(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}
