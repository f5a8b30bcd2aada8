import { expect, test, type Page } from '@playwright/test';

import { hostPages } from './support/host-pages.data.ts';
import { objections } from './support/objections.ts';
import { apiUrl, hostUrl, webPort } from './support/stack.ts';

/** The first few with every change, all of them with E2E_ALL=1. */
const hostPagesUsual = 7;

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

function faults(page: Page, within?: string): Promise<readonly string[]> {
  return objections(page, (axe) => (within === undefined ? axe : axe.include(within)).withTags(levels));
}

const over = (tab: Page) => tab.getByRole('dialog', { name: 'Session limit reached' });

test('[RG-1] [RG-2] [ROUTE-11] a reality check stands before everything, says it in words, and keeps the slip', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const login = { login: 'ordinary@slipstream.example', password: 'slipstream' };
  await page.request.post(`${apiUrl}/platform/users/sign_in`, { data: login, headers: { origin: hostUrl } });
  let isDue = false;
  let isOver = false;
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const check = { period: 600, elapsed_seconds: 4500, currency: 'EUR', staked: 5000, returned: 2000, profit: -3000 };
  const session = () => ({ id: 's-1', started_at: `${now} UTC`, ends_at: null, reality_check: isDue ? check : null });
  await context.route('**/platform/sportsbook_sessions**', async (route) => {
    if (route.request().url().endsWith('/continue')) isDue = false;
    const headers = {
      'access-control-allow-origin': `http://localhost:${webPort}`,
      'access-control-allow-credentials': 'true',
    };
    if (isOver)
      await route.fulfill({ status: 403, json: { message: 'Over', code: 'session_limit', details: [] }, headers });
    else await route.fulfill({ json: session(), headers });
  });
  await page.goto('/sportsbook');
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.locator('li [data-odds][data-state=open]').last().click();
  await expect(page.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/sportsbook');
  await expect(other.getByTestId('balance')).toBeVisible();

  isDue = true;
  await page.reload();
  const modal = page.getByRole('dialog', { name: 'Reality check' });
  await expect(modal).toContainText('1 hour and 15 minutes');
  await expect(modal).toContainText('down €30.00');
  await expect(modal.getByRole('link', { name: 'Limits and breaks' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  expect(await faults(page, 'dialog[open]')).toEqual([]);
  // The other tab shows it as well, and what is answered in one is answered in both.
  const otherModal = other.getByRole('dialog', { name: 'Reality check' });
  await expect(otherModal).toContainText('down €30.00');
  await modal.getByRole('button', { name: 'Keep playing' }).click();
  await expect(modal).toHaveCount(0);
  await expect(otherModal).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();

  await page.getByRole('button', { name: /^account of olivia/i }).click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect(menu).toContainText('Time');
  await expect(menu).toContainText(/Comp points[\d,]+/);
  expect(await faults(page, 'dialog[open]')).toEqual([]);

  // A limit that ends the session ends it in both, and is read and closed in either.
  isOver = true;
  await page.reload();
  await expect(over(page)).toBeVisible();
  await expect(over(other)).toBeVisible();
  await expect(other.getByTestId('balance')).toHaveCount(0);
  await over(other).getByRole('button', { name: 'OK' }).click();
  await expect(over(other)).toHaveCount(0);
  await expect(over(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();
});

test('[ROUTE-4] the pages of the platform can be used by everyone', async ({ page }) => {
  const found: Record<string, readonly string[]> = {};
  const login = { login: 'ordinary@slipstream.example', password: 'slipstream' };
  await page.request.post(`${apiUrl}/platform/users/sign_in`, { data: login, headers: { origin: hostUrl } });
  const paths = process.env['E2E_ALL'] === undefined ? hostPages.slice(0, hostPagesUsual) : hostPages;
  for (const path of paths) {
    await page.goto(hostUrl + path);
    await page.waitForLoadState('networkidle');
    found[path] = await objections(page, (axe) => axe.withTags(levels).exclude('iframe'));
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
});
