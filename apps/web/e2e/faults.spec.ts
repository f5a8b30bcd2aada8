import { expect, test, type Page, type Response } from '@playwright/test';

import { control, inFastTime, openLively } from './support/sandbox.ts';
import { signUp } from './support/sign-up.ts';
import { apiUrl } from './support/stack.ts';

const isRefusedList = (reply: Response) => reply.url().includes('/live.data') && reply.status() === 503;

test.afterEach(async ({ request }) => {
  await control(request, 'heal');
});

test('[ALERT-1] a list that is slow to come leaves a skeleton until it is there', async ({ page }) => {
  await openLively(page, '/sportsbook/schedule');
  const seen = Promise.withResolvers<void>();
  await page.route(/\/schedule\.data\?/, async (route) => {
    await seen.promise;
    await route.continue();
  });
  // Which sports still have matches today depends on the hour.
  const sport = page.getByRole('navigation', { name: 'Sport', exact: true }).getByRole('link').nth(1);
  const address = (await sport.getAttribute('href')) ?? '';
  await sport.click();
  await expect(page.locator('[data-skeleton]').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  seen.resolve();
  await expect(page).toHaveURL(address);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await expect(page.locator('[data-match]').first()).toBeVisible();
});

test('[ERROR-1] a failing API costs the list and not the page, and is asked again in place', async ({
  page,
  request,
}) => {
  await openLively(page, '/sportsbook/schedule');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await control(request, 'api-fault', { path: '/v2/matches*', status: 503 });
  await page.getByRole('navigation', { name: 'Sport', exact: true }).getByRole('link').last().click();
  await expect(page.getByText('We couldn’t load matches')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const direct = await request.get('/sportsbook/schedule?sport=handball');
  expect(direct.status()).toBe(503);
  await control(request, 'heal');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-match]').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[ERROR-1] a refresh that fails leaves the list as it is', async ({ page, request }) => {
  await openLively(page, '/sportsbook/live');
  await control(request, 'api-fault', { path: '/v2/matches*', status: 503 });
  // Each match that begins or ends asks for the list anew.
  await inFastTime(request, async () => void (await page.waitForResponse(isRefusedList, { timeout: 60_000 })));
  await expect(page.locator('[data-match]').first()).toBeVisible();
  await expect(page.getByText('We couldn’t load matches')).toBeHidden();
});

test('[RT-8] without a connection prices are locked and it is said; with it they open and move again', async ({
  page,
  context,
  request,
}) => {
  const openPrices = page.locator('[data-odds][data-state=open]');
  const prices = () => openPrices.evaluateAll((buttons) => buttons.map((button) => button.textContent).join(' '));
  await page.goto('/sportsbook/live?sport=soccer');
  await expect(openPrices.first()).toBeVisible();
  const first = await prices();
  await expect.poll(prices, { timeout: 45_000 }).not.toBe(first);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await expect(openPrices).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
  await expect(openPrices.first()).toBeVisible();
  await control(request, 'cut');
  const before = await prices();
  await expect.poll(prices, { timeout: 45_000 }).not.toBe(before);
});

test('[ERROR-1] who comes to a page that is gone, or from a blocked country, is told and finds the way back', async ({
  page,
  request,
}) => {
  await signUp(page.request);
  const reply = await page.request.get(`${apiUrl}/platform/player`);
  const { id: player } = (await reply.json()) as { id: string };
  await openLively(page, '/sportsbook');
  await control(request, 'notify', { player, about: 'match', id: '99999999999', title: 'A match that is gone' });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list.getByText('A match that is gone').click();
  await list.getByRole('link', { name: 'See match' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  await wayHome(page);
  await expect(page.locator('main [data-match]').first()).toBeVisible();

  await control(request, 'country', { code: 'IR' });
  try {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /not available in Iran/ })).toBeVisible();
    await wayHome(page);
  } finally {
    await control(request, 'country', { code: '' });
  }
});

/** Only a server before this one, or the platform, sends a visitor to these. */
test('[ERROR-1] pages that a platform leads to have a picture, words and a way to the sportsbook', async ({ page }) => {
  for (const name of ['404', '500', 'blocked', 'locked']) {
    await page.goto(`/sportsbook/${name}`);
    await wayHome(page);
  }
});

async function wayHome(page: Page): Promise<void> {
  await expect(page.locator('main svg[viewBox="0 0 200 120"]')).toBeVisible();
  const link = page.getByRole('link', { name: 'Go to the sportsbook' });
  await expect(link).toHaveAttribute('href', '/sportsbook');
  await link.click();
  await expect(page).toHaveURL(/\/sportsbook$/);
}
