import { expect, test, type Locator, type Page } from '@playwright/test';

/** Prices by the accessible name of their buttons, without the price itself. */
async function prices(page: Page): Promise<Map<string, string>> {
  const names = await page
    .locator('[data-odds][data-state=open]')
    .evaluateAll((buttons) =>
      buttons.map((button, index) => [
        `${index} ${(button.getAttribute('aria-label') ?? '').replace(/, [^,]*$/, '')}`,
        button.textContent ?? '',
      ]),
    );
  return new Map(names as [string, string][]);
}

/** The prices of the lists; a featured match is shown twice. */
function openOdds(page: Page): Locator {
  return page.locator('li [data-odds][data-state=open]:visible');
}

test('[RT-6] a price changes without a reload', async ({ page }) => {
  await page.goto('/sportsbook');
  await expect(openOdds(page).first()).toBeVisible();
  const before = await prices(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect
    .poll(
      async () => [...(await prices(page))].some(([name, price]) => before.has(name) && before.get(name) !== price),
      {
        timeout: 45_000,
      },
    )
    .toBe(true);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[SLIP-1] [SLIP-15] a price is picked into the slip, and taken out again; two of different matches make a double', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/sportsbook');
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect(slip).toContainText('Your bet slip is empty');
  // The last on the page is of a match to come: no goal closes its market in the middle of the test.
  const button = openOdds(page).last();
  const label = await button.getAttribute('aria-label');
  const outcome = label?.split(',')[0] ?? '';
  await button.click();
  const picked = page.locator('li [data-odds][aria-pressed=true]');
  await expect(picked).toHaveCount(1);
  await expect(slip).toContainText(outcome);
  await expect(slip.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();
  await picked.click();
  await expect(picked).toHaveCount(0);
  await expect(slip).toContainText('Your bet slip is empty');

  const rows = page.locator('li[data-odds-row]').filter({ has: page.locator('[data-odds][data-state=open]') });
  await rows.nth(0).locator('[data-odds][data-state=open]').first().click();
  await rows.nth(1).locator('[data-odds][data-state=open]').first().click();
  await expect(slip).toContainText('Double');
  await expect(slip).toContainText('Total odds');
});

test('[CONFIG-6] prices, buttons, chips and links show at once that they are pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/sportsbook');
  const pressable = {
    price: openOdds(page).first(),
    button: page.getByRole('button', { name: 'Settings' }),
    chip: page.getByRole('navigation', { name: 'Sport', exact: true }).getByRole('link').nth(2),
    link: page.getByRole('navigation', { name: 'Sports', exact: true }).getByRole('link').first(),
  };
  // A pressed link is let go, not dragged.
  await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
  for (const [name, target] of Object.entries(pressable)) {
    await target.hover();
    const press = await target.evaluateHandle((element) => ({
      look: new Promise<string>((resolve) => {
        const look = () => setTimeout(() => resolve(getComputedStyle(element).opacity), 50);
        element.addEventListener('pointerdown', look, { once: true });
      }),
    }));
    await page.mouse.down();
    expect.soft(await press.evaluate(({ look }) => look), name).toBe('0.7');
    // Let go elsewhere, so that nothing is opened or picked.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

test('[SLIP-1] a price tapped while the page is painted and not yet alive is picked once it is', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/sportsbook', { waitUntil: 'commit' });
  const button = openOdds(page).last();
  await button.click();
  // Nothing happened, so one taps again.
  await button.click();
  release();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('[KEY-4] arrow keys move between prices, from the featured matches to the lists and in them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook');
  const cards = page.locator('article [data-odds-row]');
  await expect(async () => {
    await cards.last().locator('[data-odds]').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.last().locator('[data-odds]').nth(1)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('li[data-odds-row]').first().locator('[data-odds]').nth(1)).toBeFocused();
});

test('[KEY-4] arrow keys move between prices of a list', async ({ page }) => {
  await page.goto('/sportsbook');
  const rows = page.locator('li[data-odds-row]');
  // Prices answer to keys once the page is up.
  await expect(async () => {
    await rows.nth(0).locator('[data-odds]').nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(rows.nth(0).locator('[data-odds]').nth(1)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).locator('[data-odds]').nth(1)).toBeFocused();
  // Beyond the last market there is room for is nothing, also if another is loaded.
  const last = rows.nth(1).locator('[data-odds]:visible').last();
  await last.focus();
  await page.keyboard.press('ArrowRight');
  await expect(last).toBeFocused();
});

/** Texts that end in dots and have no full form on them, around them or in them. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
      .filter((element) => element.closest('[title], button[aria-label]') === null)
      .filter((element) => element.querySelector('[title]') === null)
      .map((element) => element.textContent),
  );
}

test('[SHOW-8] what a list cuts off can be read in full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/de/sportsbook', '/de/sportsbook/live', '/de/sportsbook/results']) {
    await page.goto(path);
    await expect(page.locator('main li[data-odds-row], main table').first()).toBeVisible();
    expect(await cutOff(page), path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[SHOW-5] matches, scores and prices can be read, and what starts soon is in the order of its kick-offs', async ({
    page,
  }) => {
    await page.goto('/sportsbook');
    const soon = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Starting soon' }) });
    const times = await soon
      .locator('li time')
      .evaluateAll((marks) => marks.map((mark) => Date.parse(mark.getAttribute('datetime') ?? '')));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    await expect(page.getByRole('heading', { name: 'Starting soon' })).toBeVisible();
    await expect(page.locator('li[data-odds-row]').first()).toBeVisible();
    await expect(openOdds(page).first()).toContainText(/\d\.\d\d/);
  });
});

test('[PANEL-1] on a phone the slip is a sheet that opens, shows the pick and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sportsbook');
  const button = openOdds(page).first();
  const outcome = (await button.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });
  await page.getByRole('button', { name: /1 selection/ }).click();
  await expect(sheet).toContainText(outcome);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /1 selection/ }).click();
  await expect(sheet).toContainText(outcome);
});

test('the theme is chosen once and kept', async ({ page }) => {
  await page.goto('/sportsbook');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Day' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
});

test('[CONFIG-4] banners have the pictures of their configuration: small, of the theme, and none before it is near', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'day', url: baseURL ?? '' }]);
  await page.goto('/sportsbook');
  const pictures = page.locator('li[data-look] img');
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('loading', 'lazy');
  const address = (await pictures.first().getAttribute('src')) ?? '';
  expect(decodeURIComponent(address)).toMatch(/^\/images\?src=http\S+\/assets\/banner-live-day\.png&w=256$/);
  for (const type of ['avif', 'webp']) {
    const reply = await page.request.get(address, { headers: { accept: `image/${type}` } });
    expect([reply.headers()['content-type'], (await reply.body()).byteLength < 16_384]).toEqual([
      `image/${type}`,
      true,
    ]);
  }
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const size = await pictures.first().evaluate((image: HTMLImageElement) => [image.width > 0, image.height > 0]);
  expect(size).toEqual([true, true]);
});
