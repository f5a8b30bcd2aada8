import { expect, test, type Locator, type Page } from '@playwright/test';

/** Prices by the accessible name of their buttons, without the price itself. */
async function prices(page: Page): Promise<Map<string, string>> {
  const names = await page
    .locator('[data-odds][data-state=open]')
    .evaluateAll((buttons) =>
      buttons.map((button, index) => [
        `${index} ${(button.getAttribute('aria-label') ?? '').replace(/, [^,]*$/, '')}`,
        button.textContent ?? '',
      ]),
    );
  return new Map(names as [string, string][]);
}

function openOdds(page: Page): Locator {
  return page.locator('[data-odds][data-state=open]');
}

test('[RT-6] a price changes without a reload', async ({ page }) => {
  await page.goto('/sportsbook');
  await expect(openOdds(page).first()).toBeVisible();
  const before = await prices(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect
    .poll(
      async () => [...(await prices(page))].some(([name, price]) => before.has(name) && before.get(name) !== price),
      {
        timeout: 45_000,
      },
    )
    .toBe(true);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[SLIP-15] a price is picked into the slip, and taken out again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/sportsbook');
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect(slip).toContainText('Your slip is empty');
  const button = openOdds(page).first();
  const label = await button.getAttribute('aria-label');
  const outcome = label?.split(',')[0] ?? '';
  await button.click();
  const picked = page.locator(`[data-odds][aria-pressed=true]`);
  await expect(picked).toHaveCount(1);
  await expect(slip).toContainText(outcome);
  await expect(slip.getByRole('heading', { name: /Bet slip 1/ })).toBeVisible();
  await picked.click();
  await expect(picked).toHaveCount(0);
  await expect(slip).toContainText('Your slip is empty');
});

test('[SLIP-1] two picks of different matches make a double', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/sportsbook');
  const rows = page.locator('[data-odds-row]').filter({ has: openOdds(page) });
  await rows.nth(0).locator('[data-odds][data-state=open]').first().click();
  await rows.nth(1).locator('[data-odds][data-state=open]').first().click();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect(slip).toContainText('Double');
  await expect(slip).toContainText('Total odds');
});

test('arrow keys move between prices', async ({ page }) => {
  await page.goto('/sportsbook');
  const rows = page.locator('[data-odds-row]');
  await rows.nth(0).locator('[data-odds]').nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(0).locator('[data-odds]').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).locator('[data-odds]').nth(1)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('matches, scores and prices can be read', async ({ page }) => {
    await page.goto('/sportsbook');
    await expect(page.getByRole('heading', { name: 'Starting soon' })).toBeVisible();
    await expect(page.locator('[data-odds-row]').first()).toBeVisible();
    await expect(page.locator('[data-odds][data-state=open]').first()).toContainText(/\d\.\d\d/);
  });
});
