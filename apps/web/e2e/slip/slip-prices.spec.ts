import { expect, shake, shakeUntilSeen, SlipOnPage, stepUntilSeen, test } from '../support/betting-world.ts';

// The world is moved by hours here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

test('[TICKET-2] [TICKET-4] [TICKET-5] [SLIP-8] [SLIP-7] [SLIP-17] a moved price is asked about as the player wants, a suspended one can’t be placed', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip } = await play({ who: 'ordinary', path: '/sportsbook/live' });
  await slip.pick(3);
  await slip.stake.fill('10');
  await expect(slip.placeButton).toBeVisible();
  const accept = slip.button(/^Accept/);
  const options = slip.panel.locator('summary');
  await options.click();
  await slip.panel.getByRole('radio', { name: 'Ask me' }).check();
  // Prices that are shaken have no reason, so they may come back to what they were, and then there is nothing to accept.
  const soon = { timeout: 3000 };
  const receipt = slip.panel.getByText(/^(?:Bet placed|Checking your bet)/).first();
  await expect(async () => {
    if (await receipt.isVisible()) return;
    await shakeUntilSeen(world, slip.button(/^Accept \d+\.\d\d and place €10\.00/));
    await expect(slip.panel.getByText(/\d → \d/).first()).toBeVisible(soon);
    await expect(slip.panel.getByText(/returns €[\d.,]+ (?:more|less)/).first()).toBeVisible(soon);
    await expect(accept).toContainText(/\d\s→\s\d.* · returns €[\d.,]+, was €/, soon);
    if ((await slip.legs.count()) === 3) await slip.pick(1, 3);
    await expect(slip.legs).toHaveCount(4, soon);
    await accept.click(soon);
    await expect(receipt).toBeVisible(soon);
  }).toPass({ timeout: 60_000 });
  await slip.button('Keep selections').click();
  await slip.stake.fill('10');
  await options.click();

  await slip.panel.getByRole('radio', { name: 'Accept any odds' }).check();
  await shakeUntilSeen(world, slip.panel.getByText(/^Added at/).first());
  await expect(accept).toBeHidden();
  await expect(slip.placeButton).toBeVisible();

  await slip.pick(9, 4);
  await expect(async () => {
    await stepUntilSeen(world, 40_000, slip.legs.getByText('Suspended', { exact: true }).first());
    await slip.button('Remove unavailable selections').click(soon);
  }).toPass({ timeout: 60_000 });
  await expect(slip.button('Undo')).toBeVisible();
});

test('[TICKET-6] [SLIP-11] [SLIP-16] [RT-8] the slip stays true over an outage, offline, a reload and in two tabs', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip, page, context } = await play({ who: 'ordinary' });
  await slip.pick(3);
  await slip.stake.fill('7');
  await slip.panel.locator('summary').click();
  await slip.panel.getByRole('radio', { name: 'Accept any odds' }).check();
  await expect(slip.placeButton).toBeVisible();

  await world.control('provider', { provider: 'betradar', status: 'inactive' });
  await expect(slip.legs.getByText('Not available')).toHaveCount(3);
  await expect(slip.button('3 selections are not available')).toHaveAttribute('aria-disabled', 'true');
  await slip.button('Remove unavailable selections').click();
  await expect(slip.panel).toContainText('Your bet slip is empty');
  await world.control('provider', { provider: 'betradar', status: 'active' });
  await slip.button('Undo').click();
  await expect(slip.placeButton).toBeVisible();

  await context.setOffline(true);
  await expect(slip.button('Updating odds')).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect(slip.placeButton).toBeVisible();

  await page.reload();
  await expect(slip.legs).toHaveCount(3);
  await expect(slip.stake).toHaveValue('7.00');
  await expect(slip.placeButton).toBeVisible();

  const other = await context.newPage();
  await other.goto('/sportsbook');
  const there = new SlipOnPage(other);
  await expect(there.legs).toHaveCount(3);
  await there.stake.fill('4');
  await expect(slip.stake).toHaveValue('4.00');
  await there.remove(0);
  await expect(slip.legs).toHaveCount(2);

  // A tab of another release that can't read the slip begins with an empty one rather than a wrong one.
  await other.close();
  await page.evaluate(() => sessionStorage.setItem('bets', `${sessionStorage.getItem('bets')}spoilt`));
  await page.reload();
  await expect(slip.panel).toContainText('Your bet slip is empty');
});

test('[RT-7] prices go on after a message that can’t be decoded', async ({ play, bettingWorld: world }) => {
  test.skip(process.env['E2E_ALL'] === undefined, 'connection.test.ts proves it with every change');
  const { slip } = await play({ who: null, path: '/sportsbook/live' });
  await slip.pick(3);
  await expect(slip.legs).toHaveCount(3);
  // What is lost on the way leaves the next delta without what it builds on.
  await world.control('realtime-fault', { kind: 'lost', channel: '*', share: 0.5 });
  await shake(world, 300);
  await expect(slip.panel.getByText(/\d → \d/).first()).toBeVisible();
  await shake(world, 0);
  await world.control('heal');
  await world.control('pause');
  await slip.button('Clear all').click();
  await slip.pick(3, 3);
  await expect(slip.legs).toHaveCount(3);
  // A price whose last message was lost is corrected at the next heartbeat, so a change may be shown already.
  const shown = await slip.panel.innerText();
  await shake(world, 200);
  await expect.poll(() => slip.panel.innerText()).not.toBe(shown);
  await shake(world, 0);
});
