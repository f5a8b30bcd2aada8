import type { Request } from '@playwright/test';

import { calm, expect, SlipOnPage, test } from '../support/betting-world.ts';

/** In the page itself, so that two of them are as close as two hands on two mice. */
function click(button: HTMLElement | SVGElement): void {
  if (button instanceof HTMLElement) button.click();
}

function isPlacement(request: Request): boolean {
  return request.method() === 'POST' && request.url().endsWith('/v3/bets');
}

test('[TICKET-3] [TICKET-8] [TICKET-9] [PLACE-1] [PLACE-4] [PLACE-6] whatever becomes of the answer, a bet is placed once and the slip tells what is true', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip, bets, page, context } = await play({ who: 'rich' });
  const before = (await bets()).length;
  const made = async () => (await bets()).length - before;
  await slip.pick(1);

  const sent = page.waitForRequest(isPlacement);
  await slip.stake.fill('10');
  await slip.placeButton.dblclick();
  await slip.placed();
  expect(await made()).toBe(1);
  expectWhole(await sent);
  await slip.button('Keep selections').click();
  await expect(slip.button('Enter a stake')).toBeVisible();

  await test.step('the answer is lost after the bet was taken', async () => {
    await world.control('bet-answer-lost', { count: 1 });
    await slip.place('4');
    await slip.placed();
    expect(await made()).toBe(2);
    await slip.button('Keep selections').click();
  });

  await test.step('the request arrives twice', async () => {
    await context.route('**/v3/bets', async (route) => {
      if (isPlacement(route.request())) await route.fetch();
      await route.continue();
    });
    await slip.place('4');
    await slip.placed();
    expect(await made()).toBe(3);
    await context.unroute('**/v3/bets');
    await slip.button('Keep selections').click();
  });

  await test.step('the answer is lost, and the session ends before it is found out', async () => {
    // Where the sandbox hangs up a browser may ask again by itself; here the answer is lost for good.
    await context.route('**/v3/bets', async (route) => {
      if (!isPlacement(route.request())) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await world.control('api-fault', { method: 'POST', path: '/v3/bets/placements*', status: 401 });
    await slip.place('4');
    await expect(page.getByRole('dialog', { name: /^(?:Sign|Log) in/ })).toBeVisible();
    await context.unroute('**/v3/bets');
    await calm(world);
    await page.reload();
    await slip.placed();
    expect(await made()).toBe(4);
    await slip.button('Keep selections').click();
  });

  await test.step('the request never arrives', async () => {
    await context.route('**/v3/bets', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await slip.place('4');
    await expect(page.getByText(/^Your bet didn’t reach us/)).toBeVisible();
    expect(await made()).toBe(4);
    await context.unroute('**/v3/bets');
  });

  await test.step('an answer without a code', async () => {
    await context.route('**/v3/bets', (route) => route.fulfill({ status: 400, body: 'no' }));
    await slip.placeButton.click();
    await expect(page.getByText(/^Something went wrong. No money was taken/)).toBeVisible();
    await context.unroute('**/v3/bets');
    expect(await made()).toBe(4);
  });

  await test.step('nothing changes while it is placed, and a reload in the middle finds out', async () => {
    await world.control('bet-answer-delay', { count: 1, ms: 30_000 });
    await slip.placeButton.click();
    await expect(slip.panel).toContainText('Placing your bet');
    await slip.pick(1, 1);
    await expect(page.getByText('A bet is being placed').first()).toBeVisible();
    await expect(slip.legs).toHaveCount(1);
    await page.reload();
    await slip.placed();
    expect(await made()).toBe(5);
  });
});

/** Everything a placement has to say, and nothing of other kinds of bet (PLACE-1). */
function expectWhole(request: Request): void {
  expect(request.headers()['idempotency-key']).toMatch(/^[\w-]{16,64}$/);
  const { meta, bets } = request.postDataJSON() as { meta: object; bets: readonly object[] };
  expect(meta).toMatchObject({
    device_id: expect.stringMatching(/^[\da-f-]{36}$/),
    quick: false,
    type: 'single',
    locale: 'en',
  });
  expect(bets).toEqual([
    expect.objectContaining({
      stake: 1000,
      currency: 'EUR',
      selections: [
        {
          match_id: expect.any(String),
          market_id: expect.any(String),
          specifier: expect.any(String),
          outcome_id: expect.any(String),
          odds: expect.any(Number),
        },
      ],
    }),
  ]);
  expect(Object.keys(bets[0] ?? {})).toContain('bonus');
  expect(Object.keys(bets[0] ?? {})).not.toContain('system_id');
  expect(Object.keys(bets[0] ?? {})).not.toContain('custom_odds');
}

test('[PLACE-6] the same slip placed in two tabs at once is one bet, and closing the tab that places loses nothing', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip, bets, context } = await play({ who: 'rich' });
  const before = (await bets()).length;
  await slip.pick(1);
  await slip.stake.fill('4');
  const other = await context.newPage();
  await other.goto('/sportsbook');
  const there = new SlipOnPage(other);
  await expect(there.placeButton).toBeVisible();
  await world.control('bet-answer-delay', { count: 2, ms: 1000 });
  // Found before either is pressed: each tab hears at once that the other places.
  const buttons = await Promise.all([slip.placeButton.elementHandle(), there.placeButton.elementHandle()]);
  await Promise.all(buttons.map(async (button) => button?.evaluate(click)));
  await Promise.all([slip.placed(), there.placed()]);
  expect(await bets()).toHaveLength(before + 1);

  await slip.button('Keep selections').click();
  await there.stake.fill('5');
  await expect(slip.stake).toHaveValue('5.00');
  await world.control('bet-answer-delay', { count: 1, ms: 30_000 });
  await there.placeButton.click();
  await expect(slip.panel).toContainText('Placing your bet');
  await expect.poll(async () => (await bets()).length).toBe(before + 2);
  await other.close({ runBeforeUnload: true });
  await slip.placed();
  expect(await bets()).toHaveLength(before + 2);
});
