import { expect, test, type Page } from '@playwright/test';

import { openLively, untilHydrated } from './support/sandbox.ts';

function chip(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Sport', exact: true })
    .getByRole('link', { name: new RegExp(`^${name}`) });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('[ROUTE-6] filters are in the address, survive a reload, and go back and forward', async ({ page }) => {
  await openLively(page, '/sportsbook/schedule');
  await chip(page, 'Tennis').click();
  await expect(page).toHaveURL(/schedule\?sport=tennis$/);
  // Two choices right after each other are both kept, although the page has not been drawn with the first yet.
  await page.getByRole('navigation', { name: 'Day' }).getByRole('link', { name: 'Tomorrow' }).click();
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'League' }).click();
  await expect(page).toHaveURL(/sortBy=tournament_priority%3Aasc&date=\d{4}-\d\d-\d\d&sport=tennis$/);
  await page.reload();
  await expect(chip(page, 'Tennis')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: /Tomorrow/ })).toHaveAttribute('aria-current', 'true');
  const leagues = await page.locator('main h3').allTextContents();
  expect(new Set(leagues).size).toBe(leagues.length);
  await page.getByRole('link', { name: '3 hours' }).click();
  await expect(page).toHaveURL(/time=3&sortBy=[^&]+&sport=tennis$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Tomorrow/ })).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(page.getByRole('link', { name: '3 hours' })).toHaveAttribute('aria-current', 'true');
});

test('[ROUTE-6] the live page narrows to a sport and to what can be watched, and is found again where it was left', async ({
  page,
}) => {
  await page.goto('/sportsbook/live');
  await chip(page, 'Tennis').click();
  await expect(page.getByRole('heading', { level: 2, name: /^Soccer/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'With video' }).click();
  await expect(page).toHaveURL(/sport=tennis&hasVideo=true$/);
  // Two at once, which only a page that is alive can count together.
  await untilHydrated(page);
  await page.getByRole('link', { name: 'With video' }).click();
  await chip(page, 'All sports').click();
  await expect(page).toHaveURL(/\/live$/);
  await expect(page.getByRole('heading', { level: 2, name: /^Soccer/ })).toHaveCount(1);
  const row = page.locator('[data-match]').nth(20);
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/-m\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/live$/);
  // Matches end meanwhile, so the list may be shorter than it was; at its top it must not be.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
});

test('[CAT-10] results have a score for every period and are narrowed to one league', async ({ page }) => {
  await page.goto('/sportsbook/results?sport=basketball');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Final score' })).toBeVisible();
  const sides = table.locator('tbody').first().locator('tr');
  await expect(sides).toHaveCount(2);
  const periods = await sides.first().locator('td').allTextContents();
  expect(periods.filter((text) => /^\d+$/.test(text)).length).toBeGreaterThanOrEqual(3);
  const select = page.getByRole('combobox', { name: 'League' });
  const name = (await select.locator('option').nth(1).textContent()) ?? '';
  await select.selectOption({ label: name });
  await expect(page).toHaveURL(/league=/);
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('table')).toContainText(name);
});

test('[CAT-9] an app that can’t be opened says so, and opens in a frame when it can', async ({ page }) => {
  await page.route('**/v2/lotteries/launch', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/sportsbook/lotteries');
  await expect(page.getByText('We couldn’t open Lotteries')).toBeVisible();
  await page.unroute('**/v2/lotteries/launch');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe[title="Lotteries"]').getByRole('heading', { level: 1 })).toBeVisible();
});
