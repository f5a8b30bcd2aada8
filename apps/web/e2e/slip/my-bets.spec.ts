import { expect, test, type Player } from '../support/betting-world.ts';

// The world is moved by hours here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

/** Places a bet and goes to it. */
async function place({ slip }: Player, selections: number, stake: string): Promise<void> {
  await slip.pick(selections);
  await slip.place(stake);
  await slip.placed();
  await slip.button('My bets').click();
}

test('[MYBETS-1] [MYBETS-4] an open bet shows what it is, is found by filters, and is played again', async ({
  play,
}) => {
  const player = await play({ who: 'rich' });
  const { slip, page } = player;
  await place(player, 3, '11');
  const card = slip.panel.getByRole('article', { name: 'Treble, €11.00' }).first();
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card).toContainText('Potential returns');
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(card).toContainText(/Placed .*2026/);
  await expect(card).toContainText(/No\. \w+-\w+/);

  // On paper: the bet alone, dark on white, over as many sheets as it takes.
  await page.evaluate(() => (window.print = () => undefined));
  await card.getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > article');
  await expect(sheet).toContainText(/No\. \w+-\w+/);
  await expect(sheet).toHaveCSS('color-scheme', 'light');
  await expect(sheet.getByRole('button', { includeHidden: true }).first()).toBeHidden();
  await expect(page.locator('main')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(sheet).toHaveCount(0);

  await slip.panel.getByText('Filters').click();
  await slip.panel.getByRole('combobox', { name: 'Bet type' }).selectOption('Systems');
  await expect(slip.panel.getByRole('article', { name: 'Treble, €11.00' })).toHaveCount(0);
  await slip.panel.getByRole('combobox', { name: 'Bet type' }).selectOption('Combos');
  await card.getByRole('button', { name: 'Bet again' }).click();
  await page.getByRole('button', { name: 'Add 3 selections to my bet slip' }).click();
  await expect(slip.legs).toHaveCount(3);
  await expect(slip.type('Treble')).toBeChecked();
});

