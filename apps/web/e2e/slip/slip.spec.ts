import { expect, test } from '../support/betting-world.ts';

test('[SLIP-1] [SLIP-2] [SLIP-3] [SLIP-19] [SLIP-4] [SLIP-5] [SLIP-6] [BET-1] [BET-6] [BET-7] [ODDS-1] [ODDS-2] the type follows the selections, and says when it can’t', async ({
  play,
}) => {
  const { slip, page } = await play({ who: null });
  await slip.pick(1);
  await expect(slip.type('Single')).toBeChecked();
  await slip.type('System').click({ force: true });
  await expect(slip.panel).toContainText('System: needs two selections');
  await slip.pick(1, 1);
  await expect(slip.type('Double')).toBeChecked();
  await slip.pick(2, 2);
  await expect(slip.type('4-fold')).toBeChecked();

  await slip.type('System').click();
  const choice = slip.panel.getByRole('combobox', { name: 'System' });
  await choice.selectOption({ label: 'Yankee · 11 lines' });
  await slip.stake.fill('22');
  await expect(slip.panel).toContainText('11 lines × €2.00 = €22.00');
  await slip.type('Per line').check();
  await expect(slip.stake).toHaveValue('2.00');
  await slip.stake.fill('3');
  await expect(slip.panel).toContainText('11 lines × €3.00 = €33.00');
  await expect(slip.panel).toContainText('Returns up to');
  await slip.remove(0);
  await expect(choice.locator('option:checked')).toHaveText('Trixie · 4 lines');
  await slip.button('Undo').click();
  await expect(slip.legs).toHaveCount(4);

  await slip.type('Singles').click();
  await expect(slip.panel.getByRole('textbox', { name: /^Stake on/ })).toHaveCount(4);
  await slip.type('4-fold').click();
  await slip.button('Clear all').click();
  await expect(slip.panel).toContainText('Your bet slip is empty');
  await slip.button('Undo').click();
  await expect(slip.legs).toHaveCount(4);

  await slip.button('Clear all').click();
  const odds = slip.prices().first().locator('[data-odds][data-state=open]');
  const names = await odds.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  await odds.nth(0).click();
  await odds.nth(1).click();
  await expect(slip.legs.nth(0)).toContainText(`Same match as ${names[1]?.split(',')[0]}`);
  await expect(slip.legs.nth(1)).toContainText(`Same match as ${names[0]?.split(',')[0]}`);

  await page.evaluate(() => localStorage.setItem('oddsType', 'american'));
  await page.reload();
  await expect(slip.legs.nth(0)).toContainText(/Current odds[+−-]\d{3}/);

  // The book of premium cricket takes one single at a time.
  await slip.button('Clear all').click();
  await page.goto('/sportsbook/premium-cricket');
  await slip.pick(2);
  await expect(slip.type('Double')).toBeChecked();
  await slip.type('Singles').click({ force: true });
  await expect(slip.panel).toContainText('Singles: Not available as singles');
  await expect(slip.type('Double')).toBeChecked();
});

