import { brotliDecompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { readConfig } from '../config/config.server.ts';
import type { KnownSite } from '../loaders/site/known-site.server.ts';
import type { StaticFile } from './static-files.server.ts';
import { createWebMetrics } from './metrics.server.ts';
import { createWebApp } from './web-app.server.ts';

const page = `<html>${'a match and its prices '.repeat(100)}</html>`;
const script: StaticFile = {
  body: Buffer.from('let plain'),
  compressed: { br: Buffer.from('let br') },
  contentType: 'text/javascript; charset=utf-8',
  cacheControl: 'public, max-age=31536000, immutable',
  etag: '"abc"',
};

const site: KnownSite = {
  rules: { locales: ['en'], localeInUrl: false },
  sportKeys: new Set(['soccer']),
  customPaths: new Set(),
  today: '2026-11-16',
};

function setUp({ status = 200, env = {} }: { status?: number; env?: Record<string, string> } = {}) {
  const read = readConfig({ PUBLIC_URL: 'https://bet.example.com', ...env });
  if (read.kind === 'problem') throw new Error(read.line);
  const rendered: Request[] = [];
  const clock = { now: 0 };
  const metrics = createWebMetrics();
  const app = createWebApp({
    config: read.config,
    files: new Map([['/assets/a.js', script]]),
    now: () => clock.now,
    metrics,
    known: { current: () => site, newest: async () => site },
    render: async (request) => {
      // What is made beforehand for a crowd is none of these tests' business.
      if (!request.url.endsWith('/busy')) rendered.push(request);
      if (status === -1) throw new Error('render failed');
      const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
      return new Response(page, { status, headers });
    },
  });
  return { app, rendered, clock, metrics };
}

describe('pages', () => {
  it('are rendered once and shared', async () => {
    const { app, rendered, clock } = setUp();
    const first = await app.request('/sportsbook', { headers: { cookie: 'session=one' } });
    const second = await app.request('/sportsbook?utm=x', { headers: { cookie: 'session=two' } });
    expect([await first.text(), await second.text()]).toEqual([page, page]);
    expect(rendered).toHaveLength(1);
    expect(second.headers.get('server-timing')).toBe('page;desc=fresh');
    clock.now = 2000;
    expect((await app.request('/sportsbook')).headers.get('server-timing')).toBe('page;desc=stale');
  });

  it.each([
    ['a page', '/sportsbook/live', 'stale'],
    ['the data of a list that changed', '/sportsbook/live.data', 'rendered'],
  ])('[RT-6] a render of five seconds ago serves %s or not', async (_name, address, state) => {
    const { app, clock } = setUp();
    await app.request(address);
    clock.now = 5000;
    expect((await app.request(address)).headers.get('server-timing')).toBe(`page;desc=${state}`);
  });

  it('are kept apart by theme', async () => {
    const { app, rendered } = setUp();
    await app.request('/sportsbook', { headers: { cookie: 'theme=night' } });
    await app.request('/sportsbook', { headers: { cookie: 'theme=day' } });
    expect(rendered.map((request) => request.headers.get('cookie'))).toEqual(['theme=night', 'theme=day']);
  });

  it('are rendered every time when the cache is off', async () => {
    const { app, rendered } = setUp({ env: { PAGE_FRESH_MS: '0' } });
    await app.request('/sportsbook');
    await app.request('/sportsbook');
    expect(rendered).toHaveLength(2);
  });

  it('are never kept by a browser and keep their own policy', async () => {
    const { app } = setUp();
    const { headers } = await app.request('/sportsbook');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age');
  });

  it('are compressed as the browser likes it', async () => {
    const { app } = setUp();
    const response = await app.request('/sportsbook', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page);
  });

  it('that fail are not kept', async () => {
    const { app, rendered } = setUp({ status: 503 });
    expect((await app.request('/sportsbook')).status).toBe(503);
    await app.request('/sportsbook');
    expect(rendered).toHaveLength(2);
  });

  it('that throw are a bare 500 that may load nothing', async () => {
    const { app } = setUp({ status: -1 });
    const response = await app.request('/sportsbook');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('[PAGE-6] a visitor who asks too often', () => {
  it('is refused, also from the cache; health and files are not', async () => {
    const { app } = setUp({ env: { PAGES_PER_SECOND: '1' } });
    // Ten at once are free; the sixth to wait would wait six seconds.
    const first = await Promise.all(Array.from({ length: 10 }, async () => app.request('/sportsbook')));
    expect(first.every(({ status }) => status === 200)).toBe(true);
    for (let count = 0; count < 5; count += 1) void app.request('/sportsbook');
    const refused = await app.request('/sportsbook');
    expect(refused.status).toBe(429);
    expect((await app.request('/health')).status).toBe(200);
    expect((await app.request('/assets/a.js')).status).toBe(200);
  });
});

describe('metrics', () => {
  it('[RUN-10] count requests, pages from the cache and renders', async () => {
    const { app, clock, metrics } = setUp();
    for (const path of ['/sportsbook', '/sportsbook', '/assets/a.js', '/health']) await app.request(path);
    clock.now = 2000;
    await app.request('/sportsbook');
    const text = await metrics.registry.metrics();
    for (const line of [
      'slipstream_web_requests_total{kind="page",status="200"} 3',
      'slipstream_web_requests_total{kind="file",status="200"} 1',
      'slipstream_web_requests_total{kind="other",status="200"} 1',
      'slipstream_web_pages_total{state="rendered"} 1',
      'slipstream_web_pages_total{state="fresh"} 1',
      'slipstream_web_pages_total{state="stale"} 1',
      'slipstream_web_cached_pages 1',
      'slipstream_web_renders_waiting 0',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toMatch(/^slipstream_web_render_seconds_count [12]$/m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});

describe('everything else', () => {
  it('answers for its health', async () => {
    const response = await setUp().app.request('/health');
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const response = await setUp().app.request('/sportsbook', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers HEAD without a body', async () => {
    const response = await setUp().app.request('/sportsbook', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('refuses an address too long to be one of ours', async () => {
    expect((await setUp().app.request(`/sportsbook?q=${'x'.repeat(3000)}`)).status).toBe(414);
  });

  it('serves a file as it is, compressed, or not at all when the browser has it', async () => {
    const { app } = setUp();
    const plain = await app.request('/assets/a.js');
    expect([await plain.text(), plain.headers.get('cache-control')]).toEqual(['let plain', script.cacheControl]);
    const small = await app.request('/assets/a.js', { headers: { 'accept-encoding': 'br' } });
    expect([await small.text(), small.headers.get('content-encoding')]).toEqual(['let br', 'br']);
    const known = await app.request('/assets/a.js', { headers: { 'if-none-match': '"abc"' } });
    expect([known.status, await known.text()]).toEqual([304, '']);
  });
});
