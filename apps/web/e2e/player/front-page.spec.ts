import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { control, openLively } from '../support/sandbox.ts';
import { signUp } from '../support/sign-up.ts';
import { apiUrl, hostUrl } from '../support/stack.ts';

// What the source documents ask for, as a person gets there: from the front page, by presses alone.
test.use({ viewport: { width: 1440, height: 1000 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Sports' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Bet slip' });

async function openFrontPage(page: Page): Promise<void> {
  await openLively(page, '/sportsbook');
}

/** Goes to soccer by the menu and opens the last match of the list, which does not begin while it is looked at. */
async function openComingMatch(page: Page): Promise<string> {
  await menu(page)
    .getByRole('link', { name: /^Soccer/ })
    .click();
  await expect(page).toHaveURL(/\/soccer$/);
  await page.locator('main [data-match]').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/-m\d+$/);
  return /-m(\d+)$/.exec(page.url())?.[1] ?? '';
}

/** Opens a match of the list; its place counts from the top. */
async function openMatch(page: Page, at: number): Promise<void> {
  await page.locator('main [data-match]').nth(at).getByRole('link').first().click();
  await expect(page).toHaveURL(/-m\d+$/);
}

async function playerId(page: Page): Promise<string> {
  const reply = await page.request.get(`${apiUrl}/platform/player`);
  return ((await reply.json()) as { id: string }).id;
}

test('[VOTE-1] a player finds the question who will win below the markets of a match', async ({ page }) => {
  await signUp(page.request);
  await openFrontPage(page);
  await openComingMatch(page);
  const vote = page.getByRole('region', { name: 'Who will win?', includeHidden: true });
  await vote.scrollIntoViewIfNeeded();
  await vote.getByRole('button').first().click();
  await expect(vote.getByRole('button').first()).toHaveText(/Your vote100%$/);
});

