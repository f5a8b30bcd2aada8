import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { badInput, everyEvent, everyPage } from './support/every-page.data.ts';
import { leaveFewRows } from './support/few-rows.ts';
import { addressOf, findEvent } from './support/sandbox.ts';
import { worldDay } from './support/world-time.ts';

async function axeFindings(page: Page): Promise<readonly string[]> {
  await leaveFewRows(page);
  // Contrast is proven for every pair of tokens by a unit test.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe')
    .options({ resultTypes: ['violations'] });
  axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const isWhole = process.env['E2E_ALL'] !== undefined;
/** A few of the pages with every change, all of them with E2E_ALL=1: axe takes its time. */
const groupsCount = isWhole ? 3 : 6;
const groups = (isWhole ? [0, 1, 2] : [0]).map((group) =>
  everyPage.filter((_, index) => index % groupsCount === group),
);

// By night on a desk with every change; by day on a phone, which takes as long again, with E2E_ALL=1.
const themes = isWhole ? (['night', 'day'] as const) : (['night'] as const);

for (const theme of themes) {
  const width = theme === 'night' ? 1440 : 390;

  test.describe(theme, () => {
    test.beforeEach(async ({ page, context, baseURL }) => {
      test.slow();
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
    });

    for (const [index, group] of groups.entries()) {
      test(`[ROUTE-1] pages ${index + 1} of ${groupsCount} answer, fit every width, and axe has nothing to say`, async ({
        page,
      }) => {
        for (const [address, heading, status = 200] of group) {
          await test.step(address, async () => {
            const response = await page.goto(address);
            expect(response?.status()).toBe(status);
            await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
            await checkPage(page);
          });
        }
      });
    }

    test('[ROUTE-1] so do the pages of matches and seasons', async ({ page, request }) => {
      test.skip(!isWhole, 'with E2E_ALL=1');
      for (const query of everyEvent) {
        await test.step(query, async () => {
          await page.goto(addressOf(await findEvent(request, query)));
          await expect(page.locator('[data-card]').first()).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await checkPage(page);
        });
      }
    });
  });

  async function checkPage(page: Page): Promise<void> {
    if (theme === 'night') {
      for (const each of [390, 1024, 1440]) expect([each, await overflow(page, each)]).toEqual([each, 0]);
    }
    expect(await drawnFromNothing(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  }
}

/** Icons and crests whose drawing is not in the page. */
function drawnFromNothing(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((use) => use.getAttribute('href'))
      .filter((href) => document.querySelector(href ?? '') === null),
  );
}

test('[ROUTE-6] what makes no sense is answered with its proper page and status', async ({ request }) => {
  const answers = [];
  for (const [address] of badInput) {
    const response = await request.get(address, { maxRedirects: 0 });
    answers.push([address, response.status(), response.headers()['location'] ?? null]);
  }
  expect(answers).toEqual(badInput);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('matches, prices and results can be read, and what needs a script says so', async ({ page, request }) => {
    const live = await findEvent(request, 'sport_key=soccer&match_status=1');
    for (const address of [
      '/sportsbook',
      '/sportsbook/live',
      '/sportsbook/schedule',
      '/sportsbook/soccer/england-c1',
    ]) {
      await page.goto(address);
      await expect(page.locator('[data-match]').first()).toBeVisible();
      await expect(page.locator('[data-odds][data-state=open]').first()).toContainText(/\d\.\d\d/);
    }
    await page.goto(addressOf(live));
    await expect(page.getByText(live.competitors.home.name).first()).toBeVisible();
    await expect(page.locator('[data-odds]').first()).toContainText(/\d\.\d\d|^$/);
    await page.goto(`/sportsbook/results?date=${worldDay(-1)}&sport=basketball`);
    await expect(page.getByRole('table').first()).toContainText(/\d/);
    await page.goto('/sportsbook/favorites');
    await expect(page.getByText('Turn on JavaScript')).toBeVisible();
    await page.goto('/sportsbook/racing');
    await expect(page.getByText('Turn on JavaScript to use this page.')).toBeVisible();
  });
});
