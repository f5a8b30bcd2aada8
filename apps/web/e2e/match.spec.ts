import { expect, test, type Page } from '@playwright/test';

import { addressOf, findEvent } from './support/sandbox.ts';

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

  await page.getByRole('button', { name: 'Search the markets' }).click();
  await page.getByRole('searchbox').fill('draw no bet');
  for (const title of await titles.allTextContents()) expect(title).toMatch(/draw no bet/i);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No market is called that')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(all);
  await expect(page.getByRole('button', { name: 'Search the markets' })).toBeFocused();

  const total = cards.filter({ has: page.getByRole('heading', { name: 'Total', exact: true }) });
  await expect(total.locator('[data-odds-row]').first()).toContainText('Most balanced line');
  const lines = await total.locator('[data-odds-row]').count();
  await total.getByText(/more lines/).click();
  await expect.poll(() => total.locator('[data-odds-row]').count()).toBeGreaterThan(lines);

  const starred = (await titles.nth(5).textContent()) ?? '';
  await cards.nth(5).locator('[data-star]').click();
  await expect(titles.first()).toHaveText(starred);
  await page.reload();
  await expect(titles.first()).toHaveText(starred);
});

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
  await expect(page.getByRole('tab', { name: 'Head to head' })).toHaveAttribute('aria-selected', 'true');
  const rows = page.locator('[data-card] [data-odds-row]');
  await rows.nth(0).locator('[data-odds]').nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows.nth(0).locator('[data-odds]').nth(1)).toBeFocused();
  // The next row may have fewer prices; a price of it has the focus in any case.
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).locator('[data-odds]:focus')).toHaveCount(1);
});