test('[SESSION-16] the account menu shows comp points, and nothing where there are none', async ({ page }) => {
  await signUp(page.request);
  await openFrontPage(page);
  const open = page.getByRole('button', { name: /^account of/i });
  const account = page.getByRole('dialog', { name: 'Your account' });
  await open.click();
  await expect(account).toContainText(/Comp points\d/);
  await account.getByRole('button', { name: 'Close' }).click();

  await page.route('**/player/comp_points', async (route) => route.fulfill({ status: 401, json: {} }));
  const answered = page.waitForResponse('**/player/comp_points');
  await open.click();
  await answered;
  await expect(account.getByRole('radio', { name: /EUR/ })).toBeVisible();
  await expect(account.getByText('Comp points')).toHaveCount(0);
  await account.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('[CAT-13] racing, the lottery and the arena are in the menu, know the player and take a bet', async ({ page }) => {
  await signUp(page.request);
  await openFrontPage(page);
  let left = 1000;
  for (const name of ['Horse racing', 'Lotteries', 'Virtual arena']) {
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const game = page.frameLocator('iframe');
    const balance = game.locator('.balance');
    await expect(balance).toHaveText(left === 1000 ? '€1,000.00' : `€${left}.00`);
    // While a round is being played no bets are taken; the next one begins by itself.
    await expect(async () => {
      await game.locator('form.bet input[name=pick]').first().check({ timeout: 2000 });
      await game.getByRole('spinbutton').fill('10', { timeout: 2000 });
      await game.getByRole('button', { name: 'Place bet' }).click({ timeout: 2000 });
      await expect(game.getByText('Bet placed.', { exact: true })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    left -= 10;
    await expect(balance).toHaveText(`€${left}.00`);
    await expect(game.locator('.own li')).toHaveCount(1);
  }
});

test('[NOTIF-3] from the bell a player gets to the match, the bonus and the page each notification is about', async ({
  page,
  request,
}) => {
  await signUp(page.request);
  const player = await playerId(page);
  const { data } = (await (await page.request.get(`${apiUrl}/v2/bonuses`)).json()) as {
    data: { id: string; name: string }[];
  };
  const [bonus] = data;
  const href = async () => page.locator('main [data-match] a').first().getAttribute('href');
  await openFrontPage(page);
  const match = /-m(\d+)/.exec((await href()) ?? '')?.[1] ?? '';

  const readAbout = async (about: string, id: string, press: string) => {
    await control(request, 'notify', { player, about, id, title: `News of ${about}` });
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await list.getByText(`News of ${about}`).click();
    return list.getByRole(about === 'bonus' ? 'button' : 'link', { name: press });
  };
  await (await readAbout('match', match, 'See match')).click();
  await expect(page).toHaveURL(new RegExp(`-m${match}$`));
  await (await readAbout('bonus', bonus?.id ?? '', 'See bonus')).click();
  const detail = page.getByRole('dialog', { name: bonus?.name ?? '' });
  await expect(detail).toBeVisible();
  await detail.getByRole('button', { name: 'Close' }).first().click();
  await (await readAbout('limit', '', 'See limits')).click();
  await expect(page).toHaveURL(new RegExp(`^${hostUrl}/`));
});

test('[ROUTE-14] [SHARE-6] my bets are in the menu, and a player without bets enters a share code there', async ({
  page,
}) => {
  await signUp(page.request);
  await openFrontPage(page);
  await page.locator('main [data-odds][data-state=open]').last().click();
  await panel(page).getByRole('button', { name: /share/i }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share this bet' });
  const code = await dialog
    .getByText(/^[2-9A-HJKMNP-TV-Z]{10}$/)
    .first()
    .textContent();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await menu(page).getByRole('link', { name: 'My bets' }).click();
  await expect(panel(page).getByRole('tab', { name: /^My bets/ })).toHaveAttribute('aria-selected', 'true');
  await panel(page).getByRole('button', { name: 'Enter a share code' }).click();
  await panel(page)
    .getByLabel('Share code')
    .fill(code ?? '');
  await panel(page).getByRole('button', { name: 'Open', exact: true }).click();
  const shared = page.getByRole('dialog', { name: 'Shared bet' });
  await shared.getByRole('button', { name: 'Replace my bet slip' }).click();
  await expect(panel(page).getByRole('tab', { name: 'Bet slip 1' })).toHaveAttribute('aria-selected', 'true');
});

test('[NOTE-3] [NOTE-4] [NOTE-5] what a page has told once, and the tab that was looked at, are remembered', async ({
  page,
}) => {
  // Wide enough for the tabs of a match to stand open beside its markets.
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openFrontPage(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL(/\/live$/);
  const statistics = page.getByRole('tab', { name: 'Statistics' });
  await openMatch(page, 0);
  await statistics.click();
  await page.goBack();
  // The page of a match has a list of other matches too, and is there until that of the address has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await openMatch(page, 1);
  await expect(statistics).toHaveAttribute('aria-selected', 'true');

  // A long list has a way back to its top while it is scrolled up.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await page.mouse.move(700, 600);
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await page.mouse.wheel(0, -200);
    await toTop.click({ timeout: 1500 });
  }).toPass();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // Whoever accepts any odds reads once what it means.
  await page.locator('main [data-odds][data-state=open]').last().click();
  await panel(page).getByText('Ask about every change').click();
  await panel(page).getByRole('radio', { name: 'Accept any odds' }).check();
  const warning = panel(page).getByText('Your bet is also placed when the odds fall.');
  await expect(warning).toBeVisible();
  await panel(page).getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expect(panel(page).getByRole('list', { name: 'Selections' })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test('[CAT-5] [CAT-12] [CAT-14] a match of the list says why it takes no bets, and esports that they are paused', async ({
  page,
  request,
}) => {
  await openFrontPage(page);
  const match = await openComingMatch(page);
  try {
    await expectBetStop(page, request, match);
    await control(request, 'provider', { provider: 'oddin', status: 'inactive' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Esports' }).click();
    await expect(page.getByText('Bets are paused here.')).toBeVisible();
  } finally {
    await control(request, 'heal');
  }
  await expect(page.getByText('Bets are paused here.')).toHaveCount(0);
});

async function expectBetStop(page: Page, request: APIRequestContext, match: string): Promise<void> {
  await control(request, 'bet-stop', { match, market: '1', ms: 86_400_000 });
  await expect(page.locator('[data-card^="1/"]').getByText(/^Bets until \d\d:\d\d/)).toBeVisible();
}
