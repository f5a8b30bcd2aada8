import { expect, test, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test';

import { league, marketCount, pastResults } from './support/lists.ts';
import { addressOf, control, findEvent, inFastTime, openLively } from './support/sandbox.ts';

/** Links to matches in the rows of a page's lists. */
function matchLinks(page: Page | FrameLocator): Locator {
  return page.locator('main [data-match] a[href*="-m"]:visible');
}

const isLiveList = (reply: Response) => reply.url().includes('/live.data');

for (const list of ['/sportsbook', '/sportsbook/soccer', league, '/sportsbook/schedule?sport=soccer']) {
  test(`[RT-9] a match opened from ${list} has the markets it has when it is loaded`, async ({
    page,
    context,
    request,
  }) => {
    await openLively(page, list);
    // The last ones begin last, and the markets of a match that begins are others.
    const link = matchLinks(page).last();
    const address = (await link.getAttribute('href')) ?? '';
    const id = /-m(\d+)$/.exec(address)?.[1] ?? '';
    // The channel of the match is open when its markets are fetched again; what a list brought came before.
    const fetched = page.waitForResponse((reply) => reply.url().includes(`/matches/${id}/markets`));
    await link.click();
    await fetched;
    await control(request, 'step', { ms: 5000 });
    const loaded = await context.newPage();
    await loaded.goto(address);
    const count = (await marketCount(loaded).textContent()) ?? '';
    expect(Number(count.replaceAll(/\D/g, ''))).toBeGreaterThan(10);
    await expect(marketCount(page)).toHaveText(count);
  });
}

test('[RT-6] a page that rests asks for nothing it does not need', async ({ page, context, request }) => {
  const event = await findEvent(request, 'match_status=0&sport_key=soccer&sort_by=start_time:desc');
  const match = await context.newPage();
  const asked: string[] = [];
  const failed: string[] = [];
  for (const each of [page, match]) {
    each.on('request', (sent) => void (sent.url().includes('.data') && asked.push(`${sent.method()} ${sent.url()}`)));
    each.on('requestfailed', (sent) => failed.push(`${sent.method()} ${sent.url()} ${sent.failure()?.errorText}`));
  }
  await openLively(match, addressOf(event));
  await openLively(page, '/sportsbook/live');
  // By then matches have begun and ended, and both pages have heard of it.
  await inFastTime(request, async () => {
    await (await page.waitForResponse(isLiveList, { timeout: 60_000 })).finished();
  });
  expect(asked).toEqual([expect.stringMatching(/^GET .*\/live\.data\?/)]);
  expect(failed).toEqual([]);
});

test('[CAT-10] a result opens by its whole row', async ({ page }) => {
  await openLively(page, pastResults);
  const row = page.locator('main tbody[data-match]').first();
  // The link of the row reaches over its cells.
  await row.locator('td').last().click({ force: true });
  await expect(page).toHaveURL(/-m\d+$/);
});
