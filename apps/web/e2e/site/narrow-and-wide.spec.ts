import { expect, test, type Locator } from '@playwright/test';

import { signUp } from '../support/sign-up.ts';

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

test('[SHOW-9] a very wide window shows two lists of the home page side by side', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1080 });
  await page.goto('/sportsbook');
  const lists = page.locator('section[data-list]');
  await expect(lists).toHaveCount(2);
  const [first, second] = [await lists.nth(0).boundingBox(), await lists.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
});

for (const path of ['/sportsbook/schedule', '/sportsbook/soccer/england-c1']) {
  test(`[SHOW-9] a very wide window shows the leagues of ${path} side by side, with two markets a row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 2560, height: 1080 });
    await page.goto(path);
    const leagues = page.locator('main section[data-rows]');
    await expect(leagues.nth(1)).toBeAttached();
    const starts = await leagues.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(new Set(starts).size).toBe(2);
    const groups = leagues.first().locator('[data-match]').first().locator('[data-group]:visible');
    await expect(groups).toHaveCount(2);
  });
}

test('[SHOW-9] the names of a league alone in a very wide window are close to its prices', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1080 });
  await page.goto('/sportsbook/soccer/premier-league-l17');
  const row = page.locator('main [data-match]').first();
  await expect(row.locator('[data-group]:visible').nth(1)).toBeVisible();
  const prices = await row.locator('[data-odds]:visible').first().boundingBox();
  const start = (await row.boundingBox())?.x ?? 0;
  expect((prices?.x ?? Number.POSITIVE_INFINITY) - start).toBeLessThan(600);
});

test('[SHOW-8] the first tab of a sport is in sight at 1024 px, beside the title or below it', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/sportsbook/soccer');
    await expect(page.getByRole('link', { name: 'Top', exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test('[SHOW-8] on a phone every step of the way up from a match can be read', async ({ page }) => {
  await page.goto('/sportsbook/counter-strike');
  const match = await page.locator('main [data-match] a').first().getAttribute('href');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(match ?? '');
    const steps = page.getByRole('navigation', { name: 'Sport, country and league' }).getByRole('link');
    await expect(steps).toHaveCount(3);
    const widths = await steps.evaluateAll((links) => links.map(({ clientWidth }) => clientWidth));
    expect(Math.min(...widths), String(widths)).toBeGreaterThan(26);
  }
  // A short name of a sport is not cut for the sake of a long one of a league.
  await page.goto('/sportsbook/soccer');
  await page.goto((await page.locator('main [data-match] a').first().getAttribute('href')) ?? '');
  const sport = page.getByRole('navigation', { name: 'Sport, country and league' }).getByRole('link').first();
  expect(await sport.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('[SHOW-8] on a phone the way up from a match ends before the button of its video', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sportsbook/live?hasVideo=true');
  await page.goto((await page.locator('main [data-match] a').first().getAttribute('href')) ?? '');
  const way = page.getByRole('navigation', { name: 'Sport, country and league' });
  const video = await page.getByRole('button', { name: 'Watch live' }).boundingBox();
  const last = await way.getByRole('link').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((video?.x ?? 0) + 4);
});

test('[SHOW-8] on the narrowest phone a short name of a league is whole beside its country', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/sportsbook/schedule');
  const names = page.locator('main section[data-rows] a bdi');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1 && clientWidth < 28)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('[SHOW-8] on a phone a name of a live tennis match has room before finished sets', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sportsbook/live?sport=tennis');
  const cut = page.locator('main [data-match] span[title]').first();
  await expect(cut).toBeVisible();
  const room = await page
    .locator('main [data-match] span[title]')
    .evaluateAll((names) =>
      Math.min(
        ...names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.clientWidth),
        Number.MAX_SAFE_INTEGER,
      ),
    );
  expect(room).toBeGreaterThan(80);
});

test('[SHOW-8] the points of a table are in sight on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sportsbook/soccer/premier-league-l17?tab=table');
  await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
});

test('[I18N-2] the logo beside a balance can be recognised on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page.request);
  await page.goto('/ar/sportsbook/about');
  const header = page.getByRole('banner');
  await expect(header.getByTestId('balance')).toBeAttached();
  expect(await widthOf(header.getByRole('link').first())).toBeGreaterThan(60);
});

for (const locale of ['el', 'de', 'fi', 'ru', 'hu', 'uk']) {
  test(`[I18N-2] words of the tab bar in ${locale} have room beside each other`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/${locale}/sportsbook/about`);
    const cut = await page
      .locator('nav[data-tab-bar] > *')
      .evaluateAll((tabs) => tabs.filter((tab) => tab.scrollWidth > tab.clientWidth).map((tab) => tab.textContent));
    expect(cut).toEqual([]);
  });
}
