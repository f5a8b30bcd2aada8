import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createCore, type Core } from './core.ts';
import type { Log } from './http/log.ts';
import type { Options } from './options.ts';
import { createRoutes } from './routes.ts';
import { tickMs } from './tick-ms.ts';

/** Longer than clients and proxies keep an idle connection: whoever closes it first must not be the server, or a request is lost. */
const keepAliveMs = 75_000;

export interface Sandbox {
  readonly origin: string;
  readonly core: Core;
  close(): Promise<void>;
}

/** Starts a whole sandbox: world, engine, realtime and HTTP on one port. */
export async function startSandbox(options: Options, log: Log, realNow: () => number = Date.now): Promise<Sandbox> {
  const core = await createCore(options, log, realNow);
  const server = createServer(getRequestListener(createRoutes(core).fetch));
  server.keepAliveTimeout = keepAliveMs;
  core.realtime.attach(server, '/connection/websocket');
  await listen(server, options);
  const beat = setInterval(() => core.tick(), tickMs);
  return {
    origin: originOf(server, options.host),
    core,
    close: async () => {
      clearInterval(beat);
      await core.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

function listen(server: Server, { host, port }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function originOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}
