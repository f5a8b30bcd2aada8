import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeBets } from '@slipstream/contract/http/bets/place-bets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asBettor, boardsOf, pickOf, single } from '../bets/testing/bettor.ts';
import { runningSandbox, type TestSandbox } from '../testing/running-sandbox.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
const sent: string[] = [];
let sandbox: TestSandbox;
let collector: Server;

beforeAll(async () => {
  collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sent.push(Buffer.concat(parts).toString());
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  sandbox = await runningSandbox({
    // The web server of these tests is this machine.
    trustedProxies: ['127.0.0.0/8', '::1'],
    logger: createLog('requests', (line) => lines.push(line)),
    traces: { endpoint, headers: {}, share: 0 },
  });
  sandbox.core.clock.pause();
});
afterAll(async () => {
  await sandbox.close();
  collector.close();
});

const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('[RUN-11] the id of a request', () => {
  it('that a trusted proxy gave is in the answer, in the line about it, and in that about its bet later', async () => {
    const player = await asBettor(sandbox, 'rich');
    const [board] = boardsOf(sandbox, 1, { status: 1 });
    if (board === undefined) throw new Error('nothing is live');
    const meta = {
      device_id: crypto.randomUUID(),
      quick: false,
      type: 'single',
      locale: 'en',
      odds_accept_mode: 'any',
    } as const;
    const headers = { 'X-Request-Id': 'edge-000042', 'Idempotency-Key': crypto.randomUUID() };
    const { bets } = await player.call(placeBets, { headers, body: { meta, bets: [single(pickOf(board), 500)] } });
    sandbox.pass(60_000);
    await sandbox.core.book.round();
    const subject = bets[0]?.id;
    expect(entries().filter(({ requestId }) => requestId === 'edge-000042')).toEqual([
      expect.objectContaining({ kind: 'request', method: 'POST', status: 200 }),
      expect.objectContaining({ kind: 'work', subject, role: 'all' }),
    ]);
  });

  it('is made where none came, and told in the answer', async () => {
    const reply = await fetch(`${sandbox.origin}/v2/config`);
    const id = reply.headers.get('X-Request-Id');
    expect(entries().filter(({ requestId }) => requestId === id)).toHaveLength(1);
  });
});

it('[RUN-12] a trace that the web server began is continued, in the span and in the log', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await fetch(`${sandbox.origin}/v2/config`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` } });
  expect(entries().at(-1)).toMatchObject({ kind: 'request', traceId });
  await sandbox.close();
  const spans = sent.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans[0]?.scopeSpans[0]?.spans ?? []);
  expect(spans).toMatchObject([{ traceId, parentSpanId: 'b7ad6b7169203331', kind: 2 }]);
  expect(spans[0]?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/v2/config' } });
});

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly { readonly attributes: readonly object[] }[] }[];
  }[];
}
