import { expect, test, type Page } from '@playwright/test';

import { control } from './support/sandbox.ts';
import { signUp } from './support/sign-up.ts';
import { apiUrl, hostUrl } from './support/stack.ts';

/** A slip with one pick of a match to come, and this stake. */
async function fillSlip(page: Page, stake: string) {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/sportsbook/soccer');
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.locator('main li [data-odds][data-state=open]').last().click();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await slip.getByRole('textbox', { name: /stake/i }).first().fill(stake);
  return slip;
}

const over = (page: Page) => page.frameLocator('dialog iframe');

test('[PLACE-8] a player short of money pays in from the slip and is back at it', async ({ page }) => {
  const login = { login: 'empty@slipstream.example', password: 'slipstream' };
  await page.request.post(`${apiUrl}/platform/users/sign_in`, { data: login, headers: { origin: hostUrl } });
  const slip = await fillSlip(page, '3');
  await slip.getByRole('button', { name: /^Deposit.*You need/ }).click();
  await over(page).getByLabel('Amount').fill('20');
  await over(page).getByRole('button', { name: 'Deposit' }).click();
  await expect(over(page).getByText('The money is in your balance.')).toBeVisible();
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await expect(slip.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();
  await expect(slip.getByRole('button', { name: /^(Place bet · €3.00|Accept)/ })).toBeVisible();

  // A phone has the way to money in its header as well.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
});

test('[PLACE-8] [PLACE-2] a profile without a municipality is completed from the slip, and the bet is placed', async ({
  page,
  request,
}) => {
  // One from Brazil begins without a municipality.
  await signUp(page.request, { country: 'BR', currency: 'BRL' });
  const slip = await fillSlip(page, '5');
  const alert = slip.getByRole('alert');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(alert).toContainText('Your profile is missing details we need. No money was taken.');
  await alert.getByRole('button', { name: 'Complete your profile' }).click();
  const municipality = over(page).getByLabel('Municipality');
  await expect(municipality).toBeFocused();
  await municipality.fill('3550308');
  await over(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  // The phone is asked for in the same way.
  await control(request, 'bet-reject', { code: 'phone_not_verified' });
  await expect(async () => {
    await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click({ timeout: 1000 });
    await expect(alert).toContainText('Verify your phone number first.', { timeout: 3000 });
  }).toPass();
  await alert.getByRole('button', { name: 'Verify your phone' }).click();
  await expect(over(page).getByLabel('Phone, with country code')).toBeFocused();
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();

  await expect(slip.getByRole('textbox', { name: /stake/i }).first()).toHaveValue('5');
  await expect(slip.getByRole('button', { name: /^(Place bet · R\$5.00|Accept)/ })).toBeVisible();
});
