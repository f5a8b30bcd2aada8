import { expect, test, type Page } from '@playwright/test';

import { openLively } from './support/sandbox.ts';

test('the root leads to the sportsbook', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/sportsbook$/);
});

test('[ROUTE-5] the default language needs no prefix, an unknown one is not found', async ({ page }) => {
  await page.goto('/en/sportsbook');
  await expect(page).toHaveURL(/[^n]\/sportsbook$/);
  const response = await page.goto('/xx/sportsbook');
  expect(response?.status()).toBe(404);
});

test('[ERROR-1] an unknown page is a 404 inside of the shell, with a way home', async ({ page }) => {
  const response = await page.goto('/sportsbook/no/such/page/at/all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await page.getByRole('link', { name: 'Go to the sportsbook' }).click();
  await expect(page.getByRole('heading', { name: 'Starting soon' })).toBeVisible();
});

test('[PAGE-1] a tab that nobody knows leads to the page it is of, by address and by a click', async ({ page }) => {
  await openLively(page, '/sportsbook/soccer?tab=nonsense&stag=friend');
  await expect(page).toHaveURL(/\/sportsbook\/soccer\?stag=friend$/);
  await page.route(/soccer\.data/, (route) =>
    route.continue({ url: route.request().url().replace('tab=all', 'tab=nonsense') }),
  );
  const tabs = page.getByRole('navigation', { name: 'Page sections' });
  await tabs.getByRole('link', { name: 'All leagues' }).click();
  await expect(page).toHaveURL(/\/sportsbook\/soccer$/);
  await expect(tabs.getByRole('link', { name: 'Top' })).toHaveAttribute('aria-current', 'true');
});

test('[PAGE-5] a page that there is no room for says so, by address and after a click', async ({ page }) => {
  await openLively(page, '/sportsbook');
  await page.route(/live\.data/, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, contentType: 'text/plain', body: 'crowded' }),
  );
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re very busy right now');
  await page.goto('/de/sportsbook/busy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade ist sehr viel los');
});

test('a page is never kept by a browser, and the policy lets nothing foreign run', async ({ page, request }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/sportsbook');
  await page.waitForLoadState('networkidle');
  expect(errors).toEqual([]);
  const { headers } = await answer('/sportsbook');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+'(?: \S+\/spi\/main\.js)?;/);

  async function answer(address: string) {
    const response = await request.get(address);
    return { headers: response.headers(), body: await response.text() };
  }
});

test('a visitor’s cookies never reach a page', async ({ request }) => {
  const response = await request.get('/sportsbook', { headers: { cookie: 'session=a-secret-value; theme=day' } });
  const html = await response.text();
  expect(html).not.toContain('a-secret-value');
  expect(html).toContain('data-theme="day"');
});

for (const path of ['/sportsbook', '/sportsbook/live', '/tr/sportsbook/live', '/ru/sportsbook/live']) {
  test(`every letter of ${path} fits into a byte`, async ({ request }) => {
    expect(await (await request.get(path)).text()).not.toMatch(/[\u0100-\uffff]/);
  });
}

test('files are immutable and compressed, and nothing outside of them can be had', async ({ request }) => {
  const html = await (await request.get('/sportsbook')).text();
  const script = /\/assets\/entry\.client-[\w-]+\.js/.exec(html)?.[0] ?? '';
  const response = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  const outside = await request.get('/assets/..%2f..%2f..%2fpackage.json');
  expect(outside.status()).toBe(404);
});

test.describe('[PAGE-9] a page of a build that no server has any more', () => {
  test('is reloaded when it needs a script of it', async ({ page }) => {
    await openLively(page, '/sportsbook/about');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await withoutBuild(page, 0);
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window).catch(() => true)).toBe(false);
    await search(page);
  });

  test('is reloaded when it cannot even start', async ({ page }) => {
    await withoutBuild(page, 1);
    await page.goto('/sportsbook/about');
    await search(page);
  });
});

/** Answers for files of the build as after a release, for as many documents. */
async function withoutBuild(page: Page, documents: number) {
  let opened = 0;
  page.on('framenavigated', () => (opened += 1));
  await page.route(/\/assets\//, (route) =>
    opened <= documents ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
}

/** The search is code that comes when it is asked for. */
async function search(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press('/');
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
}
