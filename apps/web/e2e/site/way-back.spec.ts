import { expect, test, type APIRequestContext, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { league, pastResults } from '../support/lists.ts';
import { control, openLively, untilHydrated } from '../support/sandbox.ts';
import { apiUrl, hostUrl } from '../support/stack.ts';

interface Row {
  readonly match: string;
  readonly top: number;
}

/** The rows on the screen, from the top down. A frame is moved within its window. */
function rowsOnScreen(page: Page | FrameLocator, frameTop = 0): Promise<Row[]> {
  return page.locator('main [data-match]').evaluateAll(
    (rows, shift) =>
      rows
        .filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))
        .map((row) => ({
          match: (row as HTMLElement).dataset['match'] ?? '',
          top: Math.round(row.getBoundingClientRect().top + shift),
          bottom: row.getBoundingClientRect().bottom + shift,
        }))
        .filter(({ top, bottom }) => bottom > 0 && top < 700),
    frameTop,
  );
}

/** How far the first row of before that is still there has moved. */
function movedBy(before: readonly Row[], now: readonly Row[]): number | undefined {
  for (const { match, top } of before) {
    const row = now.find((other) => other.match === match);
    if (row !== undefined) return Math.abs(row.top - top);
  }
  return undefined;
}

/** Clicks a link in a row, and says where the row was at that moment: the browser may have scrolled it into view first. */
async function clickAndMeasure(page: Page, link: Locator): Promise<Row> {
  const measured = page.evaluate(
    () =>
      new Promise<Row>((resolve) => {
        const measure = ({ target }: MouseEvent) => {
          const row = target instanceof Element ? target.closest<HTMLElement>('[data-match]') : null;
          if (row === null) return;
          resolve({ match: row.dataset['match'] ?? '', top: Math.round(row.getBoundingClientRect().top) });
        };
        addEventListener('click', measure, { capture: true, once: true });
      }),
  );
  await link.click();
  return measured;
}

/** Scrolls like a finger does, so that what is passed has been laid out. */
async function scrollDown(page: Page, distance: number): Promise<void> {
  await page.mouse.move(195, 500);
  for (let at = 0; at < distance; at += 350) {
    await page.mouse.wheel(0, 350);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(Math.min(at, distance) - 1);
  }
}

/** Opens a list until it is not one from before the world stopped, with matches that are over since. */
async function openAsItIs(page: Page, request: APIRequestContext, list: string): Promise<void> {
  await expect(async () => {
    await openLively(page, list);
    if (list === pastResults) return;
    const rows = page.locator('main [data-match]');
    const shown = new Set(
      await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['match'] ?? '')),
    );
    const reply = await request.get(`${apiUrl}/v2/matches?limit=500&id=${[...shown].join(',')}`);
    const { data } = (await reply.json()) as { readonly data: readonly { readonly id: string }[] };
    expect(new Set(data.map(({ id }) => id))).toEqual(shown);
  }).toPass();
}

