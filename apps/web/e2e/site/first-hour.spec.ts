import { expect, test, type Page } from '@playwright/test';
import { foreignHostUrl, hostUrl, webPort } from '../support/stack.ts';

/** What browsers that block storage do: asking for it is an error. */
function blockStorage(bookPort: number): void {
  if (location.port !== String(bookPort)) return;
  const blocked = {
    get(): never {
      throw new DOMException('Storage is blocked', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'caches'])
    Object.defineProperty(window, name, blocked);
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
}

/** The sportsbook in the demo platform's page, and how to say something to it as the host. */
async function embedded(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${hostUrl}/play/inspector`);
  const book = page.frameLocator('iframe[title=Sportsbook]');
  await expect(book.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const said = page.getByRole('list', { name: 'Messages, newest first' });
  await expect(said).toContainText('"type":"navigated"');
  const say = async (message: object) => {
    await page.getByLabel('Send a message as the host').fill(JSON.stringify(message));
    await page.getByRole('button', { name: 'Send' }).click();
  };
  return { book, said, say };
}

for (const [where, address] of [
  ['in a frame', () => `${foreignHostUrl}/play`],
  ['by itself', () => '/sportsbook'],
] as const) {
  test(`[EMBED-7] nothing is thrown where storage is blocked, ${where}`, async ({ page }) => {
    await page.addInitScript(blockStorage, webPort);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(address());
    const book = where === 'in a frame' ? page.frameLocator('iframe[title=Sportsbook]') : page.locator('html');
    await book.locator('li [data-odds][data-state=open]:visible').last().click();
    await expect(book.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();
    await book.locator('main a[href*="/sportsbook/"]:visible').filter({ hasText: /./ }).last().click();
    await expect(book.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('[EMBED-7] [I18N-4] a language and a page of the host make one page in one language', async ({ page }) => {
  const { book, say } = await embedded(page);
  await say({ type: 'locale', locale: 'de' });
  await say({ type: 'navigate', path: '/sportsbook/tennis' });
  await expect(book.locator('html[lang=de]')).toBeAttached();
  await expect(book.getByRole('heading', { level: 1, name: 'Tennis' })).toBeVisible();
  await expect(book.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  // A path that names its language is a page of that language, all of it.
  await say({ type: 'navigate', path: '/es/sportsbook/soccer' });
  await expect(book.locator('html[lang=es]')).toBeAttached();
  await expect(book.getByRole('heading', { level: 1, name: 'Fútbol' })).toBeVisible();
  await expect(book.getByRole('link', { name: 'Anmelden' })).toHaveCount(0);
});

test('[SHARE-7] a bet shared inside a host leads back into the host', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${hostUrl}/play`);
  const book = page.frameLocator('iframe[title=Sportsbook]');
  await book.locator('li [data-odds][data-state=open]:visible').last().click();
  await book.getByRole('button', { name: 'Share' }).first().click();
  const link = book.getByRole('dialog').getByText(`${hostUrl}/play?betcode=`);
  await expect(link).toBeVisible();
  await page.goto((await link.textContent()) ?? '');
  await expect(book.getByRole('dialog')).toContainText(/shared/i);
});

test('[ODDS-1] long prices leave a featured match its labels', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'odds', value: 'fractional', url: baseURL ?? '' }]);
  for (const width of [780, 960, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sportsbook');
    const odds = page.locator('article [data-odds-row] [data-odds]:visible');
    await expect(odds.first()).toBeVisible();
    const cut = await odds.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const label = button.querySelector<HTMLElement>('[data-label]');
        return label === null || label.scrollWidth <= label.clientWidth ? [] : [button.ariaLabel];
      }),
    );
    expect(cut, `at ${width}`).toEqual([]);
  }
});
