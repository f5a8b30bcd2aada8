import { expect, test, type Page } from '@playwright/test';

import { objections } from './support/objections.ts';

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Search' });
}

async function open(page: Page) {
  await page.goto('/sportsbook/about');
  // The key does nothing before the page is up; then the search itself has to come.
  await expect(async () => {
    if (!(await dialog(page).isVisible())) await page.keyboard.press('/');
    await expect(dialog(page).getByLabel('Search', { exact: true })).toBeFocused({ timeout: 5000 });
  }).toPass();
  // A key pressed again while the search was on its way is a letter in it.
  await dialog(page).getByLabel('Search', { exact: true }).clear();
}

test('[CAT-4] everything about a search can be done with the keyboard', async ({ page }) => {
  await open(page);
  await expect(dialog(page)).toContainText('Enter three characters or more.');
  await page.keyboard.type('pr');
  await expect(dialog(page).getByRole('link')).toHaveCount(0);
  await page.keyboard.type('emier');
  await expect(dialog(page).getByRole('heading', { name: 'Leagues' })).toBeVisible();
  await expect(dialog(page).locator('mark').first()).toHaveText('Premier');
  const league = dialog(page).locator('a[href$="premier-league-l17"]');
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('ArrowDown');
    if (await league.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(league).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/premier-league-l17$/);
  await expect(dialog(page)).toBeHidden();
});

test('[CAT-4] Enter in the field opens the first result, and the search is remembered', async ({ page }) => {
  await open(page);
  await page.keyboard.type('tennis');
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  const about = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/about$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(about);
  await page.getByRole('button', { name: 'Teams, leagues, matches' }).click();
  await dialog(page).getByRole('button', { name: 'tennis' }).click();
  await expect(dialog(page).getByLabel('Search', { exact: true })).toHaveValue('tennis');
  await expect(dialog(page).getByRole('heading', { name: 'Sports and countries' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Teams, leagues, matches' })).toBeFocused();
});

test('[CAT-4] a team itself is the first result, by its name, a short name or with a typing error', async ({
  page,
}) => {
  await open(page);
  const field = dialog(page).getByLabel('Search', { exact: true });
  const first = dialog(page).getByRole('link').first();
  for (const [typed, team, league] of [
    ['arsenal', 'Arsenal', 'Premier League · Soccer'],
    ['real madrid', 'Real Madrid', 'La Liga · Soccer'],
    ['man utd', 'Manchester United', 'Premier League · Soccer'],
    ['manchetser', 'Manchester City', 'Premier League · Soccer'],
  ] as const) {
    await field.fill(typed);
    await expect(first).toContainText(team);
    await expect(first).toContainText(league);
  }
  await field.fill('premier');
  await expect(first).toHaveAttribute('href', /premier-league-l17$/);
});

test('[CAT-4] before anything is typed there is what many look for, and what was searched before', async ({ page }) => {
  await open(page);
  const popular = dialog(page).getByRole('region', { name: 'Popular teams' });
  await expect(popular.getByRole('link').first()).toContainText('Manchester City');
  await expect(dialog(page).getByRole('heading', { name: 'Popular leagues' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(popular.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('tennis');
  await expect(dialog(page).getByRole('heading', { name: 'Sports and countries' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Teams, leagues, matches' }).click();
  await expect(dialog(page).getByLabel('Search', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('button', { name: 'tennis' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(dialog(page).getByText('Recent searches')).toBeHidden();
  await expect(dialog(page).getByLabel('Search', { exact: true })).toBeFocused();
});

test('[CAT-4] a search that finds nothing says so, and one that fails is tried again in its place', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('qqzzxx');
  await expect(dialog(page)).toContainText('No results for “qqzzxx”');
  await page.route('**/v2/search*', (route) => route.fulfill({ status: 503, json: {} }));
  await dialog(page).getByLabel('Search', { exact: true }).fill('arsenal');
  await expect(dialog(page)).toContainText('Search isn’t working right now');
  await page.unroute('**/v2/search*');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(
    dialog(page)
      .getByRole('link', { name: /Arsenal/ })
      .first(),
  ).toBeVisible();
});

test('[CAT-4] a slash typed into the search is only typing, and a search is at most 50 characters long', async ({
  page,
}) => {
  await open(page);
  const field = dialog(page).getByLabel('Search', { exact: true });
  await page.keyboard.type('/ab');
  await expect(field).toHaveValue('/ab');
  await field.clear();
  await field.pressSequentially('a'.repeat(60));
  await expect(field).toHaveValue('a'.repeat(50));
  await expect(dialog(page)).toContainText('50 characters');
});

test('axe has nothing to say about the search by night and by day', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'night', url: baseURL ?? '' }]);
  await open(page);
  await page.keyboard.type('united');
  await expect(dialog(page).getByRole('link').first()).toBeVisible();
  for (const theme of ['night', 'day']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    expect(await objections(page, (axe) => axe.include('dialog[open]')), theme).toEqual([]);
  }
});
