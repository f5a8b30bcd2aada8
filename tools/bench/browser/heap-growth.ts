import type { Browser, CDPSession } from '@playwright/test';
import type { Row } from '../row.ts';

const warmMs = 8000;
/** Thirty minutes of the world at sixty times its pace. */
const watchedMs = 30_000;

/** What a live page keeps in memory after half an hour of the world, garbage collected before each look. */
export async function heapGrowth(browser: Browser, url: string): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(warmMs);
  const session = await page.context().newCDPSession(page);
  const before = await liveBytes(session);
  await page.waitForTimeout(watchedMs);
  const after = await liveBytes(session);
  await page.close();
  return [
    { name: 'memory of the live page', value: after / 1_048_576, unit: 'MB' },
    { name: 'memory after 30 world minutes over before', value: after / before, unit: 'times', note: 'at most 1.05' },
  ];
}

async function liveBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