test('[PLACE-7] [SLIP-9] [SLIP-12] [SLIP-13] [LIMIT-1] [LIMIT-2] [LIMIT-3] [LIMIT-4] [LIMIT-5] [LIMIT-6] a stake is read, offered, wished for and limited', async ({
  play,
}) => {
  const { slip } = await play({ who: 'rich', path: '/sportsbook/live?sport=soccer' });
  await slip.pick(1);
  for (const [typed, shown] of [
    ['2,50', '€2.50'],
    ['2.5', '€2.50'],
  ] as const) {
    await slip.stake.fill(typed);
    await expect(slip.button(`Place bet · ${shown}`)).toBeVisible();
  }
  for (const [typed, words] of [
    ['abc', 'Enter an amount like 10 or 2.50.'],
    ['1,234', 'Up to 2 decimal places.'],
    ['-5', 'A stake can’t be below zero.'],
  ] as const) {
    await slip.stake.fill(typed);
    await expect(slip.panel).toContainText(words);
    await expect(slip.button('Enter a stake')).toBeVisible();
  }
  await slip.button('Enter a stake').click();
  await expect(slip.stake).toBeFocused();
  await slip.button('Add €20.00 to the stake').click();
  await expect(slip.stake).toHaveValue('20.00');
  await slip.button('Add €20.00 to the stake').click();
  await expect(slip.stake).toHaveValue('40.00');
  await slip.stake.fill('10000');
  await expect(slip.button('Stake must be below €10,000.00')).toHaveAttribute('aria-disabled', 'true');
  await slip.button('Max stake').click();
  await expect(slip.placeButton).toBeVisible();

  await slip.pick(1, 1);
  await slip.button('Enter target returns instead').click();
  await slip.panel.getByRole('textbox', { name: /^Target returns/ }).fill('1000');
  const words = (await slip.placeButton.textContent()) ?? '';
  const [, stake, returns] = /· €([\d.,]+)returns €([\d.,]+)/.exec(words.replaceAll(',', '')) ?? [];
  expect(Number(returns)).toBeGreaterThanOrEqual(1000);
  expect(Number(stake)).toBeLessThan(1000);

  // From three selections on there is a boost, at the figure of its range. It takes cashout away, so it is asked about first.
  await slip.pick(1, 2);
  await expect(slip.panel).toContainText('Boosted bets can’t be cashed out.');
  await expect(slip.panel.getByRole('combobox', { name: 'Bonus' }).locator('option:checked')).not.toHaveText(
    'Combo boost',
  );
  await slip.button('Boost +5%').click();
  await expect(slip.panel.getByRole('combobox', { name: 'Bonus' }).locator('option:checked')).toHaveText('Combo boost');
  await expect(slip.panel).toContainText('Boost +5%');
  await expect(slip.panel).toContainText(/more selections at [\d.]+ or above for \+10%/);

  await slip.pick(18, 3);
  await slip.type('Singles').click();
  await slip.stake.fill('1');
  await expect(slip.button('At most 20 selections in a bet slip')).toHaveAttribute('aria-disabled', 'true');
  await slip.remove(0);
  await slip.type('20-fold').click();
  await slip.stake.fill('1');
  await expect(slip.panel).toContainText(/[Ww]innings (?:must be below|reach the limit of) €/);
  await slip.stake.fill('0.01');
  await expect(slip.panel).toContainText(/Total odds reach the limit of 10,?000/);
});

test('[LIMIT-5] [SLIP-10] [SLIP-14] what is missing in the balance is said, another currency leaves no stake behind, and a reload converts it', async ({
  play,
  bettingWorld: world,
}) => {
  const poor = await play({ who: 'empty' });
  await poor.slip.pick(1);
  await poor.slip.stake.fill('3');
  await expect(poor.slip.button(/^Deposit.*You need €3.00 more.*Balance €0.00, you need €3.00/)).toBeVisible();
  const { slip, page, context } = await play({ who: 'vip' });
  const currency = slip.panel.getByRole('combobox', { name: 'Currency' });
  const inPounds = slip.panel.getByRole('textbox', { name: 'Stake GBP' });
  await slip.pick(1);
  await slip.stake.fill('7');
  await slip.panel.locator('summary').click();
  await currency.selectOption('GBP');
  await expect(inPounds).toHaveValue('');
  await currency.selectOption('EUR');
  await expect(slip.stake).toHaveValue('');

  await slip.stake.fill('23');
  await expect(slip.button('Place bet · €23.00')).toBeVisible();
  // Elsewhere, on a phone for example, the player has gone over to pounds; one is 1.15 euro here.
  await page.goto('about:blank');
  const opened = await context.request.post(`${world.apiUrl}/platform/player/accounts`, {
    data: { currency: 'GBP' },
    headers: { origin: world.webUrl },
  });
  expect(opened.status()).toBe(200);
  await page.goBack();
  await expect(inPounds).toHaveValue('20.00');
  await slip.panel.locator('summary').click();
  await currency.selectOption('EUR');
  await expect(slip.stake).toHaveValue('');
});

test('[SLIP-15] [SLIP-16] a slip whose code was lost on the way comes at the next try, with what was picked meanwhile', async ({
  play,
}) => {
  const { slip, page } = await play({ who: null });
  const code = /\/assets\/(?:load-slip|slip-body)[^/]*$/;
  await page.route(code, (route) => route.abort());
  await slip.pick(2);
  await expect(page.locator('main [data-odds][aria-pressed=true]').first()).toBeVisible();
  await page.unroute(code);
  const lost = new Set<string>();
  await page.route(code, async (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.reload();
  await expect(slip.legs).toHaveCount(2);
  expect(lost.size).toBeGreaterThan(1);
  await expect(slip.legs.first()).toHaveCSS('display', /grid|flex/);
});
