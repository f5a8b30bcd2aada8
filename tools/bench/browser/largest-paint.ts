import type { Browser } from '@playwright/test';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const rounds = 5;

/** Largest contentful paint with an empty browser cache and the CPU throttled to a quarter. */
export async function largestPaintMs(browser: Browser, url: string): Promise<Omit<Row, 'name'>> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
              type: 'largest-contentful-paint',
              buffered: true,
            });
          }),
      ),
    );
    await context.close();
  }
  return { value: median(times), unit: 'ms', note: 'below 1,000, median of 5 cold visits on a phone' };
}