test('[MYBETS-5] [MYBETS-6] a bet is cashed out whole, in part, by a rule, and never for less than was seen', async ({
  play,
  bettingWorld: world,
}) => {
  const player = await play({ who: 'rich' });
  const { slip, page, context, bets } = player;
  const take = { name: /^Confirm €/ };
  await place(player, 2, '20');
  const card = slip.panel.getByRole('article', { name: 'Double, €20.00' }).first();

  await test.step('an offer that fell is not taken; the new one is named', async () => {
    await card.getByRole('button', { name: /^Cash out €/ }).click();
    // The player saw more than the book offers by the time the order arrives.
    await context.route('**/v3/bets/cashout', async (route) => {
      const body = route.request().postDataJSON() as { to_cashout: number };
      await route.continue({ postData: JSON.stringify({ ...body, to_cashout: body.to_cashout + 100 }) });
    });
    await card.getByRole('button', take).click();
    await expect(card).toContainText(/The offer changed to €[\d.,]+\. Nothing was cashed out\./);
    await context.unroute('**/v3/bets/cashout');
  });

  await test.step('a part by the slider, the rest stays in play', async () => {
    await card.getByRole('button', { name: /^Cash out €/ }).click();
    // From "All" a key leads to the largest part there is.
    await card.getByRole('slider').press('ArrowLeft');
    await expect(card).toContainText('€18.00 of €20.00');
    await card.getByRole('slider').press('End');
    await card.getByRole('slider').press('PageDown');
    await expect(card).not.toContainText('All');
    await card.getByRole('slider').fill('500');
    await expect(card).toContainText('€15.00 of the stake is left');
    await card.getByRole('button', take).click();
    await expect(card).toContainText('Stake left');
  });

  await test.step('[MYBETS-8] a profit to take and a loss to stop, refused where they would sell at once, and taken back', async () => {
    await card.getByRole('button', { name: /^Cash out €/ }).click();
    const profit = card.getByRole('textbox', { name: /^Offer rises to/ });
    await profit.fill('0.05');
    await card.getByRole('button', { name: 'Set' }).click();
    await expect(card).toContainText(/The offer is already €[\d.,]+\. Enter a higher amount, or cash out now\./);
    await expect(card.getByRole('button', { name: /^Cash out €[\d.,]+ now$/ })).toBeVisible();
    await profit.fill('99999');
    await card.getByRole('button', { name: 'Set' }).click();
    await expect(card).toContainText(/This bet returns €[\d.,]+ at most\./);
    await profit.fill('');
    await card.getByRole('textbox', { name: /^Offer falls to/ }).fill('0.05');
    await card.getByRole('button', { name: 'Set' }).click();
    await expect(card).toContainText('Cashes out when the offer falls to €0.05');
    await card.getByRole('button', { name: 'Stop' }).click();
    await expect(card).not.toContainText('Cashes out when the offer falls to €0.05');
  });

  await test.step('the rest, and the answer is lost', async () => {
    await world.control('bet-answer-lost', { count: 1 });
    await card.getByRole('button', take).click();
    // The card stays as its own receipt, and a notification leads to the bet (MYBETS-9, NOTIF-2).
    await expect(card).toContainText(/€[\d.,]+ is in your balance\. See this bet under Settled\./);
    await expect(page.getByRole('status').getByText('Cashed out')).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const told = page.getByRole('dialog', { name: 'Notifications' });
    const notification = told.getByRole('listitem').filter({ hasText: 'Cashed out' }).first();
    await notification.getByText('Cashed out').first().click();
    await notification.getByRole('button', { name: 'See bet' }).click();
    await slip.panel.getByRole('button', { name: 'Back to all bets' }).click();
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toBeHidden();
    await slip.panel.getByRole('tab', { name: 'Settled' }).click();
    await expect(slip.panel.getByRole('article', { name: 'Double, €20.00' }).first()).toContainText('Cashed out');
    expect((await bets()).filter(({ stake }) => stake.value === 2000).map(({ status }) => status)).toContain(
      'cashed_out',
    );
  });
});

test('[MYBETS-2] [MYBETS-3] [MYBETS-5] a bet is settled while it is looked at, and one that was not accepted stands apart', async ({
  play,
  bettingWorld: world,
}) => {
  const visitor = await play({ who: null });
  await visitor.slip.show('My bets');
  await expect(visitor.slip.panel).toContainText('Sign in to see your bets');

  const { slip } = await play({ who: 'rich', path: '/sportsbook/live' });
  await slip.pick(1);
  await slip.place('14');
  await slip.placed();
  await slip.done();
  await world.control('bet-timing', { liveDelayMs: 600_000 });
  await slip.pick(1);
  await slip.place('1.5');
  await expect(slip.panel).toContainText('Checking your bet');
  await world.control('provider', { provider: 'betradar', status: 'inactive' });
  await world.control('bet-decide');
  await expect(slip.panel.getByText('Not accepted')).toBeVisible();
  await world.control('provider', { provider: 'betradar', status: 'active' });
  await slip.button('My bets').click();
  await slip.panel.getByRole('tab', { name: 'Settled' }).click();
  await expect(slip.panel.getByRole('heading', { name: 'Pending or not accepted' })).toBeVisible();
  const settled = slip.panel.getByRole('article', { name: 'Single, €14.00' }).filter({ hasText: /Won|Lost|Void/ });
  await world.control('step', { ms: 3 * 3_600_000 });
  await expect(settled.first()).toBeVisible({ timeout: 30_000 });
  await expect(slip.panel.getByRole('heading', { name: 'Last 30 days' })).toBeVisible();
  await slip.panel.getByText('Filters').click();
  await slip.panel.getByRole('combobox', { name: 'Period' }).selectOption('Last 7 days');
  await expect(slip.panel.getByRole('heading', { name: 'Last 7 days' })).toBeVisible();
});
