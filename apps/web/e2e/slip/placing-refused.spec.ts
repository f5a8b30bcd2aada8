import type { Route } from '@playwright/test';

import { calm, expect, test } from '../support/betting-world.ts';

test('[TICKET-1] [PLACE-2] [PLACE-3] [LIMIT-6] a refusal says what happened, that no money moved, and stands beside its selection', async ({
  play,
  bettingWorld: world,
}) => {
  const { page, slip, bets, context } = await play({ who: 'rich' });
  const before = (await bets()).length;
  const alert = slip.panel.getByRole('alert');
  await slip.pick(2);

  await test.step('the price moved before the bet was taken', async () => {
    await world.control('bet-price-move', { count: 1 });
    await slip.place('5');
    await expect(alert).toContainText('Odds changed before we accepted your bet. No money was taken.');
    await expect(slip.legs.getByText(/\d → \d/).first()).toBeVisible();
    await expect(slip.button(/^Accept/)).toBeVisible();
    await slip.button('Clear all').click();
  });

  await test.step('the book refuses with a code', async () => {
    await slip.pick(2);
    await world.control('bet-reject', { code: 'max_stake_limit_exceeded' });
    await slip.place('5');
    await expect(alert).toContainText('Bet not accepted. No money was taken.');
    await expect(alert).toContainText('The stake is above our limit.');
    await alert.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the book is busy', async () => {
    await world.control('bet-database-busy', { count: 1 });
    await slip.placeButton.click();
    await expect(alert).toContainText('No money was taken.');
    expect(await bets()).toHaveLength(before);
  });

  await test.step('[PLACE-4] [PLACE-6] the book breaks, is asked what became of the bet, and has none', async () => {
    await world.control('api-fault', { method: 'POST', path: '/v3/bets', status: 500 });
    await slip.placeButton.click();
    await expect(page.getByText(/^Your bet didn’t reach us/)).toBeVisible();
    expect(await bets()).toHaveLength(before);
    await calm(world);
  });

  await test.step('one of two singles is refused', async () => {
    await slip.type('Singles').click();
    await slip.stake.fill('2');
    // The price the second one is sent with is one the book never had.
    await context.route('**/v3/bets', async (route: Route) => {
      const body = route.request().postDataJSON() as { bets: { selections: { odds: number }[] }[] };
      const [selection] = body.bets[1]?.selections ?? [];
      if (selection !== undefined) selection.odds += 5000;
      await route.continue({ postData: JSON.stringify(body) });
    });
    await slip.button(/^Place 2 bets/).click();
    await slip.placed();
    await expect(slip.panel).toContainText('One bet was not accepted and is still in your bet slip.');
    await slip.done();
    await expect(slip.legs).toHaveCount(1);
    expect(await bets()).toHaveLength(before + 1);
  });
});

test('[PLACE-2] [PLACE-5] [SESSION-3] who may not bet is told, and a session that ended keeps the slip', async ({
  play,
}) => {
  const flagged = await play({ who: 'pve' });
  await flagged.slip.pick(1);
  await flagged.slip.panel.getByRole('textbox', { name: /^Stake/ }).fill('5');
  await expect(flagged.slip.button('Your account can’t place bets')).toHaveAttribute('aria-disabled', 'true');

  const limited = await play({ who: 'limited' });
  await limited.slip.pick(1);
  await limited.slip.place('100');
  const refused = limited.slip.panel.getByRole('alert');
  await expect(refused).toContainText('This bet goes over a limit you set. No money was taken.');
  await expect(refused.getByRole('link', { name: 'Limits and breaks' })).toBeVisible();

  const { slip, page } = await play({ who: 'ordinary' });
  await slip.pick(1);
  await slip.stake.fill('5');
  // The session is over for the server; the page finds out by this bet, or by something it asked just before: then the dialog is
  // already over the button.
  await page.context().clearCookies();
  await slip.panel.getByRole('button', { name: /^(?:Place|Sign in|Log in)/ }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: /^(?:Sign|Log) in/ })).toBeVisible();
  await page.reload();
  await expect(slip.legs).toHaveCount(1);
});

test('[MYBETS-2] a live bet waits with its time shown and may be turned down, and a trader may offer a VIP less', async ({
  play,
  bettingWorld: world,
}) => {
  const { slip } = await play({ who: 'rich', path: '/sportsbook/live?sport=soccer' });
  // Nothing is decided before the test says so, however long the page takes to show that it waits.
  await world.control('bet-timing', { liveDelayMs: 600_000, traderMs: 600_000 });
  await slip.pick(1);
  await slip.place('3');
  await expect(slip.panel).toContainText('Checking your bet');
  await expect(slip.panel).toContainText('€3.00 is held until then');
  await expect(slip.panel.getByRole('progressbar')).toBeVisible();
  await world.control('bet-decide');
  await slip.placed();
  await slip.done();

  await slip.pick(1);
  await slip.place('1');
  await expect(slip.panel).toContainText('Checking your bet');
  await world.control('provider', { provider: 'betradar', status: 'inactive' });
  await world.control('bet-decide');
  await expect(slip.panel.getByText('Not accepted')).toBeVisible();
  await expect(slip.panel).toContainText('€1.00 is back in your balance');
  await world.control('provider', { provider: 'betradar', status: 'active' });

  const vip = await play({ who: 'vip' });
  await vip.slip.pick(1);
  await vip.slip.place('12000');
  await expect(vip.slip.panel).toContainText('Our traders are reviewing this bet.');
  await world.control('bet-decide');
  await expect(vip.slip.panel).toContainText('We can accept a stake of');
  await vip.slip.button(/^Accept €/).click();
  await vip.slip.placed();
  expect((await vip.bets())[0]?.stake.value).toBeLessThan(1_200_000);
});
