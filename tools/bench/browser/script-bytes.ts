import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

/** How long a page has to come alive: the connection and the session are fetched when the first work is done. */
const settledMs = 4000;

/** Bytes of script a browser fetches: until the page can be used, and in all. */
export async function scriptBytes(browser: Browser, url: string): Promise<{ first: number; all: number }> {
  const page = await browser.newPage();
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bodies.push(response.body().then((body) => gzipSync(body).length));
  });
  const sum = async () => (await Promise.all(bodies)).reduce((total, bytes) => total + bytes, 0);
  await page.goto(url, { waitUntil: 'load' });
  const first = await sum();
  await page.waitForTimeout(settledMs);
  const all = await sum();
  await page.close();
  return { first, all };
}
