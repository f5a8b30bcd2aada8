import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRealtime, type Realtime } from '../realtime.ts';
import type { RealtimeOptions } from '../settings.ts';

export const tokenSecret = 'a-secret-for-tests';

export interface TestServer {
  readonly realtime: Realtime;
  readonly http: Server;
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** A realtime server of its own, on a free port unless one is given. */
export async function startServer(options: Partial<RealtimeOptions> = {}, wantedPort = 0): Promise<TestServer> {
  const realtime = createRealtime({ tokenSecret, channels: {}, anonymousConnect: true, ...options });
  const http = createServer((_request, response) => response.writeHead(404).end());
  realtime.attach(http, '/connection/websocket');
  await new Promise<void>((resolve) => {
    http.listen(wantedPort, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    realtime,
    http,
    port,
    url: `ws://127.0.0.1:${port}/connection/websocket`,
    async stop() {
      await realtime.close();
      await new Promise<void>((resolve) => {
        http.close(() => resolve());
      });
    },
  };
}
