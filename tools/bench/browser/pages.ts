import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserArgs } from '../../lib/browser-args.ts';
import { ensureChromium } from '../../lib/browser.ts';
import { buildWeb } from '../../lib/build-web.ts';
import { pullLever } from '../../lib/controls.ts';
import { root } from '../../lib/root.ts';
import { startServices } from '../../lib/services.ts';
import { planStack } from '../../lib/stack.ts';
import type { Row } from '../row.ts';
import { warm } from '../warm.ts';
import { heapGrowth } from './heap-growth.ts';
import { largestPaintMs } from './largest-paint.ts';
import { pickUnderLoad } from './pick-under-load.ts';
import { scriptBytes } from './script-bytes.ts';
import { shiftWhileMoving } from './shift.ts';

/** As many matches begin as end on it, so that the number of rows does not distort heap growth. */
const calmAfternoon = '2026-11-18T14:00:00Z';

/** Measurements of the running product in a real browser. */
export async function benchPages(): Promise<readonly Row[]> {
  buildWeb();
  return [
    ...(await against('1', async (browser, web) => [
      ...(await scripts(browser, web)),
      { ...(await largestPaintMs(browser, `${web}/sportsbook`)), name: 'LCP of the home page, CPU 4 times slower' },
      {
        ...(await largestPaintMs(browser, `${web}/sportsbook/live`)),
        name: 'LCP of the live page, CPU 4 times slower',
      },
      await emptyPage(browser),
    ])),
    ...(await against('1', async (browser, web, pull) => {
      const live = `${web}/sportsbook/live`;
      await pull('shake', { perSecond: 1000 });
      return [...(await pickUnderLoad(browser, live)), await shiftWhileMoving(browser, live)];
    })),
    // Sixty times the usual pace: half an hour of a live evening in half a minute.
    ...(await against('60', async (browser, web, pull) => {
      await pull('jump', { to: calmAfternoon });
      return heapGrowth(browser, `${web}/sportsbook/live`);
    })),
  ];
}

/** The baseline of this machine: an empty page. */
async function emptyPage(browser: Browser): Promise<Row> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Empty</title><p>Slipstream</p>');
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  try {
    const { value } = await largestPaintMs(browser, `http://localhost:${port}/`);
    return { name: 'LCP of one line of text, CPU 4 times slower', value, unit: 'ms', note: 'what nothing costs here' };
  } finally {
    server.close();
  }
}

async function scripts(browser: Browser, web: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries({ home: '/sportsbook', live: '/sportsbook/live' })) {
    const { first, all } = await scriptBytes(browser, web + path);
    rows.push({
      name: `scripts of the ${page} page at first load`,
      value: first / 1024,
      unit: 'KB gzip',
      note: page === 'home' ? 'at most 165' : '',
    });
    rows.push({ name: `scripts of the ${page} page once it is live`, value: all / 1024, unit: 'KB gzip' });
  }
  return rows;
}

type Pull = (name: string, input: object) => Promise<void>;

/** Starts the whole product with a world at this speed, and a browser in front of it. */
async function against(
  speed: string,
  measure: (browser: Browser, web: string, pull: Pull) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'slipstream-bench-'));
  const ports = { 'web-port': '3100', 'sandbox-port': '3110', 'host-port': '3120', 'controls-port': '3140' };
  const options = { ...ports, data, speed, seed: 'bench' };
  const stack = await planStack(options, [join(root, 'apps/web/server.ts')]);
  const running = startServices(stack.services);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: browserArgs });
  try {
    await running.ready;
    const { web } = stack.addresses;
    await warm(`${web}/sportsbook`);
    await warm(`${web}/sportsbook/live`);
    return await measure(browser, web, (name, input) => pullLever(stack, name, input));
  } finally {
    await browser.close();
    await running.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
