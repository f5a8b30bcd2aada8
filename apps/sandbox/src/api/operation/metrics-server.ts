import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { closed, listening } from '../../http/listening.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Answers `GET /metrics` in the text form of Prometheus, on a port that visitors do not reach (RUN-10). */
export async function startMetricsServer(registry: Registry, host: string, port: number): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listening(server, host, port);
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) };
}
