import { expect, test, type Page } from '@playwright/test';

import { startPrivateWorld, type PrivateWorld } from './support/private-world.ts';
import { untilHydrated } from './support/sandbox.ts';

// One world for all of them.
test.describe.configure({ mode: 'default' });

let world: PrivateWorld;
test.beforeAll(async () => {
  world = await startPrivateWorld('steady', 6, { webEnv: { PAGE_FRESH_MS: '0' } });
});
test.afterAll(async () => {
  await world.stop();
});
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.control('speed', { speed: 6 });
  await world.control('resume');
  await page.goto(`${world.webUrl}/sportsbook/live`);
  await expect(page.locator('[data-odds][data-state=open]:visible').first()).toBeVisible();
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // From here on the world moves only when the test says so.
  await world.control('pause');
});

function shownMatches(page: Page): Promise<string[]> {
  return page
    .locator('[data-match]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['match'] ?? ''));
}

/** Lets the world run until other matches are live than those on the page, then holds it. */
async function shake(shown: readonly string[]): Promise<void> {
  await world.control('speed', { speed: 300 });
  await world.control('resume');
  await expect
    .poll(
      async () => {
        const { data } = await world.read<{ data: { id: string }[] }>('/matches?match_status=1&limit=500');
        return areOthers(
          shown,
          data.map(({ id }) => id),
        );
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await world.control('pause');
}

/** Some are gone and some have come. */
function areOthers(before: readonly string[], now: readonly string[]): boolean {
  return before.some((id) => !now.includes(id)) && now.some((id) => !before.includes(id));
}

async function expectChanged(page: Page, before: readonly string[]): Promise<void> {
  await expect.poll(async () => areOthers(before, await shownMatches(page)), { timeout: 30_000 }).toBe(true);
}

test('[RT-6] a list that changes keeps the focus, the order of what stays, and the place of what is read', async ({
  page,
}) => {
  const before = await shownMatches(page);
  const row = page.locator('[data-match]').nth(Math.floor(before.length / 2));
  await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await row.locator('[data-odds]').first().focus();
  const focused = await row.getAttribute('data-match');
  const at = () =>
    page.evaluate(() => {
      const element = document.activeElement?.closest<HTMLElement>('[data-match]');
      return { match: element?.dataset['match'], top: Math.round(element?.getBoundingClientRect().top ?? -1) };
    });
  const { top } = await at();
  expect(top).toBeGreaterThanOrEqual(0);

  let list = before;
  for (let round = 0; round < 2; round += 1) {
    await shake(list);
    await expectChanged(page, list);
    const now = await shownMatches(page);
    // What was there and still is stands in the order it had.
    const kept = now.filter((id) => list.includes(id));
    expect(kept).toEqual(list.filter((id) => now.includes(id)));
    expect(await at()).toMatchObject({ match: focused });
    expect(Math.abs((await at()).top - top)).toBeLessThanOrEqual(2);
    list = now;
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[RT-6] nothing moves under a finger, nor within half a second of a tap', async ({ page }) => {
  await page
    .locator('[data-odds][data-state=open]')
    .nth(4)
    .evaluate((tapped) => tapped.setAttribute('data-tapped', ''));
  const button = page.locator('[data-tapped]');
  const place = await button.boundingBox();
  if (place === null) throw new Error('no price to tap');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  const [before, box] = [await shownMatches(page), await button.boundingBox()];
  await page.evaluate((rows) => {
    const record = { upMs: Number.NaN, changedMs: Number.NaN, changesWhileDown: 0, isDown: true };
    Object.assign(window, { record });
    const main = document.querySelector('main');
    const isRow = (node: Node) => node instanceof Element && (node.matches(rows) || node.querySelector(rows) !== null);
    new MutationObserver((changes) => {
      if (!changes.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isRow))) return;
      if (record.isDown) record.changesWhileDown += 1;
      else if (Number.isNaN(record.changedMs)) record.changedMs = performance.now();
    }).observe(main ?? document.body, { childList: true, subtree: true });
    const onUp = () => Object.assign(record, { upMs: performance.now(), isDown: false });
    addEventListener('pointerup', onUp, { capture: true });
  }, '[data-match]');
  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname.includes('live.data'));
  await shake(before);
  await loaded;
  expect(await shownMatches(page)).toEqual(before);
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expectChanged(page, before);
  const record = await page.evaluate(
    () => (window as unknown as { record: { upMs: number; changedMs: number; changesWhileDown: number } }).record,
  );
  expect(record.changesWhileDown).toBe(0);
  expect(record.changedMs - record.upMs).toBeGreaterThanOrEqual(500);
});

/** The prices of each match that is on the page, by the words on their buttons. */
function shownPrices(page: Page): Promise<Record<string, string>> {
  return page
    .locator('li[data-match]')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          (row as HTMLElement).dataset['match'] ?? '',
          [...row.querySelectorAll('[data-odds]')].map((each) => each.getAttribute('aria-label')).join(' | '),
        ]),
      ),
    );
}

test('[RT-8] a tab from the background shows what is true when it comes back', async ({ page, context }) => {
  // A browser without a window never hides a tab, so the page is told what a hidden one is: no frames, and a word of it.
  await page.addInitScript(() => {
    let isHidden = false;
    const held: FrameRequestCallback[] = [];
    const frame = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => (isHidden ? held.push(run) : frame(run));
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    Object.assign(window, {
      hide(hidden: boolean) {
        isHidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
        if (!hidden) for (const run of held.splice(0)) frame(run);
      },
    });
  });
  await page.reload();
  await world.control('resume');
  const first = await shownPrices(page);
  await expect.poll(() => shownPrices(page), { timeout: 45_000 }).not.toEqual(first);
  await page.evaluate(() => (window as unknown as { hide: (hidden: boolean) => void }).hide(true));
  const hidden = await shownPrices(page);
  const beside = await context.newPage();
  await beside.goto(page.url());
  await expect
    .poll(
      async () => {
        const now = await shownPrices(beside);
        return Object.keys(hidden).filter((id) => now[id] !== undefined && now[id] !== hidden[id]).length;
      },
      { timeout: 45_000 },
    )
    .toBeGreaterThan(5);
  await world.control('pause');
  await beside.reload();
  await expect(beside.locator('[data-odds][data-state=open]:visible').first()).toBeVisible();
  await page.evaluate(() => (window as unknown as { hide: (hidden: boolean) => void }).hide(false));
  await expect
    .poll(async () => {
      const [now, truth] = [await shownPrices(page), await shownPrices(beside)];
      return Object.keys(now).filter((id) => truth[id] !== undefined && truth[id] !== now[id]);
    })
    .toEqual([]);
});
