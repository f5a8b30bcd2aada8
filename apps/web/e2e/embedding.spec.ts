import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { apiUrl, hostUrl, webPort } from './support/stack.ts';

test('[EMBED-6] [EMBED-7] [CONFIG-5] the host hears of theme, language, pages and what happens, and scrolls where it is asked to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const missing: string[] = [];
  page.on('response', (response) => void (response.status() === 404 && missing.push(response.url())));
  await page.goto(`${hostUrl}/play/inspector`);
  const book = page.frameLocator('iframe[title=Sportsbook]');
  const said = page.getByRole('list', { name: 'Messages, newest first' });
  await expect(book.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();

  await test.step('nothing is measured before the host says that it may be', async () => {
    await expect(said).toContainText('"type":"ready"');
    await expect(said).not.toContainText('"type":"analytics"');
    await page.getByLabel('Analytics allowed').check();
    await expect(said).toContainText('"name":"page_view","path":"/sportsbook","pageKey":"home"');
    await expect(book.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  });

  await test.step('a page further down begins at its top, and going back leads to where it was', async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await book.locator('li [data-odds][data-state=open]:visible').nth(12).click();
    await expect(said).toContainText('"name":"selection_added"');
    // The slip goes along with what is seen of the page.
    const slip = book.getByRole('tab', { name: 'Bet slip 1' });
    await expect.poll(async () => (await slip.boundingBox())?.y).toBeLessThan(900);
    await expect.poll(async () => (await slip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await book.locator('main a[href*="/sportsbook/"]:visible').filter({ hasText: /./ }).last().click();
    await expect(said).toContainText('"type":"scroll_to","top":0');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(300);
    await page.evaluate(() => history.back());
    await expect(said).toContainText(/"type":"scroll_to","top":[1-9]/);
  });

  await test.step('the frame is as short as a short page, and on a phone the tabs stay in sight', async () => {
    const frame = page.locator('iframe[title=Sportsbook]');
    const height = async () => (await frame.boundingBox())?.height ?? 0;
    expect(await height()).toBeGreaterThan(3000);
    await page.getByLabel('Send a message as the host').fill('{ "type": "navigate", "path": "/sportsbook/locked" }');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(height).toBeLessThan(2000);
    await page.setViewportSize({ width: 390, height: 800 });
    const tab = book
      .getByRole('link', { name: 'My bets' })
      .or(book.getByRole('button', { name: 'My bets' }))
      .last();
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await tab.boundingBox())?.y ?? 0).toBeLessThan(800);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a theme and a language chosen inside are the host’s to know', async () => {
    await book.getByRole('button', { name: 'Settings' }).first().click();
    const settings = book.getByRole('dialog', { name: 'Settings' });
    await settings.getByText('Night', { exact: true }).click();
    await expect(said).toContainText('"type":"theme","theme":"night"');
    await expect(page.getByRole('button', { name: 'Night', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await settings.getByText('Deutsch').first().click();
    await expect(said).toContainText('"type":"locale","locale":"de"');
  });
  expect(missing).toEqual([]);
});

test('[EMBED-8] the host’s address follows the page inside, and every address opens its page', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const book = page.frameLocator('iframe[title=Sportsbook]');
  const at = async (path: string | RegExp, heading: string | RegExp) => {
    await expect(page).toHaveURL(typeof path === 'string' ? hostUrl + path : path);
    await expect(book.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // Until then a link is followed by the frame alone, and Back belongs to its history.
    await expect(book.locator('html[data-framed]')).toBeAttached();
  };
  const frameUrl = () => page.locator('iframe[title=Sportsbook]').evaluate((frame: HTMLIFrameElement) => frame.src);

  // A deep link opens its page, and the title is that page's.
  await page.goto(`${hostUrl}/help-center`);
  await page.goto(`${hostUrl}/play/soccer`);
  await at('/play/soccer', /soccer/i);
  await expect(page).toHaveTitle(/Soccer.* - Meridian$/);

  await page.goto(`${hostUrl}/play/schedule?sport=tennis`);
  await at('/play/schedule?sport=tennis', /schedule/i);
  const count = await page.evaluate(() => history.length);
  const links = await book.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const href = links.find((link) => /^\/sportsbook\/[^/]+\/[^/]+-l\d+$/.test(link)) ?? '';
  const league = href.replace('/sportsbook', '/play');
  await book.locator(`main a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(hostUrl + league);
  await expect(book.getByRole('heading', { level: 1, name: /schedule/i })).toHaveCount(0);
  expect(await page.evaluate(() => history.length), 'one entry for one page').toBe(count + 1);
  const title = (await book.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.goBack();
  await at('/play/schedule?sport=tennis', /schedule/i);
  await page.goForward();
  await at(league, title);

  // A reload stays, and the pages before it are still the pages before it.
  await page.reload();
  await at(league, title);
  await page.goBack();
  await at('/play/schedule?sport=tennis', /schedule/i);
  await page.goForward();
  await at(league, title);
  await page.goBack();
  await at('/play/schedule?sport=tennis', /schedule/i);
  await page.goBack();
  await at('/play/soccer', /soccer/i);
  await page.goBack();
  await expect(page).toHaveURL(`${hostUrl}/help-center`);

  // An address can make the frame open nothing else.
  for (const path of [
    '/play//evil.example',
    '/play/%2e%2e%2f%2e%2e',
    '/play/javascript:alert(1)',
    '/play/%5cevil.example',
  ]) {
    await page.goto(hostUrl + path);
    expect(await frameUrl()).toMatch(`http://localhost:${webPort}/sportsbook`);
  }
});

test('[PAY-2] quick deposit: the platform’s form in a dialog of ours, refused and received', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const login = { login: 'spi_test@slipstream.example', password: 'slipstream' };
  const reply = await page.request.post(`${apiUrl}/platform/users/sign_in`, {
    data: login,
    headers: { origin: hostUrl },
  });
  expect(reply.status()).toBe(200);
  await page.goto('/sportsbook');
  const balance = page.getByTestId('balance');
  const figure = async () => Number((await balance.textContent())?.replace(/[^\d.]/g, ''));
  await expect(balance).toBeVisible();
  const before = await figure();
  await page.getByRole('button', { name: 'Deposit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByLabel('Amount')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByLabel('Amount').fill('10.13');
  await dialog.getByRole('button', { name: 'Deposit' }).click();
  await expect(dialog).toContainText('No money was taken');
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Deposit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Deposit received', { exact: true })).toBeVisible();
  await expect.poll(figure).toBe(before + 20);
  expect(page.url()).not.toContain('quick_deposit');
});