test.describe('the way back', () => {
  // A live match may end while its page is looked at, and is rightly gone from the list.
  test.beforeEach(({ request }) => control(request, 'pause'));
  test.afterEach(({ request }) => control(request, 'resume'));

  for (const [name, list, distance] of [
    ['a league', league, 700],
    ['a sport', '/sportsbook/soccer', 2100],
    ['results', pastResults, 2100],
    ['what is live', '/sportsbook/live', 1400],
  ] as const) {
    test(`[ROUTE-12] the way back to ${name} leads to the same row at the same height`, async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAsItIs(page, request, list);
      await scrollDown(page, distance);
      const [, second] = await rowsOnScreen(page);
      const row = page.locator(`main [data-match="${second?.match}"]`).first();
      const opened = await clickAndMeasure(page, row.locator('a[href*="-m"]').first());
      await expect(page).toHaveURL(/-m\d+$/);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.goBack();
      await expect(row).toBeVisible();
      // A click may have scrolled it to the foot of the screen.
      const moved = async () => Math.abs((await row.evaluate((each) => each.getBoundingClientRect().top)) - opened.top);
      await expect.poll(moved).toBeLessThanOrEqual(2);
    });
  }

  test('[ROUTE-12] the way back inside a host leads to the same row at the same height', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${hostUrl}/play`);
    const book = page.frameLocator('iframe[title=Sportsbook]');
    await expect(book.locator('main [data-match]').first()).toBeVisible();
    await expect(book.locator('html[data-framed]')).toBeAttached();
    const shift = async () => (await page.locator('iframe[title=Sportsbook]').boundingBox())?.y ?? 0;
    const rows = async () => rowsOnScreen(book, await shift());
    await page.evaluate(() => scrollTo(0, 1600));
    await expect.poll(rows).not.toEqual([]);
    const [, second] = await rows();
    const link = book.locator(`main [data-match="${second?.match}"] a[href*="-m"]`).first();
    // What lies under the head is scrolled out from under it before a click; the row counts where it was clicked.
    await link.click({ trial: true });
    const opened = (await rows()).filter(({ match }) => match === second?.match);
    await link.click();
    await expect(book.locator('[data-card]').first()).toBeVisible();
    await expect.poll(shift).toBeGreaterThan(-300);
    await page.evaluate(() => history.back());
    await expect.poll(async () => movedBy(opened, await rows())).toBeLessThanOrEqual(2);
  });

  for (const place of ['/play', '/app'])
    test(`[ROUTE-12] the way back to ${place} of a host from another of its pages leads to the same row`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 844 });
      await page.goto(`${hostUrl}${place}`);
      const frame = page.locator('iframe[title=Sportsbook]');
      const book = frame.contentFrame();
      await expect(book.locator('html[data-framed]')).toBeAttached();
      await expect(book.locator('main [data-match]').nth(6)).toBeAttached();
      await book.locator('main [data-match]').nth(6).hover();
      const rows = async () => rowsOnScreen(book, (await frame.boundingBox())?.y ?? 0);
      const seen = async () => (await rows()).find(({ top }) => top > 200);
      const atTop = await seen();
      await page.mouse.wheel(0, 900);
      await expect.poll(seen).not.toEqual(atTop);
      // On a busy machine the wheel is answered in several steps.
      let before = await seen();
      await expect(async () => {
        const last = before;
        await page.waitForTimeout(300);
        before = await seen();
        expect(before).toEqual(last);
      }).toPass();
      expect(before).toBeDefined();
      await page.evaluate(() => location.assign('/help-center'));
      await expect(page).toHaveURL(/help-center/);
      await page.goBack();
      await expect.poll(async () => movedBy(before === undefined ? [] : [before], await rows())).toBeLessThanOrEqual(2);
    });

  test('[ROUTE-12] a page that another document comes back to is where it was', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto(league);
    await openLively(page, league);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 5000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect.poll(async () => (await rowsOnScreen(page)).length).toBeGreaterThan(0);
    const before = await rowsOnScreen(page);
    const moved = async () => movedBy(before, await rowsOnScreen(page));
    await openLively(page, '/sportsbook/general-rules');
    await page.goBack();
    await expect.poll(moved).toBeLessThanOrEqual(2);
    await page.reload();
    await expect.poll(moved).toBeLessThanOrEqual(2);

    // Left by a click, and the page behind it was then loaded again.
    const row = page.locator(`main [data-match="${before.at(-1)?.match}"]`);
    const opened = await clickAndMeasure(page, row.locator('a[href*="-m"]').first());
    await expect(page).toHaveURL(/-m\d+$/);
    await page.reload();
    await untilHydrated(page);
    await page.goBack();
    await expect.poll(async () => movedBy([opened], await rowsOnScreen(page))).toBeLessThanOrEqual(2);
  });
});

test('[ROUTE-12] a page ends with its footer, and Back from another document leads to its end again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLively(page, `${league}?tab=table`);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const place = () =>
    page.evaluate(() => [scrollY, document.documentElement.scrollHeight - document.body.scrollHeight]);
  const before = await place();
  expect(before[1]).toBe(0);
  await openLively(page, '/sportsbook/general-rules');
  await page.goBack();
  await untilHydrated(page);
  await expect.poll(place).toEqual(before);
});
