import type { Page } from '@playwright/test';

import { expect, test } from './support/betting-world.ts';
import type { PrivateWorld } from './support/private-world.ts';

interface MatchJson {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly status: number;
  readonly stage: { readonly kind: string; readonly number: number };
  readonly statistics: { readonly total_score: { readonly home: number; readonly away: number } | null } | null;
}

interface MarketsJson {
  readonly data: readonly {
    readonly name: string;
    readonly status: number;
    readonly outcomes: readonly { readonly name: string; readonly odds: number; readonly active: boolean }[];
  }[];
}

let world: PrivateWorld;

test.beforeEach(async ({ bettingWorld }) => {
  world = bettingWorld;
  await world.control('heal');
  await world.control('speed', { speed: 6 });
  await world.control('resume');
});

test.afterEach(async () => {
  await world.control('heal');
  await world.control('pause');
});

/** A match of electronic soccer early on: there is always one, it is short, and it has goals. */
async function shortMatch(): Promise<MatchJson> {
  const reply = await world.read<{ data: MatchJson[] }>('/matches?sport_key=e-soccer&match_status=1&limit=50');
  const match = reply.data.find(({ stage }) => stage.kind === 'period' && stage.number === 1) ?? reply.data[0];
  if (match === undefined) throw new Error('no electronic soccer is being played');
  return match;
}

async function open(page: Page, match: MatchJson): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`${world.webUrl}/sportsbook/e-soccer/${match.slug}`);
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

