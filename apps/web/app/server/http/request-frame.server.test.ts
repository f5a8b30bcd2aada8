import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createTracer } from '@slipstream/telemetry/tracer';
import type { RequestEntry } from '@slipstream/telemetry/server-log';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { fetchInScope } from '../loaders/calls/fetch-in-scope.server.ts';
import { requestFrame } from './request-frame.server.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** A server that keeps the headers and bodies it is sent. */
async function listener() {
  const headers: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      headers.push(request.headers);
      bodies.push(Buffer.concat(parts).toString());
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { headers, bodies, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a request of the web server', () => {
  it('[RUN-11] [RUN-12] gives its id and its trace to the calls that are made for it', async () => {
    const backend = await listener();
    const collector = await listener();
    const tracer = createTracer({
      endpoint: collector.origin,
      headers: {},
      share: 1,
      service: 'slipstream-web',
      report: () => undefined,
    });
    const lines: RequestEntry[] = [];
    const app = new Hono();
    const log = { request: (entry: RequestEntry) => void lines.push(entry) };
    app.use(requestFrame({ isTrusted: (peer) => peer === '10.0.0.1', tracer, log, now: () => 0 }));
    app.get('/page', async (context) => {
      await fetchInScope(`${backend.origin}/v2/config`, { headers: { accept: 'application/json' } });
      return context.text('page');
    });
    const headers = { 'x-request-id': 'edge-000042' };
    const answer = await app.request('/page?secret=1', { headers }, from('10.0.0.1'));
    const other = await app.request('/page', { headers }, from('192.0.2.1'));
    await tracer.close();
    backend.server.close();
    collector.server.close();
    expect(answer.headers.get('x-request-id')).toBe('edge-000042');
    expect(other.headers.get('x-request-id')).not.toBe('edge-000042');
    const [line] = lines;
    expect(line).toMatchObject({ requestId: 'edge-000042', method: 'GET', path: '/page', status: 200 });
    expect(backend.headers[0]).toMatchObject({ accept: 'application/json', 'x-request-id': 'edge-000042' });
    expect(backend.headers[0]?.['traceparent']).toContain(line?.traceId);
    expect(backend.headers[1]?.['x-request-id']).toBe(other.headers.get('x-request-id'));
    // Two pages and two calls, in one message.
    expect(collector.bodies.join('').match(/"spanId"/g)).toHaveLength(4);
    expect(collector.bodies.join('')).not.toContain('secret');
  });
});
