import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext } from '@playwright/test';

/** Every page of the catalogue, by address and by the heading that tells it is there. */
const pages = [
  ['/sportsbook', /live matches and matches to come/],
  ['/sportsbook/live', 'Live'],
  ['/sportsbook/live?sport=tennis&hasVideo=true', 'Live'],
  ['/sportsbook/cybersport', 'Esports'],
  ['/sportsbook/premium-cricket', 'Premium cricket'],
  ['/sportsbook/schedule', 'Schedule'],
  ['/sportsbook/results', 'Results'],
  ['/sportsbook/results?sport=baseball', 'Results'],
  ['/sportsbook/favorites', 'Favourites'],
  ['/sportsbook/promotions', 'Promotions'],
  ['/sportsbook/general-rules', 'General rules'],
  ['/sportsbook/about', 'About'],
  ['/sportsbook/racing', 'Horse racing'],
  ['/sportsbook/lotteries', 'Lotteries'],
  ['/sportsbook/virtual-gaming-arena', 'Virtual gaming arena'],
  ['/sportsbook/soccer', 'Soccer'],
  ['/sportsbook/soccer?tab=all', 'Soccer'],
  ['/sportsbook/soccer?tab=outrights', 'Soccer'],
  ['/sportsbook/soccer?tab=favorites', 'Soccer'],
  ['/sportsbook/soccer/premier-league-l17', 'Premier League'],
  ['/sportsbook/soccer/premier-league-l17?tab=outrights', 'Premier League'],
  ['/sportsbook/soccer/premier-league-l17?tab=table', 'Premier League'],
  ['/sportsbook/soccer/england-c1', 'England'],
] as const;

for (const [address, heading] of pages) {
  test(`[ROUTE-1] ${address} answers, fits every width, and axe has nothing to say`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    for (const theme of ['night', 'day'] as const) {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 1440, height: 900 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${theme} at ${width}`).toBeLessThanOrEqual(0);
        if (width !== (theme === 'night' ? 1440 : 390)) continue;
        // Contrast is proven for every pair of tokens by a unit test; over hundreds of rows it would take minutes here.
        const axe = new AxeBuilder({ page }).exclude('iframe').disableRules(['color-contrast']);
        const { violations } = await axe.analyze();
        expect(violations.map(({ id, nodes }) => `${theme} ${width} ${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      }
    }
  });
}

/** Asks for a page without following it anywhere. */
async function answer(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  return { status: response.status(), to: response.headers()['location'] ?? null };
}

for (const [address, status, to] of [
  ['/sportsbook/nosuchsport', 404, null],
  ['/sportsbook/soccer/nothing-at-all', 404, null],
  ['/sportsbook/soccer/x-l999999999', 404, null],
  ['/sportsbook/soccer/x-c999999999', 404, null],
  ['/sportsbook/soccer/x-m999999999', 404, null],
  ['/sportsbook/soccer/premier-league-m17', 404, null],
  ['/sportsbook/soccer/%00', 404, null],
  ['/sportsbook/soccer/%E0%A4%A', 404, null],
  ['/sportsbook/soccer/x-l17', 301, '/sportsbook/soccer/premier-league-l17'],
  ['/sportsbook/tennis/premier-league-l17?tab=table', 301, '/sportsbook/soccer/premier-league-l17?tab=table'],
  ['/sportsbook/schedule?page=-1', 302, '/sportsbook/schedule'],
  ['/sportsbook/schedule?page=99', 302, '/sportsbook/schedule'],
  ['/sportsbook/schedule?date=x&sport=soccer', 302, '/sportsbook/schedule?sport=soccer'],
  ['/sportsbook/schedule?date=1999-01-01', 302, '/sportsbook/schedule'],
  ['/sportsbook/schedule?sortBy=price&time=0', 302, '/sportsbook/schedule'],
  ['/sportsbook/schedule?sport=nosuchsport', 302, '/sportsbook/schedule'],
  ['/sportsbook/results?date=2999-01-01', 302, '/sportsbook/results'],
  ['/sportsbook/results?league=x', 302, '/sportsbook/results'],
  ['/sportsbook/live?isBettable=perhaps', 302, '/sportsbook/live'],
  ['/sportsbook/live?sportType=chess', 302, '/sportsbook/live'],
  ['/sportsbook/soccer?tab=nothing', 302, '/sportsbook/soccer'],
  ['/sportsbook?sport=%3Cscript%3E', 302, '/sportsbook'],
] as const) {
  test(`[ROUTE-6] ${address} is answered with ${status}`, async ({ request }) => {
    expect(await answer(request, address)).toEqual({ status, to });
  });
}

test('[CAT-7] a schedule can be sorted by league, and is by time without a choice', async ({ page }) => {
  await page.goto('/sportsbook/schedule?sport=soccer');
  const leagues = page.locator('main h3');
  await expect(leagues.first()).toBeVisible();
  const byTime = await leagues.allTextContents();
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'League' }).click();
  await expect(page).toHaveURL(/sortBy=tournament_priority%3Aasc/);
  await expect(page.getByRole('link', { name: 'League', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => leagues.allTextContents()).not.toEqual(byTime);
  const byLeague = await leagues.allTextContents();
  expect(new Set(byLeague).size).toBe(byLeague.length);
});

test('[CAT-10] results have a final score and one for every period', async ({ page }) => {
  await page.goto('/sportsbook/results?sport=tennis');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Final score' })).toBeVisible();
  const sides = table.locator('tbody').first().locator('tr');
  await expect(sides).toHaveCount(2);
  const sets = await sides.first().locator('td').allTextContents();
  expect(sets.filter((text) => /^\d+$/.test(text)).length).toBeGreaterThanOrEqual(3);
});

test('[CAT-10] results are narrowed to one league', async ({ page }) => {
  await page.goto('/sportsbook/results?sport=soccer');
  const option = page.getByRole('combobox', { name: 'League' }).locator('option').nth(1);
  const name = (await option.textContent()) ?? '';
  await page.getByRole('combobox', { name: 'League' }).selectOption({ label: name });
  await expect(page).toHaveURL(/league=/);
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.getByRole('table')).toContainText(name);
});

test('[CAT-9] racing opens in a frame', async ({ page }) => {
  await page.goto('/sportsbook/racing');
  const frame = page.frameLocator('iframe[title="Horse racing"]');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[CAT-9] an app that can’t be opened says so, and opens when it can again', async ({ page }) => {
  await page.route('**/v2/lotteries/launch', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/sportsbook/lotteries');
  await expect(page.getByText('Lotteries could not be opened')).toBeVisible();
  await page.unroute('**/v2/lotteries/launch');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe[title="Lotteries"]').getByRole('heading', { level: 1 })).toBeVisible();
});

test('[CONFIG-2] the first page is made of the blocks its site chose', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook');
  await expect(page.getByRole('region', { name: 'Featured matches' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Offers' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('footer')).toContainText('play money');
});
