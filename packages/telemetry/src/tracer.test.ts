import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readTraceHeaders } from './trace-options.ts';
import { createTracer, type Tracer } from './tracer.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: object }[];
  readonly status: { code?: number };
}

let collector: Server | undefined;
afterEach(() => void collector?.close());

/** A collector that keeps what it is sent. */
async function collect(status = 200) {
  const requests: { url: string | undefined; headers: IncomingHttpHeaders; body: Export }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({
        url: request.url,
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString()) as Export,
      });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  collector = server;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const spans = () =>
    requests.flatMap(({ body }) => body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((each) => each.spans)));
  return { endpoint, requests, spans };
}

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: object }[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

function tracer(endpoint: string, more: object = {}, report: (line: string) => void = () => undefined): Tracer {
  return createTracer({ endpoint, headers: {}, share: 1, service: 'web', report, ...more });
}

describe('[RUN-12] traces', () => {
  it('are sent by OTLP over HTTP, a span within another', async () => {
    const { endpoint, requests, spans } = await collect();
    const traces = tracer(`${endpoint}/`, {
      headers: { 'x-key': 'k' },
      facts: { 'deployment.environment.name': 'test' },
    });
    const outer = traces.start('GET page', 'server');
    const inner = traces.start('call get-config', 'client', outer.traceparent);
    inner.set('http.response.status_code', 503);
    inner.end(true);
    outer.end();
    outer.end();
    await traces.close();
    expect(requests[0]?.url).toBe('/v1/traces');
    expect(requests[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'k' });
    expect(requests[0]?.body.resourceSpans[0]?.resource.attributes).toEqual([
      { key: 'service.name', value: { stringValue: 'web' } },
      { key: 'deployment.environment.name', value: { stringValue: 'test' } },
    ]);
    const [call, page, ...others] = spans();
    expect(others).toEqual([]);
    expect(call).toMatchObject({ name: 'call get-config', kind: 3, status: { code: 2 }, traceId: page?.traceId });
    expect(call?.attributes).toEqual([{ key: 'http.response.status_code', value: { intValue: '503' } }]);
    expect(call?.parentSpanId).toBe(page?.spanId);
    expect(page).toMatchObject({ kind: 2, status: {}, traceId: expect.stringMatching(/^[\da-f]{32}$/) as string });
    expect(page?.parentSpanId).toBeUndefined();
    expect(BigInt(page?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(page?.startTimeUnixNano ?? 1));
  });

  it.each([
    ['continues a trace that was begun elsewhere', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', 0, 1],
    ['leaves out what was left out there', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00', 1, 0],
    ['begins its own where that is unreadable', 'nonsense', 1, 1],
    ['traces none of a share of nothing', undefined, 0, 0],
  ])('%s', async (_name, parent, share, expected) => {
    const { endpoint, spans } = await collect();
    const traces = tracer(endpoint, { share });
    traces.start('GET page', 'server', parent).end();
    await traces.close();
    expect(spans()).toHaveLength(expected);
  });

  it('a trace that is continued keeps its id', async () => {
    const { endpoint, spans } = await collect();
    const traces = tracer(endpoint);
    traces.start('GET page', 'server', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01').end();
    await traces.close();
    expect(spans()).toMatchObject([{ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' }]);
  });

  it('a collector that fails is told of once, and costs nothing else', async () => {
    const { endpoint, requests } = await collect(500);
    const lines: string[] = [];
    const traces = tracer(endpoint, { everyMs: 20 }, (line) => lines.push(line));
    traces.start('one', 'server').end();
    while (requests.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    traces.start('two', 'server').end();
    await traces.close();
    expect(lines).toEqual(["traces can't be sent: it answered 500"]);
  });
});

it.each([
  ['x-key=abc,other=a%20b', { 'x-key': 'abc', other: 'a b' }],
  ['', {}],
  ['no pair', undefined],
  ['bad name=1', undefined],
  ['x=%', undefined],
])('[RUN-12] the headers %j are read', (text, expected) => {
  expect(readTraceHeaders(text)).toEqual(expected);
});
