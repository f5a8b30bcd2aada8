import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { everyPage } from './support/every-page.data.ts';

/** Arabic mirrors every page, so every page is looked at; German has the longest words, which are in the shell and the lists. */
const pages = {
  ar: everyPage.map(([address]) => address.replace('/sportsbook', '')),
  de: ['', '/soccer', '/schedule'],
};

/** How far the page can be pushed sideways, and what sticks out of it. */
async function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return wide
      .slice(0, 5)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
}

/** A key shows as `area.key` where its words are missing. */
async function missingKeysOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return (
    text.match(/\b(?:blocks|catalogue|errors|events|filters|match|myBets|settings|shell|slip|ui)\.[a-z]\w+/g) ?? []
  );
}

test('[I18N-4] another language at the same place, and odds in another format that stay', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/sportsbook/schedule?time=24#main');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Odds format').selectOption('american');
  const { violations } = await new AxeBuilder({ page }).include('dialog[popover]').analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  const price = page.locator('li [data-odds][data-state=open]').first();
  await expect(price).toContainText(/[+-]\d{3}/);

  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/sportsbook\/schedule\?time=24#main$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1, name: 'Spielplan' })).toBeVisible();
  await expect(price).toContainText(/[+-]\d{3}/);

  // The server already wrote them so: nothing changes once scripts run.
  const html = await (await page.request.get('/de/sportsbook')).text();
  expect(html).toMatch(/[+-]\d{3}</);

  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/sportsbook\/schedule/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await price.click();
  const slip = page.getByRole('complementary', { name: 'قسيمة الرهان' });
  await expect(slip).toContainText(/[+-]\d{3}/);

  // Whoever comes back to the front door is let in where they left.
  await page.goto('/');
  await expect(page).toHaveURL(/\/ar\/sportsbook$/);
});

test('[I18N-1] an old name of a language leads to the one it means', async ({ request }) => {
  const reply = await request.get('/br/sportsbook/live?sport=soccer', { maxRedirects: 0 });
  expect([reply.status(), reply.headers()['location']]).toEqual([301, '/pt-BR/sportsbook/live?sport=soccer']);
  expect((await request.get('/xx/sportsbook')).status()).toBe(404);
});

for (const locale of ['ar', 'de'] as const) {
  test(`[I18N-2] no page in ${locale} is wider than its window or short of words`, async ({ page }) => {
    test.slow();
    for (const target of pages[locale]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${locale}/sportsbook${target}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('h1').first()).toBeAttached();
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect([target, width, await sidewaysOf(page)]).toEqual([target, width, []]);
      }
      expect(await missingKeysOf(page)).toEqual([]);
    }
  });
}
