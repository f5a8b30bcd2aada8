import type { Browser } from '@playwright/test';
import type { Row } from '../row.ts';

const picks = 20;

/** The slowest of twenty picks, from the press to the frame that shows it, while the feed is busy. */
export async function pickUnderLoad(browser: Browser, url: string): Promise<readonly Row[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  let messages = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      messages += String(payload).split('\n').length;
    }),
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(4000);
  await page.evaluate(() => {
    const slow: number[] = [];
    Object.assign(globalThis, { slow });
    new PerformanceObserver((list) => {
      // Only events of an interaction count, not hovering.
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) slow.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const began = performance.now();
  messages = 0;
  const open = page.locator('main [data-odds][data-state="open"]');
  for (let pick = 0; pick < picks; pick += 1) {
    const box = await open.nth(pick % 12).boundingBox();
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(150);
  }
  const rate = messages / ((performance.now() - began) / 1000);
  const slow = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow);
  await page.close();
  return [
    { name: 'messages arriving while picking', value: rate, unit: '/s', note: '1,000 were asked for' },
    { name: 'INP of picking an outcome (slowest of 20)', value: Math.max(16, ...slow), unit: 'ms', note: 'below 100' },
  ];
}
