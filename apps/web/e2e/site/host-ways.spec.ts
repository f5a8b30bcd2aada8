import { expect, test } from '@playwright/test';

import { signUp } from '../support/sign-up.ts';
import { hostUrl } from '../support/stack.ts';

test('[ROUTE-12] Back leads to where a page of the account was left, and menus close with a press beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signUp(page.request);
  await page.goto(`${hostUrl}/profile`);
  const passkeys = page.getByRole('heading', { name: 'Passkeys' });
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => scrollTo(0, 300));
  const before = await passkeys.boundingBox();
  await page.evaluate(() => location.assign('/profile/limits'));
  await expect(page.getByRole('heading', { level: 1, name: 'Limits and breaks' })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => (await passkeys.boundingBox())?.y).toBe(before?.y);

  await page.goto(`${hostUrl}/play`);
  const book = page.frameLocator('#sportsbook iframe');
  await book.locator('main [data-match]').first().waitFor();
  const menu = page.locator('#languages');
  await page.locator('[popovertarget=languages]').click();
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((list) => list.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await book
    .locator('header')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await expect(menu).toBeHidden();
});
