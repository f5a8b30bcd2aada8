import { expect, test, type Page } from '@playwright/test';

import { signIn } from './support/betting-world.ts';
import { addressOf, findEvent } from './support/sandbox.ts';
import { signUp } from './support/sign-up.ts';
import { apiUrl, webUrl } from './support/stack.ts';

/** A match days away: it does not begin while it is looked at, and has every market. */
const toCome = 'sport_key=soccer&match_status=0&sort_by=start_time:desc';

async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(address);
  await expect(page.locator('[data-card]').first()).toBeVisible();
}

test('[ROUTE-1] a match that was renamed, or is asked for under another sport, is at its own address', async ({
  request,
}) => {
  const event = await findEvent(request, toCome);
  for (const sport of ['tennis', 'soccer']) {
    const moved = await request.get(`/sportsbook/${sport}/an-old-name-m${event.id}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, addressOf(event)]);
  }
});

test('[CAT-8] [FAV-1] groups, search, lines, folds and stars choose what is shown', async ({ page, request }) => {
  await open(page, addressOf(await findEvent(request, toCome)));
  const cards = page.locator('[data-card]');
  const titles = page.locator('[data-card] h3');
  const all = await cards.count();
  const groups = page.getByRole('group', { name: 'Market groups' });
  await groups.getByRole('button', { name: /^Corners/ }).click();
  await expect(groups.getByRole('button', { name: /^Corners/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => cards.count()).toBeLessThan(all);
  for (const title of await titles.allTextContents()) expect(title).toMatch(/corner/i);
  await groups.getByRole('button', { name: /^All / }).click();

  await page.getByRole('button', { name: 'Search markets' }).click();
  await page.getByRole('searchbox').fill('draw no bet');
  for (const title of await titles.allTextContents()) expect(title).toMatch(/draw no bet/i);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No markets found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(all);
  await expect(page.getByRole('button', { name: 'Search markets' })).toBeFocused();

  const total = cards.filter({ has: page.getByRole('heading', { name: 'Total', exact: true }) });
  await expect(total.locator('[data-odds-row]').filter({ hasText: 'Main line' })).toHaveCount(1);
  const lines = await total.locator('[data-odds-row]').count();
  await total.getByText(/more lines/).click();
  await expect.poll(() => total.locator('[data-odds-row]').count()).toBeGreaterThan(lines);

  const starred = (await titles.nth(5).textContent()) ?? '';
  await cards.nth(5).locator('[data-star]').click();
  await expect(titles.first()).toHaveText(starred);
  await page.reload();
  await expect(titles.first()).toHaveText(starred);
});

const live = (sport: string) => `sport_key=${sport}&match_status=1`;

for (const [width, height, who] of [
  [1024, 768, null],
  [390, 844, 'ordinary'],
] as const) {
  test(`[SHOW-14] a match begins with prices and keeps its score in sight at ${width}x${height}`, async ({
    browser,
    request,
  }) => {
    const isPhone = width < 780;
    const context = await browser.newContext({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone });
    if (who !== null) await signIn(context, { apiUrl, webUrl }, who);
    const page = await context.newPage();
    for (const query of [toCome, live('soccer'), live('tennis')]) {
      await page.goto(webUrl + addressOf(await findEvent(request, query)));
      const price = page.locator('[data-card] [data-odds]').first();
      await expect(price).toBeVisible();
      // A live price may be rendered anew while it is measured.
      const end = async () => price.boundingBox().then((box) => (box === null ? height : box.y + box.height));
      await expect.poll(end, { message: query }).toBeLessThan(0.45 * height);
      const line = page.locator('[data-score-line]');
      const board = page.locator('main header').first();
      await page.evaluate(() => scrollTo(0, 1200));
      await expect(board).not.toBeInViewport();
      await expect(line).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  });
}

test('everything on a match page can be reached by keyboard', async ({ page, request }) => {
  await open(page, addressOf(await findEvent(request, 'sport_key=soccer&match_status=1')));
  const tracker = page.getByRole('tab', { name: 'Tracker' });
  // The tabs answer to keys once the page is up.
  await expect(async () => {
    await tracker.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Statistics' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('tabpanel', { name: 'Statistics' })).toContainText(/Shots|Corners|Possession/);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Head-to-head' })).toHaveAttribute('aria-selected', 'true');
  const rows = page.locator('[data-card] [data-odds-row]');
  await rows.nth(0).locator('[data-odds]').nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(0).locator('[data-odds]').nth(1)).toBeFocused();
  // The next row may have fewer prices; a price of it has the focus in any case.
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).locator('[data-odds]:focus')).toHaveCount(1);
});

test('[VOTE-1] a player says who will win, by keyboard, and sees how the others answer', async ({ page, request }) => {
  await signUp(page.request);
  await signUp(request);
  const event = await findEvent(request, 'sport_key=soccer&match_status=0&sort_by=start_time:desc&bettable=true');
  await open(page, addressOf(event));
  // It is asked for, and shown, when it is scrolled near.
  const vote = page.getByRole('region', { name: 'Who will win?', includeHidden: true });
  const options = vote.getByRole('button');
  await vote.scrollIntoViewIfNeeded();
  await expect(options).toHaveCount(3);
  await options.first().focus();
  await page.keyboard.press('Enter');
  await expect(options.first()).toHaveText(/Your vote100%$/);
  // Somebody else thinks otherwise, and it is seen without a reload.
  const data = { prediction_id: event.id, data: { option: '3' } };
  const reply = await request.post(`${apiUrl}/v2/vote`, { data, headers: { origin: webUrl } });
  expect(reply.status(), await reply.text()).toBe(200);
  await expect(options.first()).toHaveText(/Your vote50%$/, { timeout: 10_000 });
  await expect(vote).toContainText('2 votes');
});
