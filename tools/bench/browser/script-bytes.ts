import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** How long a page has to come alive: the connection and the session are fetched when the first work is done. */
const settledMs = 4000;

/** Bytes of script a browser fetches: those the page itself names, with which it is brought to life, and in all. */
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
