import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserArgs } from '../../lib/browser-args.ts';
import { ensureChromium } from '../../lib/browser.ts';
import { root } from '../../lib/root.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const web = join(root, 'apps/web');
const seconds = 6;
const rounds = 3;
const buttons = 1500;
const address = 'http://board.test';

/** CPU time of 1,500 odds buttons at a thousand changes a second, compared with writing to the elements directly. */
export async function benchOddsBoard(): Promise<readonly Row[]> {
  const files = await bundles();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: browserArgs });
  const spent = { product: [] as number[], 'by-hand': [] as number[] };
  const shown = new Set<string>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['product', 'by-hand'] as const) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
        spent[kind].push(await measured(page, kind, files));
        shown.add(await pricesOf(page));
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
  if (shown.size !== 1) throw new Error('the two boards do not show the same prices, so comparing them says nothing');
  const product = median(spent.product);
  const byHand = median(spent['by-hand']);
  return [
    { name: '1,500 odds buttons, 1,000 changes/s: product', value: (product / seconds) * 1000, unit: 'ms/s' },
    { name: 'the same by hand-written DOM updates', value: (byHand / seconds) * 1000, unit: 'ms/s' },
    { name: 'product over by hand', value: product / byHand, unit: 'times', note: 'at most 1.35' },
  ];
}

async function bundles(): Promise<ReadonlyMap<string, string>> {
  const { presentLocales } = await import(join(web, 'vite/present-locales.ts'));
  const output = await build({
    configFile: false,
    root: web,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [presentLocales()],
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          product: join(web, 'bench/odds-board/product.tsx'),
          'by-hand': join(web, 'bench/odds-board/by-hand.ts'),
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const [built] = Array.isArray(output) ? output : [output];
  if (built === undefined || !('output' in built)) throw new Error('the build gave no files');
  return new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source.toString()]),
  );
}

/** Seconds of script, style and layout while the changes play. */
async function measured(page: Page, kind: string, files: ReadonlyMap<string, string>): Promise<number> {
  await page.route(`${address}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const styles = [...files.keys()]
      .filter((name) => name.endsWith('.css'))
      .map((name) => `<link rel="stylesheet" href="${name}">`);
    const html = `<!doctype html><html data-theme="night"><head>${styles.join('')}</head><body><script type="module" src="/${kind}.js"></script></body></html>`;
    const body = path === '/' ? html : files.get(path);
    const contentType = path === '/' ? 'text/html' : path.endsWith('.css') ? 'text/css' : 'text/javascript';
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType });
  });
  await page.goto(address);
  await page.waitForFunction('typeof play === "function"');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The first seconds warm the compiler up for both alike.
  await page.evaluate('play(2)');
  const before = await busySeconds(session);
  await page.evaluate(`play(${seconds})`);
  return (await busySeconds(session)) - before;
}

/** The prices shown at the end. It throws if the number of buttons is not the expected one. */
async function pricesOf(page: Page): Promise<string> {
  await page.waitForTimeout(1000);
  const prices = await page.locator('[data-odds]').allInnerTexts();
  if (prices.length !== buttons) throw new Error(`a board has ${prices.length} buttons instead of ${buttons}`);
  return prices.join(' ');
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = new Set(['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']);
  return metrics.reduce((sum, { name, value }) => (counted.has(name) ? sum + value : sum), 0);
}
