import { expect, SlipOnPage, test } from './betting-world.ts';

/** In the page itself, so that two of them are as close as two hands on two mice. */
function click(button: HTMLElement | SVGElement): void {
  if (button instanceof HTMLElement) button.click();
}

test('[TICKET-3] [TICKET-8] [TICKET-9] [PLACE-4] [PLACE-6] whatever becomes of the answer, a bet is placed once and the slip tells what is true', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip, bets, page, context } = await play({ who: 'rich' });
  const before = (await bets()).length;
  const made = async () => (await bets()).length - before;
  await slip.pick(1);

  await slip.stake.fill('10');
  await slip.placeButton.dblclick();
  await slip.placed();
  expect(await made()).toBe(1);
  await slip.button('Keep selections').click();
  await expect(slip.button('Enter a stake')).toBeVisible();

  await test.step('the answer is lost after the bet was taken', async () => {
    await world.control('bet-answer-lost', { count: 1 });
    await slip.place('4');
    await slip.placed();
    expect(await made()).toBe(2);
    await slip.button('Keep selections').click();
  });

  await test.step('the request never arrives', async () => {
    await context.route('**/v3/bets', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await slip.place('4');
    await expect(page.getByText(/^It never reached the bookmaker/)).toBeVisible();
    expect(await made()).toBe(2);
    await context.unroute('**/v3/bets');
  });

  await test.step('an answer without a code', async () => {
    await context.route('**/v3/bets', (route) => route.fulfill({ status: 400, body: 'no' }));
    await slip.placeButton.click();
    await expect(page.getByText(/^Something went wrong on the way. No money has moved/)).toBeVisible();
    await context.unroute('**/v3/bets');
    expect(await made()).toBe(2);
  });

  await test.step('nothing changes while it is placed, and a reload in the middle finds out', async () => {
    await world.control('bet-answer-delay', { count: 1, ms: 4000 });
    await slip.placeButton.click();
    await expect(slip.panel).toContainText('Placing your bet');
    await slip.pick(1, 1);
    await expect(page.getByText('A bet is being placed').first()).toBeVisible();
    await expect(slip.legs).toHaveCount(1);
    await page.reload();
    await slip.placed();
    expect(await made()).toBe(3);
  });
});

test('[PLACE-6] the same slip placed in two tabs at once is one bet', async ({ play, bettingWorld: world }) => {
  const { slip, bets, context } = await play({ who: 'rich' });
  const before = (await bets()).length;
  await slip.pick(1);
  await slip.stake.fill('4');
  const other = await context.newPage();
  await other.goto('/sportsbook');
  const there = new SlipOnPage(other);
  await expect(there.placeButton).toBeVisible();
  await world.control('bet-answer-delay', { count: 2, ms: 1000 });
  await Promise.all([slip.placeButton.evaluate(click), there.placeButton.evaluate(click)]);
  await Promise.all([slip.placed(), there.placed()]);
  expect(await bets()).toHaveLength(before + 1);
});