function shownPrices(page: Page): Promise<string[]> {
  return page
    .locator('[data-card] [data-odds][data-state=open]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
}

/** Every open price of the API, named as its button is. */
async function bookPrices({ id }: MatchJson): Promise<readonly string[]> {
  const { data } = await world.read<MarketsJson>(`/matches/${id}/markets`);
  return data
    .filter(({ status }) => status === 1)
    .flatMap(({ name, outcomes }) =>
      outcomes.filter(({ active }) => active).map((outcome) => `${outcome.name}, ${name}, ${formatted(outcome.odds)}`),
    );
}

function formatted(odds: number): string {
  return odds % 10 === 0 ? (odds / 1000).toFixed(2) : (odds / 1000).toFixed(3);
}

async function scoreOf({ id }: MatchJson): Promise<{ home: number; away: number }> {
  const { data } = await world.read<{ data: MatchJson }>(`/matches/${id}`);
  return data.statistics?.total_score ?? { home: 0, away: 0 };
}

test('[RT-6] prices move without a reload', async ({ page }) => {
  await open(page, await shortMatch());
  await world.control('speed', { speed: 30 });
  const before = new Set(await shownPrices(page));
  await expect.poll(async () => (await shownPrices(page)).some((price) => !before.has(price))).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
});

test('[RT-6] a goal locks the prices, changes the score and opens them again', async ({ page }) => {
  test.skip(process.env['E2E_ALL'] === undefined, 'it waits for a goal');
  await world.control('pause');
  const match = await shortMatch();
  const before = await scoreOf(match);
  await open(page, match);
  const locked = page.locator('[data-card] [data-odds][data-state=suspended]');
  let wasLocked = false;
  for (let step = 0; step < 200; step += 1) {
    await world.control('step', { ms: 4000 });
    const isLocked = (await bookPrices(match)).length === 0;
    if (isLocked && !wasLocked) {
      await expect(locked.first()).toBeVisible();
      await expect(page.locator('[data-card] [data-odds][data-state=open]')).toHaveCount(0);
      wasLocked = true;
    }
    const score = await scoreOf(match);
    if (score.home + score.away > before.home + before.away && !isLocked) break;
  }
  const { home, away } = await scoreOf(match);
  expect([wasLocked, home + away > before.home + before.away]).toEqual([true, true]);
  await expect(page.locator('header').getByText(`${home}–${away}`, { exact: true })).toBeVisible();
  await expect(page.locator('[data-card] [data-odds][data-state=open]').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Timeline' })).toContainText('Goal');
  expect(await isSameDocument(page)).toBe(true);
});

test('[RT-8] a silent feed locks every price and says so, until it is heard again', async ({ page }) => {
  await open(page, await shortMatch());
  await expect(page.locator('[data-card] [data-odds][data-state=open]').first()).toBeVisible();
  await world.control('freeze', { frozen: true });
  await expect(page.getByText('Reconnecting, odds paused')).toBeVisible();
  await expect(page.locator('[data-card] [data-odds][data-state=open]')).toHaveCount(0);
  await world.control('freeze', { frozen: false });
  await expect(page.getByText('Reconnecting, odds paused')).toBeHidden();
  await expect(page.locator('[data-card] [data-odds][data-state=open]').first()).toBeVisible();
});

test('[RT-8] messages that come late leave every price locked, until they come in time', async ({ page }) => {
  const heardMs: number[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', () => heardMs.push(Date.now())));
  /** Messages have come for longer than a heartbeat takes, so there were some. */
  const hearsHeartbeats = async (from: number) =>
    expect.poll(() => (heardMs.at(-1) ?? 0) - (heardMs[from] ?? Infinity)).toBeGreaterThan(5000);
  await open(page, await shortMatch());
  const openPrices = page.locator('[data-card] [data-odds][data-state=open]');
  await expect(openPrices.first()).toBeVisible();
  // The quickest of them tells how long they take.
  await hearsHeartbeats(0);
  await world.control('realtime-fault', { kind: 'delayed', channel: '*', share: 1, delayMs: 7000 });
  await expect(page.getByText('Reconnecting, odds paused')).toBeVisible();
  await hearsHeartbeats(heardMs.length);
  await expect(openPrices).toHaveCount(0);
  await world.control('heal');
  await expect(page.getByText('Reconnecting, odds paused')).toBeHidden();
  await expect(openPrices.first()).toBeVisible();
});

test('[RT-8] after lost messages the page has the prices of the book again', async ({ page }) => {
  const match = await shortMatch();
  await open(page, match);
  await world.control('pause');
  await world.control('realtime-fault', { kind: 'lost', channel: '*', share: 0.6, at: 'wire' });
  for (let step = 0; step < 8; step += 1) await world.control('step', { ms: 5000 });
  await world.control('heal');
  await world.control('pause');
  // What comes now does not follow what the page has.
  await world.control('step', { ms: 5000 });
  await expect
    .poll(async () => {
      const book = new Set(await bookPrices(match));
      return (await shownPrices(page)).filter((price) => !book.has(price));
    })
    .toEqual([]);
});

test('[CAT-5] a provider that goes down takes its prices with it', async ({ page }) => {
  await open(page, await shortMatch());
  const openPrices = page.locator('[data-card] [data-odds][data-state=open]');
  await expect(openPrices.first()).toBeVisible();
  await world.control('provider', { provider: 'oddin', status: 'inactive' });
  await expect(openPrices).toHaveCount(0);
  await world.control('provider', { provider: 'oddin', status: 'active' });
  await expect(openPrices.first()).toBeVisible();
});

test('[CAT-1] a match that ends while you look shows how it ended and what to look at next', async ({ page }) => {
  await world.control('pause');
  const match = await shortMatch();
  await open(page, match);
  for (let step = 0; step < 60; step += 1) {
    const { data } = await world.read<{ data: MatchJson }>(`/matches/${match.id}`);
    if (data.status >= 3) break;
    await world.control('step', { ms: 20_000 });
  }
  const { home, away } = await scoreOf(match);
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(header.getByText('Final')).toBeVisible();
  await expect(header.getByText(`${home}–${away}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Market results' })).toBeVisible();
  await expect(page.locator('[data-result=win]').first()).toBeVisible();
  await expect(page.locator('[data-card] [data-odds][data-state=open]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^More from/ })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(page.locator('[data-result=win]').first()).toBeVisible();
});
