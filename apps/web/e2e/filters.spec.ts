import { expect, test, type Page } from '@playwright/test';

function chip(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Sport', exact: true })
    .getByRole('link', { name: new RegExp(`^${name}`) });
}

test('[ROUTE-6] filters are in the address, survive a reload, and go back and forward', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook/schedule');
  await chip(page, 'Tennis').click();
  await expect(page).toHaveURL(/schedule\?sport=tennis$/);
  await page.getByRole('navigation', { name: 'Day' }).getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&sport=tennis$/);
  await page.reload();
  await expect(chip(page, 'Tennis')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: /Tomorrow/ })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/schedule\?sport=tennis$/);
  await expect(page.getByRole('link', { name: /Today/ })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(chip(page, 'All sports')).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(chip(page, 'Tennis')).toHaveAttribute('aria-current', 'true');
});

test('[ROUTE-6] a choice of hours takes the place of a day, and a day that of hours', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook/schedule');
  await page.getByRole('link', { name: '3 hours' }).click();
  await expect(page).toHaveURL(/schedule\?time=3$/);
  await page.getByRole('link', { name: /Tomorrow/ }).click();
  await expect(page).toHaveURL(/schedule\?date=[\d-]+$/);
});

test('going back finds the list where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook/live?sport=table-tennis');
  const row = page.locator('[data-match]').nth(6);
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/-m\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/live\?sport=table-tennis$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 120);
});

test('[ROUTE-6] the live page narrows to a sport and to what can be watched', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook/live');
  await chip(page, 'Tennis').click();
  await expect(page).toHaveURL(/live\?sport=tennis$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Tennis' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: 'Soccer' })).toHaveCount(0);
  await page.getByRole('link', { name: 'With video' }).click();
  await expect(page).toHaveURL(/sport=tennis&hasVideo=true$/);
  await page.getByRole('link', { name: 'With video' }).click();
  await expect(page).toHaveURL(/live\?sport=tennis$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [
    '/sportsbook/live',
    '/sportsbook/schedule',
    '/sportsbook/soccer',
    '/sportsbook/soccer/england-c1',
  ]) {
    test(`matches and prices of ${address} can be read`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('[data-match]').first()).toBeVisible();
      await expect(page.locator('[data-odds]').first()).toContainText(/\d/);
    });
  }

  test('results can be read and filtered', async ({ page }) => {
    await page.goto('/sportsbook/results');
    await page
      .getByRole('link', { name: /Basketball/ })
      .last()
      .click();
    await expect(page).toHaveURL(/sport=basketball/);
    await expect(page.getByRole('table').first()).toContainText(/\d/);
  });

  test('[CAT-9] what needs JavaScript says so', async ({ page }) => {
    await page.goto('/sportsbook/favorites');
    await expect(page.getByText('this page needs JavaScript')).toBeVisible();
    await page.goto('/sportsbook/racing');
    await expect(page.getByText('This part of the site needs JavaScript.')).toBeVisible();
  });
});
