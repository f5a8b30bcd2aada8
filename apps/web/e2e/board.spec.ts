import { expect, test, type Page } from '@playwright/test';

import { startPrivateWorld, type PrivateWorld } from './support/private-world.ts';
import { control, openLively } from './support/sandbox.ts';

/** How many markets of the first row have prices in sight. */
async function marketsShown(page: Page): Promise<number> {
  const row = page.locator('[data-match]').first();
  return row
    .locator('[data-odds]')
    .evaluateAll(
      (buttons) =>
        new Set(buttons.filter((button) => button.checkVisibility()).map((button) => button.parentElement)).size,
    );
}

const heightOf = async (page: Page, part: string) =>
  (await page.locator(part).first().boundingBox())?.height ?? Number.POSITIVE_INFINITY;

/** How much of rows and of the heads of leagues is in sight, in pixels; the tab bar of a phone covers some. */
async function listInSight(page: Page): Promise<number> {
  return page.locator('main [data-match], main section[data-rows] > header').evaluateAll((parts) => {
    const bar = document.querySelector('nav[data-tab-bar]')?.getBoundingClientRect();
    const end = bar !== undefined && bar.height > 0 ? bar.top : innerHeight;
    return parts
      .map((part) => part.getBoundingClientRect())
      .reduce((sum, { top, height }) => sum + Math.min(height, Math.max(0, end - top)), 0);
  });
}

/** What a page has room for. How many leagues matches are of depends on what is on, so it is the room that is tested. */
interface Room {
  readonly path: string;
  readonly matches: number;
  readonly leagues: number;
}

const screens: readonly {
  readonly size: { readonly width: number; readonly height: number };
  readonly markets: number;
  readonly row: readonly [usual: number, max: number];
  readonly head: readonly [usual: number, max: number];
  readonly rooms: readonly Room[];
}[] = [
  {
    size: { width: 390, height: 844 },
    markets: 1,
    row: [103, 106],
    head: [32, 32],
    rooms: [{ path: '/sportsbook/live', matches: 4.5, leagues: 2 }],
  },
  {
    size: { width: 1440, height: 900 },
    markets: 2,
    row: [44, 46],
    head: [28, 28],
    rooms: [
      { path: '/sportsbook/live', matches: 12, leagues: 5 },
      { path: '/sportsbook/soccer', matches: 11, leagues: 4 },
    ],
  },
  { size: { width: 1920, height: 900 }, markets: 3, row: [44, 46], head: [28, 28], rooms: [] },
];

test.describe('in a world with all leagues', () => {
  // One world for all of them.
  test.describe.configure({ mode: 'default' });

  let world: PrivateWorld;
  test.beforeAll(async () => {
    world = await startPrivateWorld('rows', 1, { isWhole: true });
    await world.control('pause');
  });
  test.afterAll(async () => world.stop());

  for (const { size, markets, row, head, rooms } of screens) {
    test(`[SHOW-9] [SHOW-10] at ${size.width} px a row is at most ${row[1]} px high, markets side by side: ${markets}, and many are in sight`, async ({
      page,
    }) => {
      const expectRoom = async (path: string) => {
        const room = rooms.find((each) => each.path === path);
        if (room === undefined) return;
        await expect
          .poll(() => listInSight(page))
          .toBeGreaterThanOrEqual(room.matches * row[0] + room.leagues * head[0]);
      };
      await page.setViewportSize(size);
      await page.goto(`${world.webUrl}/sportsbook/live`);
      await expect.poll(() => marketsShown(page)).toBe(markets);
      expect(await heightOf(page, '[data-match]')).toBeLessThanOrEqual(row[1]);
      expect(await heightOf(page, 'section[data-rows] > header')).toBeLessThanOrEqual(head[1]);
      await expectRoom('/sportsbook/live');
      // The next page comes with as many from the server.
      await page.goto(`${world.webUrl}/sportsbook/soccer`, { waitUntil: 'commit' });
      await page.locator('[data-match]').first().waitFor();
      expect(await marketsShown(page)).toBe(markets);
      await expectRoom('/sportsbook/soccer');
    });
  }
});

