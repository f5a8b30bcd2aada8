import { expect, test, type Page } from '@playwright/test';

async function starFirstMatch(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook/soccer/premier-league-l17');
  const row = page.locator('[data-match]').first();
  const star = row.getByRole('button', { name: /^Favourite/ });
  const name = ((await star.getAttribute('aria-label')) ?? '').replace('Favourite: ', '');
  await expect(async () => {
    if ((await star.getAttribute('aria-pressed')) === 'false') await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  return name;
}

test('[FAV-1] a visitor’s stars are kept in the browser, and their page shows them', async ({ page }) => {
  const name = await starFirstMatch(page);
  await page.reload();
  await expect(page.getByRole('button', { name: `Favourite: ${name}` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/sportsbook/favorites');
  await expect(page.getByRole('button', { name: `Favourite: ${name}` })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/sportsbook/soccer?tab=favorites');
  await expect(page.getByRole('button', { name: `Favourite: ${name}` })).toBeVisible();
  await page.goto('/sportsbook/tennis?tab=favorites');
  await expect(page.getByText('No favourites in this sport')).toBeVisible();
});

test('[FAV-1] a league with a star brings its matches', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook/soccer/premier-league-l17');
  const star = page.getByRole('button', { name: 'Favourite: Premier League' }).first();
  await expect(async () => {
    if ((await star.getAttribute('aria-pressed')) === 'false') await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await page.goto('/sportsbook/favorites');
  await expect(page.getByRole('heading', { name: 'From your leagues' })).toBeVisible();
  await expect(page.locator('[data-match]').first()).toBeVisible();
});

test('[FAV-1] taking the star away leaves the row until the focus has gone', async ({ page }) => {
  const name = await starFirstMatch(page);
  await page.goto('/sportsbook/favorites');
  const star = page.getByRole('button', { name: `Favourite: ${name}` });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(star).toBeFocused();
  await page.getByRole('link', { name: 'Slipstream' }).first().focus();
  await expect(star).toHaveCount(0);
});

test('without any there is a way to some', async ({ page }) => {
  await page.goto('/sportsbook/favorites');
  await page.getByRole('link', { name: 'See what is on' }).click();
  await expect(page).toHaveURL(/live$/);
});
