import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const widths = [390, 1024, 1440];

for (const theme of ['night', 'day'] as const) {
  for (const width of widths) {
    test(`the home page by ${theme} at ${width} px has nothing axe objects to`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/sportsbook');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('li[data-odds-row]').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map((node) => node.html)
              .slice(0, 3)
              .join(' ')}`,
        ),
      ).toEqual([]);
    });
  }
}

for (const width of [320, ...widths]) {
  test(`nothing on the home page is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sportsbook');
    await expect(page.locator('li[data-odds-row]').first()).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
}
