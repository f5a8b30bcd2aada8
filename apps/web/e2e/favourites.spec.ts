import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { apiUrl } from './support/stack.ts';

/** The same player on each device; what earlier runs left on the account is taken away. */
async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const reply = await context.request.post(`${apiUrl}/platform/users/sign_in`, {
    data: { login: 'vip@slipstream.example', password: 'slipstream' },
    headers: { origin },
  });
  expect(reply.status()).toBe(200);
}

async function clearAccount({ request }: BrowserContext): Promise<void> {
  const address = `${apiUrl}/v2/favourites/matches`;
  const { data } = (await (await request.get(address)).json()) as { data: { id: string }[] };
  for (const { id } of data) await request.delete(`${address}/${id}`);
}

/** What browsers that block third parties do to a frame. */
function closeStorage(): void {
  const closed = {
    get(): never {
      throw new DOMException('Storage is closed to this frame', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, closed);
}

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

test('[FAV-1] [FAV-2] a visitor’s stars move to the account, which every device shows', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const name = await starFirstMatch(page);
  const star = (of: Page) => of.getByRole('button', { name: `Favourite: ${name}` }).first();
  const other = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  await signIn(other, origin);
  await clearAccount(other);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/sportsbook/soccer/premier-league-l17');
  await expect(star(elsewhere)).toHaveAttribute('aria-pressed', 'false');
  await expect(elsewhere.getByTestId('balance')).toBeVisible();

  // Signing in here sends the star up, and the other device is told.
  await signIn(context, origin);
  await page.reload();
  await expect(star(elsewhere)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBe('[]');

  // The other device takes it away, and this one is told.
  await star(elsewhere).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');

  // What can't be saved goes back, and is said.
  await page.route('**/v2/favourites/matches/*', (route) => route.fulfill({ status: 503, json: {} }));
  await star(page).click();
  await expect(page.getByText(`We couldn’t add ${name} to your favourites.`).first()).toBeVisible();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/v2/favourites/matches/*');

  // The page of favourites shows the account's; whoever comes after the player finds none.
  await star(page).click();
  await expect(star(elsewhere)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/sportsbook/favorites');
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^account of/i }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await clearAccount(other);
  await other.close();
});

test('[FAV-2] stars work where storage is closed to the page', async ({ page }) => {
  await page.addInitScript(closeStorage);
  const name = await starFirstMatch(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.getByRole('link', { name: 'Favourites' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  const star = page.getByRole('button', { name: `Favourite: ${name}` });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  expect(errors).toEqual([]);
});

test('without any there is a way to some', async ({ page }) => {
  await page.goto('/sportsbook/favorites');
  await page.getByRole('link', { name: 'See all matches' }).click();
  await expect(page).toHaveURL(/live$/);
});
