import { expect, test, type Page } from '@playwright/test';

import { control, openLively } from '../support/sandbox.ts';
import { newPassword, outboxSecret, signUp } from '../support/sign-up.ts';
import { apiUrl, hostUrl } from '../support/stack.ts';

const over = (page: Page) => page.frameLocator('dialog iframe');

/** A bet slip with one selection of a match to come, as a person makes it from the front page. */
async function pickOne(page: Page, stake: string) {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await openLively(page, '/sportsbook');
  await page
    .getByRole('navigation', { name: 'Sports' })
    .getByRole('link', { name: /^Soccer/ })
    .click();
  await expect(page).toHaveURL(/\/soccer$/);
  await page.locator('main li [data-odds][data-state=open]').last().click();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await slip.getByRole('textbox', { name: /stake/i }).first().fill(stake);
  return slip;
}

test('[SESSION-15] a locked player gets an unlock mail, signs in and is back at the bet slip', async ({
  page,
  context,
}) => {
  const email = await signUp(page.request);
  await context.clearCookies();
  const slip = await pickOne(page, '5');
  await slip.getByRole('button', { name: /sign in/i }).click();
  await over(page).getByLabel('Email or phone').fill(email);
  const enter = over(page).getByRole('button', { name: 'Sign in' });
  await expect(async () => {
    await over(page).getByLabel('Password').fill('not the password');
    const answered = page.waitForResponse(/sign_in/);
    await enter.click();
    await answered;
    await expect(over(page).getByText('Too many wrong passwords.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await over(page).getByRole('link', { name: 'Account locked?' }).click();
  await expect(over(page).getByLabel('Email or phone')).toHaveValue(email);
  await over(page).getByRole('button', { name: 'Send link' }).click();
  await expect(over(page).getByText('If there’s an account, we’ve sent a link.')).toBeVisible();

  // The mail is opened in another window.
  const mail = await context.newPage();
  await mail.goto(`${hostUrl}/users/unlock?unlock_token=${await outboxSecret(page.request, 'unlock', email)}`);
  await mail.getByRole('button', { name: 'Unlock' }).click();
  await expect(mail.getByText('Your account is unlocked. You can sign in.')).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Sign in' }).last()).toBeVisible();
  await mail.close();

  await over(page).getByRole('link', { name: 'Back to sign-in' }).click();
  // The page before has a field for the email too.
  await expect(over(page).getByLabel('Password')).toBeVisible();
  await over(page).getByLabel('Email or phone').fill(email);
  await over(page).getByLabel('Password').fill(newPassword);
  await enter.click();
  await expect(page.getByTestId('balance')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(slip.getByRole('textbox', { name: /stake/i }).first()).toHaveValue('5');
});

test('[PLACE-8] [SESSION-14] a missing field, a phone and an old password are asked for, and the way goes on', async ({
  page,
  request,
}) => {
  const email = await signUp(page.request);
  await control(request, 'player-needs', { player: email, need: 'fields' });
  const slip = await pickOne(page, '5');
  const alert = slip.getByRole('alert');
  const place = async (words: string) =>
    expect(async () => {
      await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click({ timeout: 1000 });
      await expect(alert).toContainText(words, { timeout: 3000 });
    }).toPass();
  await place('Your profile is missing details we need.');
  await alert.getByRole('button', { name: 'Complete your profile' }).click();
  await over(page).getByLabel('Date of birth').fill('1990-01-01');
  await over(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);

  await control(request, 'player-needs', { player: email, need: 'phone' });
  await control(request, 'player-needs', { player: email, need: 'password' });
  await place('Verify your phone number first.');
  await alert.getByRole('button', { name: 'Verify your phone' }).click();
  await over(page).getByLabel('Phone, with country code').fill('+4915122228888');
  await over(page).getByRole('button', { name: /code/i }).first().click();
  // A phone is a sensitive change, and the password was given long ago.
  const again = over(page).getByRole('dialog', { name: 'Confirm your password' });
  await again.getByLabel('Your password').fill('not the password');
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(again.getByText('Wrong email, phone or password.')).toBeVisible();
  await again.getByLabel('Your password').fill(newPassword);
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(over(page).getByText('Code sent.')).toBeVisible();
  const code = await outboxSecret(page.request, 'phone_code', '+4915122228888');
  await over(page).getByLabel('Code', { exact: true }).fill(code);
  await over(page)
    .getByRole('button', { name: /verify/i })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(async () => {
    await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click({ timeout: 1000 });
    await expect(page.getByTestId('balance')).toContainText('995.00', { timeout: 3000 });
  }).toPass();
});

test('[SESSION-14] another wallet is chosen once the password has been given again', async ({ page, request }) => {
  const email = await signUp(page.request);
  const open = async (currency: string) =>
    page.request.post(`${apiUrl}/platform/player/accounts`, { data: { currency }, headers: { origin: hostUrl } });
  await open('BTC');
  await open('EUR');
  await control(request, 'player-needs', { player: email, need: 'password' });
  await openLively(page, '/sportsbook');
  await page.getByRole('button', { name: /^account of/i }).click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await menu.getByRole('radio', { name: /BTC/ }).click();
  await page.getByRole('dialog', { name: 'Confirm your password' }).waitFor();
  await over(page).getByLabel('Your password').fill(newPassword);
  await over(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(menu.getByRole('radio', { name: /BTC/ })).toBeChecked();

  // The coins are counted in the unit that the player chooses.
  await menu.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('dialog', { name: 'Settings' }).getByLabel('Show BTC as').selectOption('mBTC');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('balance')).toContainText('mBTC');
});

test('[ERROR-7] a visitor of a blocked country is told by name, can look around and not bet, and comes back', async ({
  page,
  request,
}) => {
  await signUp(page.request);
  await control(request, 'country', { code: 'KP' });
  try {
    await page.goto('/de/sportsbook/soccer');
    await expect(page).toHaveURL(/\/de\/sportsbook\/blocked$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nordkorea');
    // No loop: the link leads to the sportsbook and stays there.
    await page.getByRole('link', { name: 'Zu den Sportwetten' }).click();
    await expect(page).toHaveURL(/\/de\/sportsbook$/);
    await expect(page.locator('main [data-odds]').first()).toBeVisible();
    const slip = await pickOne(page, '5');
    await expect(async () => {
      await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click({ timeout: 1000 });
      await expect(slip.getByRole('alert')).toContainText('not available in the country', { timeout: 3000 });
    }).toPass();

    await control(request, 'country', { code: 'DE' });
    await page.goto('/sportsbook/blocked');
    await expect(page).toHaveURL(/\/de\/sportsbook\/soccer$/);
  } finally {
    await control(request, 'country', { code: '' });
  }
});

test('[ERROR-7] in a frame a blocked country is told as well', async ({ page, request }) => {
  await control(request, 'country', { code: 'IR' });
  try {
    await page.goto(`${hostUrl}/play`);
    const book = page.frameLocator('iframe[title=Sportsbook]');
    await expect(book.getByRole('heading', { level: 1 })).toContainText('Iran');
  } finally {
    await control(request, 'country', { code: '' });
  }
});

test('[SHARE-6] [CAT-4] a share code is typed in the bet slip and in search, and a wrong one is said to be wrong', async ({
  page,
}) => {
  const slip = await pickOne(page, '5');
  await slip.getByRole('button', { name: /share/i }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share this bet' });
  const code = await dialog
    .getByText(/^[2-9A-HJKMNP-TV-Z]{10}$/)
    .first()
    .textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await slip
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();

  await slip.getByRole('button', { name: 'Enter a share code' }).click();
  await slip.getByLabel('Share code').fill('2222222222');
  await slip.getByRole('button', { name: 'Open' }).click();
  const shared = page.getByRole('dialog', { name: 'Shared bet' });
  await expect(shared).toContainText('We don’t know this code');
  await shared.getByRole('button', { name: 'Close' }).first().click();
  await slip.getByLabel('Share code').fill(code?.toLowerCase() ?? '');
  await slip.getByRole('button', { name: 'Open' }).click();
  await shared.getByRole('button', { name: /^Add 1 selection/ }).click();
  await expect(slip.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Teams, leagues, matches' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('textbox').fill(code ?? '');
  await search.getByRole('button', { name: `Open shared bet ${code}` }).click();
  await expect(shared).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('/');
  await search.getByRole('button', { name: 'Live' }).click();
  const asked = page.waitForRequest(/\/v2\/search\?.*match_status=1/);
  await search.getByRole('textbox').fill('united');
  expect((await asked).url()).toContain('only_events_name=true');
});

test('[BONUS-15] from the front page a player comes to a tournament, made from its details', async ({ page }) => {
  await signUp(page.request);
  await openLively(page, '/sportsbook');
  await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click();
  const link = page.locator('main a[href^="/sportsbook/promotions/"]').first();
  const id = /[^/]+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  const reply = await page.request.get(`${apiUrl}/v2/bonuses/tournaments/${id}`);
  const { data } = (await reply.json()) as { data: { name: string; description: string } };
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/promotions/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: data.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(data.description);
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
});

test('[BONUS-15] the link of a message opens a bonus as it is now', async ({ page }) => {
  await signUp(page.request);
  const reply = await page.request.get(`${apiUrl}/v2/bonuses/freebets`);
  const { data } = (await reply.json()) as { data: { id: string; name: string }[] };
  const [bonus] = data;
  expect(bonus).toBeDefined();
  const details = page.waitForRequest(/\/v2\/bonuses\/freebets\/[^/]+$/);
  await page.goto(`/sportsbook/promotions?bonus=freebets/${bonus?.id}`);
  await details;
  await expect(page.getByRole('dialog', { name: new RegExp(bonus?.name ?? '') })).toBeVisible();
  await expect(page).toHaveURL(/\/sportsbook\/promotions$/);
  await page.goto('/sportsbook/promotions?bonus=freebets/nothing');
  await expect(page.getByText('This bonus isn’t there any more')).toBeVisible();
});
