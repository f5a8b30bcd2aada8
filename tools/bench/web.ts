import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildWeb } from '../lib/build-web.ts';
import { browserArgs } from '../lib/browser-args.ts';
import { ensureChromium } from '../lib/browser.ts';
import { root } from '../lib/root.ts';
import { startServices, type Service } from '../lib/services.ts';
import { planStack } from '../lib/stack.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import type { Row } from './row.ts';
import { warm } from './warm.ts';

const kilobytes = (bytes: number) => bytes / 1024;

/** The home page: its size, and how many a machine serves per second with and without the page cache. */
export async function benchWeb(): Promise<readonly Row[]> {
  buildWeb();
  const data = mkdtempSync(join(tmpdir(), 'slipstream-bench-'));
  const ports = { 'web-port': '3100', 'sandbox-port': '3110', 'host-port': '3120', 'controls-port': '3140', data };
  const { services: planned, addresses } = await planStack(ports, [join(root, 'apps/web/server.ts')]);
  // All that is measured comes from one address.
  const services = planned.map((service) =>
    service.name === 'web' ? { ...service, env: { ...service.env, PAGES_PER_SECOND: '0' } } : service,
  );
  const uncached = without(services, '3130');
  const running = startServices([...services, uncached.service]);
  try {
    await running.ready;
    const home = `${addresses.web}/sportsbook`;
    await warm(home);
    const html = await (await fetch(home)).text();
    const cached = await requestsPerSecond(home);
    const rendered = await requestsPerSecond(`${uncached.address}/sportsbook`);
    return [
      ...(await scriptsOf(home)),
      { name: 'HTML of the home page', value: kilobytes(Buffer.byteLength(html)), unit: 'KB' },
      { name: 'HTML of the home page, gzip', value: kilobytes(gzipSync(html).length), unit: 'KB' },
      { name: 'home page, cached', value: cached, unit: 'req/s' },
      { name: 'home page, rendered each time', value: rendered, unit: 'req/s' },
      { name: 'cached over rendered', value: cached / rendered, unit: 'times', note: 'at least 20' },
    ];
  } finally {
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The same web server with its page cache off, beside the first one. */
function without(services: readonly Service[], port: string): { service: Service; address: string } {
  const web = services.find(({ name }) => name === 'web');
  if (web === undefined) throw new Error('the stack has no web server');
  const address = `http://localhost:${port}`;
  const env = { ...web.env, PORT: port, PAGE_FRESH_MS: '0' };
  return { service: { ...web, env, health: `${address}/health` }, address };
}

/** All scripts the browser fetches until the page has settled, preloaded or not. */
async function scriptsOf(url: string): Promise<readonly Row[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: browserArgs });
  const page = await browser.newPage();
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(new URL(response.url()).pathname, gzipSync(await response.body()).length);
  });
  await page.goto(url, { waitUntil: 'networkidle' }).catch(() => undefined);
  await page.waitForTimeout(3000);
  await browser.close();
  const rows = [...scripts].toSorted(([, a], [, b]) => b - a);
  const total = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
  return [
    ...rows.map(([path, bytes]) => ({
      name: `script ${path.split('/').at(-1)}`,
      value: kilobytes(bytes),
      unit: 'KB gzip',
    })),
    {
      name: 'scripts of the home page, all',
      value: kilobytes(total),
      unit: 'KB gzip',
      note: 'the live connection too; see the group pages',
    },
  ];
}
