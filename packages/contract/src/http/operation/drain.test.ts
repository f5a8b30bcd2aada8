import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createDrain } from './drain.ts';

const server = { stop: () => {} };
afterEach(() => server.stop());

/** A server whose answers the test gives. */
async function startServer(finishMsMax = 5000) {
  const waiting: ServerResponse[] = [];
  const made = createServer((_, response) => void waiting.push(response));
  const drain = createDrain(made, { noticeMs: 0, finishMsMax });
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve);
  });
  server.stop = () => made.closeAllConnections();
  const { port } = made.address() as AddressInfo;
  const ask = () =>
    new Promise<{ readonly status: number; readonly connection: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1' }, (reply) => {
        reply.resume();
        resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection ?? '' });
      })
        .on('error', reject)
        .end();
    });
  const asked = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  return { drain, ask, asked, waiting };
}

describe('a server that is asked to stop', () => {
  it('[RUN-5] finishes requests under way and takes no new connection', async () => {
    const { drain, ask, asked, waiting } = await startServer();
    const first = ask();
    await asked(1);
    let isOver = false;
    const over = drain.start().then(() => (isOver = true));
    expect(drain.isDraining()).toBe(true);
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
    expect(isOver).toBe(false);
    waiting[0]?.end('done');
    expect(await first).toMatchObject({ status: 200 });
    await over;
  });

  it('[RUN-5] is over at once where nothing is under way, however often it is asked', async () => {
    const { drain } = await startServer();
    await Promise.all([drain.start(), drain.start()]);
    expect(drain.isDraining()).toBe(true);
  });

  it('[RUN-5] does not wait for ever', async () => {
    const { drain, ask, asked } = await startServer(30);
    const never = ask().catch((error: Error) => error.message);
    await asked(1);
    await drain.start();
    server.stop();
    expect(await never).toContain('hang up');
  });
});
