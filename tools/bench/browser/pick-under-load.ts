import type { Browser, Page } from '@playwright/test';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const visits = 3;
const picks = 20;

/**
 * Interaction to next paint of picking outcomes while the feed is busy: the slowest of twenty picks, as the median of
 * three visits. Beside it the same presses on a page that only toggles a button, which is what the machine needs.
 */
export async function pickUnderLoad(browser: Browser, url: string): Promise<readonly Row[]> {
  const rates: number[] = [];
  const slowest: number[] = [];
  const bare: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const page = await openPage(browser);
    const counted = countMessages(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(4000);
    counted.begin();
    slowest.push(await slowestPress(page, 'main [data-odds][data-state="open"]'));
    rates.push(counted.perSecond());
    await page.close();
    bare.push(await barePress(browser));
  }
  return [
    { name: 'messages arriving while picking', value: median(rates), unit: '/s', note: '1,000 were asked for' },
    {
      name: 'INP of picking an outcome (slowest of 20)',
      value: median(slowest),
      unit: 'ms',
      note: 'below 100, median of 3 visits',
    },
    { name: 'INP of a bare button (slowest of 20)', value: median(bare), unit: 'ms', note: 'what nothing costs here' },
  ];
}

async function barePress(browser: Browser): Promise<number> {
  const page = await openPage(browser);
  await page.setContent(
    `<!doctype html><title>Buttons</title>${'<button aria-pressed="false">1.85</button>'.repeat(12)}`,
  );
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) target.ariaPressed = String(target.ariaPressed === 'false');
    }),
  );
  const slowest = await slowestPress(page, 'button');
  await page.close();
  return slowest;
}

const openPage = (browser: Browser) => browser.newPage({ viewport: { width: 1440, height: 1000 } });

function countMessages(page: Page) {
  let messages = 0;
  let beganMs = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      messages += String(payload).split('\n').length;
    }),
  );
  return {
    begin() {
      messages = 0;
      beganMs = performance.now();
    },
    perSecond: () => messages / ((performance.now() - beganMs) / 1000),
  };
}

/** From the press to the frame that shows its result, in ms. */
async function slowestPress(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    const slow: number[] = [];
    Object.assign(globalThis, { slow });
    new PerformanceObserver((list) => {
      // Only events of an interaction count, not hovering.
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) slow.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const buttons = page.locator(selector);
  for (let pick = 0; pick < picks; pick += 1) {
    const box = await buttons.nth(pick % 12).boundingBox();
    if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(150);
  }
  const slow = await page.evaluate(() => (globalThis as unknown as { slow: number[] }).slow);
  return Math.max(16, ...slow);
}
