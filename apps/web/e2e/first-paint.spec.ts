import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { signUp } from './support/sign-up.ts';
import { startSpareWeb } from './support/spare-web.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The built pages with everything that `app/first-paint` does, and with `FIRST_PAINT=off`. */
const paths = ['/sportsbook', '/sportsbook/live', '/sportsbook/schedule'];

const all = (html: string, tag: RegExp) => html.match(tag) ?? [];

async function htmlOf(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

/** What a browser says about a page until it is hydrated. */
async function complaintsAbout(page: Page, address: string): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address);
  // Only a page that is alive can be changed.
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  return complaints;
}

for (const path of paths) {
  test(`[PAINT-1] ${path} is painted before its scripts are asked for`, async ({ page, request }) => {
    const html = await htmlOf(request, path);
    expect(all(html, /<link\b[^>]*rel="modulepreload"/g)).toEqual([]);
    expect(all(html, /<script\b[^>]*type="module"[^>]*>await new Promise/g)).toHaveLength(1);
    const sheets = all(html, /<link\b[^>]*rel="stylesheet"[^>]*>/g);
    expect(sheets.filter((link) => !link.includes('disabled=""'))).toEqual([]);
    expect(all(html, /<style nonce="[^"]+">/g)).toHaveLength(sheets.length);
    expect(html).not.toMatch(/[\u0100-\uffff]/);
    expect(await complaintsAbout(page, path)).toEqual([]);
    const { parsedAt, askedAt } = await page.evaluate(() => ({
      // The frame after it is the first one; when it is presented is known only later.
      parsedAt: (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!
        .domContentLoadedEventStart,
      askedAt: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(askedAt.length).toBeGreaterThan(3);
    expect(Math.min(...askedAt)).toBeGreaterThan(parsedAt);
    await expect(page.locator('[data-later]')).toHaveCount(0);
  });
}

test('[PAINT-1] rows below the first screen are marked, those in it are not', async ({ request }) => {
  const cards = all(await htmlOf(request, '/sportsbook'), /<section\b[^>]*data-rows="\d+"[^>]*>/g);
  expect(cards[0]).not.toContain('data-later');
  expect(cards.filter((card) => /data-later="(?:phone|anywhere)"/.test(card)).length).toBeGreaterThan(0);
});

test('[PAINT-2] one switch turns all of it off, and the page works', async ({ page, request }) => {
  const web = await startSpareWeb({ FIRST_PAINT: 'off' });
  try {
    const html = await htmlOf(request, `${web.webUrl}/sportsbook`);
    expect(all(html, /<link\b[^>]*rel="modulepreload"/g).length).toBeGreaterThan(3);
    expect(all(html, /<style\b/g)).toEqual([]);
    expect(all(html, /<link\b[^>]*rel="stylesheet"[^>]*>/g).length).toBeGreaterThan(0);
    expect(html).not.toMatch(/data-later| disabled=""[^>]*rel="stylesheet"|await new Promise/);
    expect(html).toMatch(/<script\b[^>]*type="module"[^>]*>import "/);
    expect(await complaintsAbout(page, `${web.webUrl}/sportsbook`)).toEqual([]);
  } finally {
    await web.stop();
  }
});

test('[PAINT-3] what is opened and chosen before scripts run is not lost', async ({ page, context }) => {
  await signUp(context.request);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/sportsbook/results?sport=basketball', { waitUntil: 'commit' });
  await page.getByRole('switch', { name: 'Quick bet' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.keyboard.press('Escape');
  const league = page.getByRole('combobox', { name: 'League' });
  await league.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Settings' }).click();
  held.resolve();
  await expect(page.getByRole('radio', { name: 'Day' })).toBeVisible();
  await expect(page).toHaveURL(/league=/);
  await expect(page.getByRole('textbox', { name: /^Stake per tap/ })).toBeVisible();
});
