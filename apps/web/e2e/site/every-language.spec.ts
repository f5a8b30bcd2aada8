import { expect, test, type Page } from '@playwright/test';
import { languageCodes } from '@slipstream/locales/languages';
import { directionOf } from '@slipstream/locales/locale';

import { liveMatch, mainPages } from '../support/main-pages.ts';
import { missingGlyphs } from '../support/missing-glyphs.ts';

// What the server writes is measured; that scripts change nothing of it is proven elsewhere.
test.use({ javaScriptEnabled: false });

/** With every change each language shows two pages; E2E_ALL=1 shows it all ten, in all widths. */
const isWhole = process.env['E2E_ALL'] !== undefined;

/** How far the page can be pushed sideways, and what sticks out of it. */
async function sidewaysOf(page: Page): Promise<readonly string[]> {
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
async function missingKeysOf(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  return (
    text.match(/\b(?:blocks|catalogue|errors|events|filters|match|myBets|settings|shell|slip|ui)\.[a-z]\w+/g) ?? []
  );
}

for (const locale of languageCodes()) {
  test(`[I18N-2] no page in ${locale} is wider than its window or short of words`, async ({ page }) => {
    test.slow();
    const match = await liveMatch(page.request);
    for (const target of isWhole ? [...mainPages, match] : ['', match]) {
      await page.goto(`/${locale}/sportsbook${target}`, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale, true));
      await expect(page.locator('h1').first()).toBeAttached();
      for (const width of isWhole ? [320, 390, 1024, 1440] : [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect([target, width, await sidewaysOf(page)]).toEqual([target, width, []]);
      }
      expect([target, await missingKeysOf(page), await missingGlyphs(page)]).toEqual([target, [], []]);
    }
  });
}
