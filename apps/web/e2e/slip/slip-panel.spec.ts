import { expect, signIn, test } from '../support/betting-world.ts';

test('[PANEL-1] [PANEL-2] [PANEL-3] on a phone a bar shows the first pick, the panel keeps its tab, and closes with the page and the last pick', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip, page } = await play({ who: null, width: 390 });
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await slip.pick(1);
  await expect(sheet).toBeHidden();
  await slip.bar.click();
  await expect(slip.legs).toHaveCount(1);
  await sheet.getByRole('tab', { name: 'My bets' }).click();
  await page.reload();
  await expect(sheet.getByRole('tab', { name: 'My bets' })).toHaveAttribute('aria-selected', 'true');
  await sheet.getByRole('tab', { name: /^Bet slip/ }).click();
  await sheet.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/sportsbook$/);
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /1 selection/ }).click();
  await sheet.getByRole('button', { name: /^Remove/ }).click();
  await expect(sheet).toBeHidden();
  await expect(slip.bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(slip.bar).toContainText('1');

  await page.setViewportSize({ width: 820, height: 900 });
  await expect(slip.bar).toBeHidden();
  await page.keyboard.press('b');
  await expect(sheet).toBeVisible();

  // A site that hides my bets falls back to the slip, whatever the tab was.
  await sheet.getByRole('tab', { name: 'My bets' }).click();
  await world.control('hide-my-bets');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.reload();
  await expect(sheet.getByRole('tab')).toHaveText([/^Bet slip/]);
  await expect(sheet.getByRole('tab')).toHaveAttribute('aria-selected', 'true');
  await expect(slip.legs).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'My bets', includeHidden: true })).toHaveCount(0);
});

test('[TICKET-7] [SLIP-16] a visitor is asked to sign in and comes back to the same slip', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip, context, page } = await play({ who: null });
  await slip.pick(2);
  await slip.stake.fill('6');
  await slip.button('Sign in to place bet').click();
  await expect(page.getByRole('dialog', { name: /^(?:Sign|Log) in/ })).toBeVisible();
  await signIn(context, world, 'ordinary');
  await page.reload();
  await expect(slip.legs).toHaveCount(2);
  await expect(slip.stake).toHaveValue('6.00');
  await expect(slip.placeButton).toBeVisible();
});

test('[KEY-1] [KEY-2] by key from a price to the slip and back, a list of the keys, and a switch that turns them off', async ({
  play,
}) => {
  const { slip, page } = await play({ who: 'rich' });
  const price = slip.prices().first().locator('[data-odds][data-state=open]').first();
  const column = page.getByRole('complementary', { name: 'Bet slip' });
  await price.focus();
  await page.keyboard.press('Enter');
  // Keys are heard once the page is hydrated, which the pick shows.
  await expect(slip.legs).toHaveCount(1);
  await page.keyboard.press('b');
  await expect(column).toBeFocused();
  await page.keyboard.press('b');
  await expect(price).toBeFocused();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await price.focus();
  await page.keyboard.press('b');
  await expect(price).toBeFocused();

  const skip = page.getByRole('link', { name: 'Skip to bet slip' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(column).toBeFocused();
});
