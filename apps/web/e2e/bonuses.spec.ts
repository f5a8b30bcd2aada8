import { expect, test } from '@playwright/test';

import { bonusSteps } from './support/bonus-steps.ts';
import { covered } from './support/covered.ts';
import { leaveJackpots, putJackpotsAway } from './support/jackpots.ts';
import { startPrivateWorld, type PrivateWorld } from './support/private-world.ts';
import { worldDay } from './support/world-time.ts';

const hourMs = 3_600_000;
const player = 'spi_test';

// Boxes are opened with a movement, which can be cut short.
test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'no-preference' } });

// One world for all of them.
test.describe.configure({ mode: 'default' });

let world: PrivateWorld;
test.beforeAll(async () => {
  world = await startPrivateWorld('bonuses', 60);
  // Prices stand still; what has to be waited for is stepped to.
  await world.control('pause');
});
test.afterAll(() => world.stop());

// Before the world is stepped into another week, which has bonuses of its own for whoever is there.
test('[BONUS-2] [BONUS-5] what is refused is said in words and changes nothing', async ({ page }) => {
  const { signIn, openCenter, openDetail, expectClean } = bonusSteps(page, world, 'ordinary');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signIn();
  await openCenter();
  const tabs = page.getByRole('tab', { name: /Available|Active|Past/ });
  const before = await tabs.allTextContents();
  for (const [code, words] of [
    ['nonsense', 'We don’t know this code.'],
    ['summer', 'This code has expired.'],
    ['!', 'letters, digits and dashes only'],
  ] as const) {
    await page.getByLabel('Promo code').fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words, { exact: false })).toBeVisible();
  }
  expect(await tabs.allTextContents()).toEqual(before);

  // Another freebet is active; another player's bonus; one that was activated elsewhere meanwhile.
  const freebet = await openDetail(/Available/, 'Welcome free bet');
  const activate = freebet.getByRole('button', { name: 'Activate' });
  const refusal = freebet.getByRole('alert');
  await activate.click();
  await expect(refusal).toContainText('Another free bet is active');
  await page.route('**/bonuses/*/activate', (route) =>
    route.continue({ url: `${world.apiUrl}/v2/bonuses/b${'0'.repeat(32)}/activate` }),
  );
  await activate.click();
  await expect(refusal).not.toContainText('Another free bet is active');
  await expect(refusal).not.toBeEmpty();
  await page.unroute('**/bonuses/*/activate');
  await expectClean();
  // A freebet whose time ended while its detail was open is not raised.
  await world.control('bonus-expire', { player: 'ordinary', offer: 'welcome-freebet' });
  await freebet.getByRole('button', { name: /^Upgrade for/ }).click();
  await expect(refusal).toContainText('This bonus has been used or has ended. Nothing was changed.');

  // By keyboard: into the detail, out of it, and back where one was.
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /Active/ }).click();
  const details = page.getByRole('button', { name: 'Details of Goal hunt' });
  await details.focus();
  await page.keyboard.press('Enter');
  const hunt = page.getByRole('dialog', { name: 'Goal hunt' });
  // 80 points as before: a raise that was refused has spent none.
  await expect(hunt.getByText('80 points, 80 to spend')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeFocused();

  // During a break nothing is offered, whatever was chosen before.
  const terms = { type: 'coolingoff', amount: null, seconds: 86_400, period: null };
  const reply = await page.request.post(`${world.apiUrl}/platform/user_limits`, {
    data: terms,
    headers: { Origin: world.webUrl },
  });
  expect(reply.ok()).toBe(true);
  await page.goto(`${world.webUrl}/sportsbook/promotions`);
  await expect(page.getByText('You’re on a break')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Show offers and jackpots' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'City lights' })).toBeHidden();
  await expectClean();
});

