import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { addressOf, control, findEvent, openLively } from '../support/sandbox.ts';
import { signUp } from '../support/sign-up.ts';
import { startSpareWeb } from '../support/spare-web.ts';
import { apiUrl, webUrl } from '../support/stack.ts';
import { worldDay } from '../support/world-time.ts';

test.afterEach(async ({ request }) => {
  await control(request, 'heal');
});

/** A match that does not begin while it is looked at. */
async function comingMatch(request: APIRequestContext) {
  return findEvent(request, `sport_key=soccer&match_status=0&start_from=${worldDay(1)}T18:00:00Z`);
}

test('[CAT-5] [CAT-12] a market says why it takes no bets, and a match that it is no longer covered', async ({
  page,
  request,
}) => {
  const match = await comingMatch(request);
  await openLively(page, addressOf(match));
  const cards = page.locator('[data-card^="1/"]');
  for (const [status, words] of [
    ['handed_over', 'Moving to live odds. It may open again in a moment.'],
    ['cancelled', 'Market cancelled. Stakes are returned.'],
  ] as const) {
    await control(request, 'market-status', { match: match.id, market: '1', status });
    await expect(cards.getByText(words)).toBeVisible();
    await expect(cards.getByRole('button', { name: /not available/ }).first()).toHaveAttribute('aria-disabled', 'true');
  }
  await control(request, 'market-status', { match: match.id, market: '1', status: 'auto' });
  await control(request, 'bet-stop', { match: match.id, market: '1', ms: 86_400_000 });
  await expect(cards.getByText(/^Bets until \d\d:\d\d/)).toBeVisible();
  await control(request, 'match-status', { match: match.id, status: 'not_covered' });
  await expect(page.getByText('We no longer follow this match')).toBeVisible();
});

test('[MYBETS-2] [JACKPOT-3] [BONUS-6] [BONUS-9] bets that were called off, and bonuses and pools that rest, say so', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signUp(page.request);
  const player = await playerId(page);
  for (const [lever, words] of [
    ['bet-cancel', 'We cancelled this bet. The stake is back in your balance.'],
    ['bet-withdraw', 'This bet was withdrawn. The stake is back in your balance.'],
  ] as const) {
    await control(request, lever, { bet: await placeBet(page, request) });
    await page.goto('/sportsbook/general-rules');
    await page.getByRole('tab', { name: 'My bets' }).first().click();
    await page.getByRole('tab', { name: 'Settled' }).first().click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await control(request, 'bonus-issue', { player, offer: 'code-freebet' });
  await control(request, 'bonus-deactivate', { player, offer: 'code-freebet' });
  await control(request, 'jackpot-level', { level: 'mini', state: 'paused' });
  await control(request, 'tournament-state', { state: 'paused' });
  try {
    await openLively(page, '/sportsbook');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Promotions' }).click();
    await expect(page.getByRole('region', { name: 'City lights' }).getByText('Paused', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: /^Past/ }).click();
    await expect(page.getByText('Turned off', { exact: true })).toBeVisible();
    await page.goto('/sportsbook/promotions/weekend-cup');
    await expect(page.getByText(/^Paused\./)).toBeVisible();
    await expect(page.getByText(/^The prize pool started at/)).toBeVisible();
  } finally {
    await control(request, 'jackpot-level', { level: 'mini', state: 'active' });
    await control(request, 'tournament-state', { state: 'active' });
  }
});

test('[ERROR-2] an error before hydration and the first failure of the connection are reported, once each', async ({
  page,
}) => {
  const service = 'https://errors.example/report';
  const web = await startSpareWeb({ ERROR_REPORT_URL: service, ENVIRONMENT: 'staging' });
  const sent: { message: string; environment: string }[] = [];
  await page.route(service, async (route) => {
    sent.push(route.request().postDataJSON() as (typeof sent)[number]);
    await route.fulfill({ status: 204 });
  });
  await page.routeWebSocket(/connection\/websocket/, (socket) => void socket.close({ code: 1011 }));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      throw new Error('too early');
    });
  });
  await page.goto(`${web.webUrl}/sportsbook`);
  const told = (words: RegExp) =>
    sent.filter(({ message }) => words.test(message)).map(({ environment }) => environment);
  await expect.poll(() => told(/^too early$/)).toEqual(['staging']);
  await expect.poll(() => told(/^\w+ \d+: /).length).toBeGreaterThan(0);
  const messages = sent.map(({ message }) => message);
  expect(new Set(messages).size).toBe(messages.length);
  await web.stop();
});

