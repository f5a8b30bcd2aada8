import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { languageCodes } from '@slipstream/locales/languages';

import { leaveFewRows } from './support/few-rows.ts';
import { liveMatch, mainPages } from './support/main-pages.ts';
import { objections } from './support/objections.ts';

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

for (const locale of languageCodes()) {
  test(`[I18N-2] the main pages can be used by everyone in ${locale}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const target of [...mainPages, await liveMatch(page.request)]) {
      await page.goto(`/${locale}/sportsbook${target}`);
      await leaveFewRows(page);
      expect([target, await objections(page)]).toEqual([target, []]);
    }
  });
}