test('[PANEL-6] at 1024 px rows have two markets once the bet slip is closed, until it is opened again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openLively(page, '/sportsbook/live');
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect.poll(() => marketsShown(page)).toBe(1);
  await slip.getByRole('button', { name: 'Close bet slip' }).click();
  await expect.poll(() => marketsShown(page)).toBe(2);
  await page.reload();
  await expect(slip).toBeHidden();
  await expect.poll(() => marketsShown(page)).toBe(2);
  // The first selection opens it (PANEL-2).
  await page.locator('[data-odds]:not([aria-disabled])').first().click();
  await expect(slip.getByRole('textbox', { name: /^Stake/ })).toBeVisible();
  await expect.poll(() => marketsShown(page)).toBe(1);
  await slip.getByRole('button', { name: 'Close bet slip' }).click();
  await page.getByRole('button', { name: 'Open bet slip' }).click();
  await expect(slip).toBeFocused();
});

test('[SHOW-9] [SHOW-10] every list of the home page shows as many markets, and 8 matches of 3 leagues are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook');
  const lists = page.locator('section[data-list]');
  await expect(lists).toHaveCount(2);
  for (const list of await lists.all()) await expect(list.locator('[data-groups="2"]').first()).toBeAttached();
  await expect.poll(() => listInSight(page)).toBeGreaterThanOrEqual(8 * 44 + 3 * 28);
});

test('[SHOW-10] the density of lists is chosen in the settings and kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heightOfRow = () => heightOf(page, '[data-match]');
  await openLively(page, '/sportsbook/soccer');
  expect(await heightOfRow()).toBeLessThanOrEqual(46);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check({ force: true });
  await expect.poll(heightOfRow).toBeGreaterThan(60);
  await page.reload();
  expect(await heightOfRow()).toBeGreaterThan(60);
});

test('[SHOW-11] on a phone a player chooses the market of a sport, in every list and for the next visit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLively(page, '/sportsbook/soccer');
  const row = page.locator('main [data-match]').first();
  await page.getByRole('combobox', { name: 'Soccer: market shown' }).first().selectOption({ label: 'Total' });
  await expect(row.locator('[data-odds]:visible').first()).toHaveAccessibleName(/Over .*Total/);
  expect(await marketsShown(page)).toBe(1);
  await page.goto('/sportsbook/live?sport=soccer', { waitUntil: 'commit' });
  await expect(row.locator('[data-odds]:visible').first()).toHaveAccessibleName(/Over .*Total/);
});

test('[SHOW-12] the live overview changes its match by a click and by arrow keys, and each has an address', async ({
  page,
  request,
}) => {
  // The list stays as it is while rows of it are counted.
  await control(request, 'pause');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLively(page, '/sportsbook/live');
  await page.getByRole('link', { name: 'Overview' }).click();
  const rows = page.getByRole('navigation', { name: 'Live matches' }).getByRole('link');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  const first = page.url();
  await rows.nth(1).click();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  expect(page.url()).not.toBe(first);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.reload();
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await control(request, 'resume');
});

test('[SHOW-13] a league is folded away and back', async ({ page }) => {
  await openLively(page, '/sportsbook/soccer');
  const card = page.locator('section[data-rows]').first();
  const rows = card.locator('[data-match]');
  await expect(rows.first()).toBeVisible();
  await card.getByRole('button', { name: 'Matches of' }).click();
  await expect(rows).toHaveCount(0);
  await page.reload();
  await expect(rows).toHaveCount(0);
  await openLively(page, page.url());
  await card.getByRole('button', { name: 'Matches of' }).click();
  await expect(rows.first()).toBeVisible();
});

test('[QUICK-8] a price that has moved shows a press at once, and how its quick bet went', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/sportsbook/live');
  const looks = await page
    .locator('[data-odds][data-state=open][aria-pressed=false]:visible')
    .first()
    .evaluate((button) => {
      const lookOf = (marks: Readonly<Record<string, string>>) => {
        const copy = button.cloneNode(true) as HTMLElement;
        for (const name of ['data-move', 'data-mark', 'data-flip']) copy.removeAttribute(name);
        for (const [name, value] of Object.entries(marks)) copy.setAttribute(name, value);
        button.parentElement?.append(copy);
        const { borderColor, transitionDuration } = getComputedStyle(copy);
        copy.remove();
        return { borderColor, transitionDuration };
      };
      const moved = { 'data-move': 'up', 'data-flip': '0' };
      return {
        pressed: [lookOf({ 'aria-pressed': 'true' }), lookOf({ 'aria-pressed': 'true', ...moved })],
        marked: ['waiting', 'checking', 'placing', 'placed', 'refused'].map((mark) => [
          lookOf({ 'data-mark': mark }).borderColor,
          lookOf({ 'data-mark': mark, ...moved }).borderColor,
        ]),
      };
    });
  expect(looks.pressed[1]).toEqual(looks.pressed[0]);
  expect(looks.marked.filter(([still, moved]) => still !== moved)).toEqual([]);
});
