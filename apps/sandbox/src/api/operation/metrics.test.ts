import { getConfig } from '@slipstream/contract/http/site/get-config';
import { getMatch } from '@slipstream/contract/http/catalogue/get-match';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningSandbox, type TestSandbox } from '../../testing/running-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await runningSandbox({ metricsPort: 0 });
});
afterAll(() => sandbox.close());

async function metrics(): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${sandbox.metricsPort ?? 0}/metrics`);
  expect(reply.headers.get('content-type')).toContain('text/plain');
  return reply.text();
}

describe('/metrics', () => {
  it('[RUN-10] counts requests by route and status, never by address', async () => {
    await sandbox.call(getConfig);
    expect((await sandbox.refused(getMatch, { params: { id: 'm-nobody-knows' } })).status).toBe(404);
    await fetch(`${sandbox.origin}/no/such/place`);
    const text = await metrics();
    expect(text).toContain('slipstream_requests_total{method="GET",route="/v2/config",status="200",role="all"} 1');
    expect(text).toMatch(
      /slipstream_requests_total\{method="GET",route="\/v2\/matches\/:\w+",status="404",role="all"\} 1/,
    );
    expect(text).toContain('route="none",status="404"');
    expect(text).not.toContain('nobody-knows');
  });

  it.each([
    'slipstream_bets_placed_total',
    'slipstream_bets_settled_total',
    'slipstream_publications_total',
    'slipstream_placements_waiting',
    'slipstream_messages_waiting',
    'slipstream_feed_lag_seconds',
    'nodejs_eventloop_lag_p99_seconds',
  ])('[RUN-10] has %s', async (name) => {
    expect(await metrics()).toMatch(new RegExp(`^${name}\\{role="all"\\} [\\d.e-]+$`, 'm'));
  });

  it('[RUN-10] counts the work that is due, by queue', async () => {
    const text = await metrics();
    for (const queue of ['decisions', 'settlements', 'deposits']) {
      expect(text).toContain(`slipstream_work_waiting{queue="${queue}",role="all"} 0`);
    }
  });

  it('[RUN-10] is not on the port of the calls', async () => {
    expect((await fetch(`${sandbox.origin}/metrics`)).status).toBe(404);
  });
});