test('[BONUS-1] [BONUS-3] [BONUS-4] [BONUS-5] [BONUS-7] [JACKPOT-2] every kind of bonus lives its life', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { offer, signIn, openCenter, openDetail, take, place, expectClean } = bonusSteps(page, world, player);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signIn();
  await openCenter();

  // What came with the account is there, and none of it lies over the page.
  await take('Goal hunt');
  await take('Weekend cup');
  await expect(offer).toBeHidden();
  // A trader's freebet, and a lootbox by its code.
  await world.control('bonus-issue', { player, offer: 'code-freebet' });
  await take('Promo code free bet');
  await page.getByLabel('Promo code').fill('crate');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('Bonus added.', { exact: false })).toBeVisible();
  await take('Lucky box');
  const terms = await openDetail(/Active/, 'Promo code free bet');
  await terms.getByRole('button', { name: 'Full terms' }).click();
  await expect(terms.getByText('What it pays')).toBeVisible();
  await expectClean();
  await page.keyboard.press('Escape');

  // Used in bets, on a whole day of matches.
  await page.goto(`${world.webUrl}/sportsbook/schedule?sport=soccer&date=${worldDay(1)}`);
  await expect(page.locator('li[data-odds-row]').nth(8)).toBeVisible();
  // A bet may hit a jackpot some seconds later.
  await putJackpotsAway(page);
  await place([0], /winnings only/, null);
  await place([1], 'Points hunt', '50');
  await place([2], 'Tournament', '50');
  await place([3], 'Prize box', '10');
  await place([4, 5, 6], 'Combo boost', '10');
  await page.getByRole('tab', { name: 'My bets' }).first().click();
  await expect(page.getByText(/Points hunt, \d+ point/)).toBeVisible();
  await page.getByRole('button', { name: 'Details', exact: true }).first().click();
  await expect(page.getByText('Entered in the jackpot.')).toBeVisible();

  // A hit of the jackpot comes at once, over whatever is there.
  await leaveJackpots(page);
  await world.control('jackpot-hit', { player, level: 'mini' });
  const hit = page.getByRole('dialog', { name: /^You won the .* jackpot$/ });
  await expect(hit.getByText(/Mini: €5\d\.\d\d/)).toBeVisible();
  await expectClean();
  await hit.getByRole('button', { name: 'Close' }).click();

  // Settled, paid, over.
  await world.control('step', { ms: 72 * hourMs });
  // A hit is paid some seconds after it was confirmed, and a bet may have hit the other pool by chance.
  const pool = page.getByRole('region', { name: 'City lights' });
  await expect(async () => {
    await openCenter();
    await pool.getByText('Latest winners').click({ timeout: 5000 });
    await expect(pool.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Details of Reward free bet' }).first()).toBeVisible();
  await expect(page.getByText(/\d more bets?/)).toBeVisible();
  const crate = await openDetail(/Active/, 'Lucky box');
  await crate.getByRole('button', { name: 'Open a box' }).click();
  await crate.getByRole('button', { name: 'Show prize now' }).click();
  await expect(crate.getByRole('img', { name: /The opened box/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await world.control('bonus-issue', { player, offer: 'double-boost' });
  await world.control('tournament-end');
  await expect(async () => {
    await page.reload();
    const cup = await openDetail(/Past/, 'Weekend cup');
    await expect(cup.getByText('Prizes have been paid.', { exact: false })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  const double = await openDetail(/Available/, '10% combo boost');
  await double.getByRole('button', { name: 'Activate' }).click();
  await expect(double.getByText(/^Active\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /Past/ }).click();
  for (const name of ['25% combo boost', 'Promo code free bet', 'Weekend cup']) {
    await expect(page.getByRole('button', { name: `Details of ${name}` })).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  // On a phone the bets are in a sheet over the page.
  await page.keyboard.press('Escape');
  await expectClean();

  // Who wants none sees none, on this device and on the next.
  await page.getByRole('switch', { name: 'Show offers and jackpots' }).click();
  await expect(page.getByText('Offers are turned off')).toBeVisible();
  await expectClean();
  const other = await browser.newPage();
  await bonusSteps(other, world, player).signIn();
  await other.goto(`${world.webUrl}/sportsbook/promotions/weekend-cup`);
  await expect(other.getByText('Offers are turned off')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Leaderboard' })).toBeHidden();
  await other.close();
});

for (const width of [390, 1440]) {
  test(`[BONUS-3] [BONUS-4] [ALERT-2] at ${width} px one offer a visit is a row of the page, and nothing covers a price or a button`, async ({
    page,
  }) => {
    const { offer, signIn } = bonusSteps(page, world, 'rich');
    await page.setViewportSize({ width, height: 844 });
    await putJackpotsAway(page);
    await signIn();
    const told = page.waitForResponse(/\/bonuses\?/);
    await page.goto(`${world.webUrl}/sportsbook/live`);
    await told;
    const ways = page.locator(width < 780 ? 'nav[data-tab-bar]' : 'header');
    const go = async (name: RegExp) => ways.getByRole('link', { name }).first().click();
    await expect(page.locator('main [data-odds]').first()).toBeVisible();
    await expect(offer).toBeHidden();

    await go(/^Sports$/);
    await expect(offer).toBeVisible();
    expect(await covered(page)).toEqual([]);
    await go(/^Live/);
    await expect(page).toHaveURL(/\/live$/);
    await expect(offer).toBeHidden();
    await page.goBack();
    await offer.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(offer).toBeHidden();
    await go(/^Live/);
    await expect(page).toHaveURL(/\/live$/);
    await expect(offer).toBeHidden();

    await page.goto(`${world.webUrl}/sportsbook/live?quick_deposit=success`);
    await expect(page.locator('[popover][data-tone]:popover-open')).toBeVisible();
    expect(await covered(page)).toEqual([]);
  });
}
