import type { Browser } from '@playwright/test';
import type { Row } from '../row.ts';

const watchedMs = 15_000;

/** Cumulative layout shift of a live page without user input. */
export async function shiftWhileMoving(browser: Browser, url: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(url, { waitUntil: 'load' });
  const shift = await page.evaluate(
    (forMs) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), forMs);
      }),
    watchedMs,
  );
  await page.close();
  return { name: 'CLS of the live page over 15 s of that', value: shift.toFixed(4), unit: '', note: 'below 0.02' };
}