test('[ALERT-1] going offline shows an alert at the bottom centre, for five seconds', async ({ page, context }) => {
  await openLively(page, '/sportsbook');
  // The script of the alert is loaded in advance, after hydration.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const alert = page.locator('[popover][data-tone="error"]');
  await expect(alert).toContainText('No connection');
  const box = await alert.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
  expect(box?.y ?? 0).toBeGreaterThan(height / 2);
  await expect(alert).toHaveCount(0, { timeout: 15_000 });
  await context.setOffline(false);
});

test('[CAT-11] [ROUTE-13] [CONFIG-6] [CONFIG-8] top sports, the shell alone, and the constants of the sources', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openLively(page, '/sportsbook');
  await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Top sports' }).click();
  await expect(page).toHaveURL(/\/top-sports$/);
  await expect(page.locator('[data-match]').first()).toBeVisible();
  const token = (name: string) =>
    page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name);
  for (const [name, value] of [
    ['--modal-enter', '50ms'],
    ['--modal-exit', '.5s'],
    ['--panel-size', '384px'],
  ] as const) {
    expect(await token(name)).toBe(value);
  }
  const shell = await page.goto('/sportsbook/_app');
  expect(shell?.status()).toBe(200);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  const old = page.getByText(/^Your browser is out of date/);
  await expect(old).toBeHidden();
  await page.addInitScript(() => void Object.assign(CSS, { supports: () => false }));
  await page.reload();
  await expect(old).toBeVisible();
});

test('[CAT-13] a race knows the player, takes a bet from the balance and settles it', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/sportsbook/racing');
  const game = page.frameLocator('iframe');
  await expect(game.locator('.balance')).toHaveText('€1,000.00');
  await game.getByRole('radio').first().check();
  await game.getByRole('spinbutton').fill('12');
  await game.getByRole('button', { name: 'Place bet' }).click();
  await expect(game.getByText('Bet placed.', { exact: true })).toBeVisible();
  await expect(game.locator('.balance')).toHaveText('€988.00');
  await control(page.request, 'step', { ms: 300_000 });
  await expect(game.getByText(/^Won|^Lost/)).toBeVisible();
});

async function playerId(page: Page): Promise<string> {
  const reply = await page.request.get(`${apiUrl}/platform/player`);
  return ((await reply.json()) as { id: string }).id;
}

/** A single of five euros on a match that has not begun. */
async function placeBet(page: Page, request: APIRequestContext): Promise<string> {
  const match = await comingMatch(request);
  const reply = await request.get(`${apiUrl}/v2/matches/${match.id}/markets?market_id=1`);
  const { data } = (await reply.json()) as { data: { id: string; outcomes: { id: string; odds: number }[] }[] };
  const [outcome] = data[0]?.outcomes ?? [];
  const device_id = crypto.randomUUID();
  const selection = { match_id: match.id, market_id: '1', specifier: '', outcome_id: outcome?.id, odds: outcome?.odds };
  const placed = await page.request.post(`${apiUrl}/v3/bets`, {
    headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: webUrl },
    data: {
      meta: { device_id, quick: false, type: 'single', locale: 'en', odds_accept_mode: 'any' },
      bets: [{ type: 'single', stake: 500, currency: 'EUR', bonus: null, jackpots: [], selections: [selection] }],
    },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { bets } = (await placed.json()) as { bets: { id: string }[] };
  return bets[0]?.id ?? '';
}
