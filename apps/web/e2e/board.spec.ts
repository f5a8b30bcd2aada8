import { expect, test, type Page } from '@playwright/test';

import { openLively } from './support/sandbox.ts';

/** The prices of the first soccer row that are in sight, by market. */
async function marketsShown(page: Page): Promise<number> {
  const row = page.locator('[data-match]').first();
  return row
    .locator('[data-odds]')
    .evaluateAll(
      (buttons) =>
        new Set(buttons.filter((button) => button.checkVisibility()).map((button) => button.parentElement)).size,
    );
}

/** How many rows are wholly in sight above whatever stands at the bottom of the screen. */
async function rowsInSight(page: Page): Promise<number> {
  return page.locator('[data-match]').evaluateAll((rows) => {
    const bottom = Math.min(
      innerHeight,
      ...[...document.querySelectorAll('nav')]
        .filter((nav) => getComputedStyle(nav).position === 'fixed' && nav.checkVisibility())
        .map((nav) => nav.getBoundingClientRect().top),
    );
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
  });
}

/** How many rows are in sight depends on how many matches a league has just then; these are the fewest. */
const screens = [
  { width: 390, height: 844, markets: 1, rows: 3 },
  { width: 1440, height: 900, markets: 2, rows: 8 },
  { width: 1920, height: 1080, markets: 3, rows: 10 },
];

for (const { width, height, markets, rows } of screens) {
  test(`[SHOW-9] [SHOW-10] at ${width} px a live row has ${markets} markets, and ${rows} rows are in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/sportsbook/live');
    await expect.poll(() => marketsShown(page)).toBe(markets);
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(rows);
    // The next page comes with as many from the server.
    await page.goto('/sportsbook/soccer', { waitUntil: 'commit' });
    await page.locator('[data-match]').first().waitFor();
    expect(await marketsShown(page)).toBe(markets);
  });
}

test('[SHOW-10] the density of lists is chosen in the settings and kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heightOfRow = async () => (await page.locator('[data-match]').first().boundingBox())?.height ?? 0;
  await openLively(page, '/sportsbook/soccer');
  expect(await heightOfRow()).toBeLessThanOrEqual(46);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check({ force: true });
  await expect.poll(heightOfRow).toBeGreaterThan(60);
  await page.reload();
  expect(await heightOfRow()).toBeGreaterThan(60);
});
