import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { startPrivateWorld, type PrivateWorld } from './private-world.ts';

const hourMs = 3_600_000;
const player = 'spi_test';

test.use({ actionTimeout: 15_000 });

let world: PrivateWorld;
test.beforeAll(async () => {
  world = await startPrivateWorld('bonuses', 60);
  // Prices stand still; what has to be waited for is stepped to.
  await world.control('pause');
});
test.afterAll(() => world.stop());

async function signIn(page: Page): Promise<void> {
  const reply = await page.request.post(`${world.apiUrl}/platform/users/sign_in`, {
    data: { login: `${player}@slipstream.example`, password: 'slipstream' },
    headers: { Origin: world.webUrl },
  });
  expect(reply.ok()).toBe(true);
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(' ')}`,
  );
  expect(found).toEqual([]);
}

async function openCenter(page: Page): Promise<void> {
  await page.goto(`${world.webUrl}/sportsbook/promotions`);
  await expect(page.getByRole('heading', { name: 'Your bonuses' })).toBeVisible();
}

async function openDetail(page: Page, tab: RegExp, name: string) {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: `Details of ${name}` }).click();
  return page.getByRole('dialog', { name });
}

async function activate(page: Page, name: string): Promise<void> {
  const dialog = await openDetail(page, /Available/, name);
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(dialog.getByText(/^Active\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

/** Bets the first outcomes of some matches before kick-off with a bonus, and puts the receipt away. */
async function place(page: Page, rows: readonly number[], bonus: string | RegExp, stake: string | null): Promise<void> {
  for (const row of rows) await page.locator('li[data-odds-row]').nth(row).getByRole('button').nth(0).click();
  const choice = page.getByRole('combobox', { name: 'Bonus', exact: true });
  const option = choice.locator('option').filter({ hasText: bonus });
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  if (stake !== null) await page.getByRole('textbox', { name: /^Stake/ }).fill(stake);
  await page.getByRole('button', { name: /^Place bet/ }).click();
  await expect(page.getByText('Bet placed')).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
}

test('[BONUS-1] [BONUS-3] [BONUS-4] [BONUS-5] [BONUS-7] [JACKPOT-2] every kind of bonus lives its life', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signIn(page);
  await openCenter(page);

  // Issued by a trader: a toast, its detail, and an activation the server takes once.
  await world.control('bonus-issue', { player, offer: 'code-freebet' });
  const toast = page.getByRole('status', { name: 'New bonus' });
  await toast.getByText('Code freebet').click();
  const freebet = page.getByRole('dialog', { name: 'Code freebet' });
  await freebet.getByRole('button', { name: 'Activate' }).click();
  await expect(freebet.getByText('Active. Choose it in the bet slip.')).toBeVisible();
  await expect(freebet.getByText('Bet in EUR')).toBeVisible();
  await freebet.getByRole('button', { name: 'Full terms' }).click();
  await expect(freebet.getByText('What it pays')).toBeVisible();
  await expectClean(page);
  await freebet.getByRole('button', { name: 'Close' }).click();

  // A second freebet has to wait, and says why.
  const second = await openDetail(page, /Available/, 'Welcome freebet');
  await second.getByRole('button', { name: 'Activate' }).click();
  await expect(second.getByRole('alert')).toContainText('Another freebet is active');
  await second.getByRole('button', { name: 'Close' }).click();

  await activate(page, 'Goal hunt');
  await activate(page, 'Weekend cup');
  await page.getByLabel('Promo code').fill('nonsense');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('We do not know this code.', { exact: false })).toBeVisible();
  await page.getByLabel('Promo code').fill('crate');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('The bonus is yours.', { exact: false })).toBeVisible();
  await activate(page, 'Lucky crate');

  // Used in bets.
  // Tomorrow has a whole day of matches, whatever the hour.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto(`${world.webUrl}/sportsbook/schedule?sport=soccer&date=${tomorrow}`);
  await expect(page.locator('li[data-odds-row]').nth(8)).toBeVisible();
  await place(page, [0], /profit only/, null);
  await place(page, [1], 'Gather points', '10');
  await place(page, [2], 'Tournament points', '10');
  await place(page, [3], 'Lootbox', '10');
  await place(page, [4, 5, 6], 'Combo boost', '10');
  await page.getByRole('tab', { name: 'My bets' }).first().click();
  await expect(page.getByText(/Points hunt, \d+ point/)).toBeVisible();

  // A hit of the jackpot comes at once, over whatever is there.
  await world.control('jackpot-hit', { player, level: 'mini' });
  const hit = page.getByRole('dialog', { name: /You hit the jackpot/ });
  await expect(hit.getByText(/Mini: €5\d\.\d\d/)).toBeVisible();
  await hit.getByRole('button', { name: 'Close' }).click();

  // Settled, paid, over.
  await world.control('step', { ms: 72 * hourMs });
  await openCenter(page);
  await expect(page.getByText(/5 more bets|8 more bets|3 more bets|\d more bet/)).toBeVisible();
  const crate = await openDetail(page, /Active/, 'Lucky crate');
  await crate.getByRole('button', { name: 'Open a box' }).click();
  await expect(crate.getByRole('button', { name: 'Open a box' })).toBeHidden();
  await crate.getByRole('button', { name: 'Close' }).click();
  await world.control('tournament-end');
  await expect(async () => {
    await page.reload();
    const cup = await openDetail(page, /Past/, 'Weekend cup');
    await expect(cup.getByText('Prizes are paid.', { exact: false })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('dialog', { name: 'Weekend cup' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Details of Code freebet' })).toBeVisible();
  await expectClean(page);

  // Who wants none sees none.
  await page.getByRole('switch', { name: 'Show me offers and jackpots' }).click();
  await expect(page.getByRole('heading', { name: 'Your bonuses' })).toBeHidden();
  await page.goto(`${world.webUrl}/sportsbook/promotions/weekend-cup`);
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expectClean(page);
});
