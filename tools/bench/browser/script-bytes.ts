import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** Time for the page to settle: the scripts of connection and session are fetched after hydration. */
const settledMs = 4000;

/** Gzip bytes of the scripts a browser fetches: those named in the HTML, and all. */
export async function scriptBytes(browser: Browser, url: string): Promise<{ first: number; all: number }> {
  const page = await browser.newPage();
  const scripts: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname: path } = new URL(response.url());
    scripts.push(response.body().then((body) => ({ path, bytes: gzipSync(body).length })));
  });
  const response = await page.goto(url, { waitUntil: 'load' });
  const named = new Set((await response?.text())?.match(/\/assets\/[\w.-]+\.js/g));
  await page.waitForTimeout(settledMs);
  const fetched = await Promise.all(scripts);
  await page.close();
  const sum = (some: typeof fetched) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { first: sum(fetched.filter(({ path }) => named.has(path))), all: sum(fetched) };
}
