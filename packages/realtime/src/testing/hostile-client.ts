import { request } from 'node:http';
import type { TestServer } from './server.ts';

export async function upgradeStatus(
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
export async function floodUntilSlow({ realtime }: TestServer): Promise<number> {
  const big = 'x'.repeat(60_000);
  let published = 0;
  while (realtime.stats().slowDisconnects === 0) {
    realtime.publish('flash:big', big);
    published += 1;
    await new Promise(setImmediate);
  }
  return published;
}
