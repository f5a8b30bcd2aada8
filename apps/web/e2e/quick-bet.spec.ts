import { expect, test, type Player } from './betting-world.ts';

/** Switches quick bet on with a stake, approved. */
async function switchOn({ slip }: Player, stake: string): Promise<void> {
  await slip.panel.getByRole('switch', { name: 'Quick bet' }).click();
  await slip.panel.getByRole('textbox', { name: /^Stake per tap/ }).fill(stake);
  await slip.panel.getByRole('switch', { name: /^One tap places/ }).click();
}

test('[QUICK-1] [QUICK-2] [QUICK-3] [QUICK-4] [QUICK-5] one tap places what was approved, once, and the button shows it', async ({
  play,
  bettingWorld: world,
}) => {
  const player = await play({ who: 'rich', path: '/sportsbook/live' });
  const { slip, bets, page } = player;
  const before = (await bets()).length;
  const made = async () => (await bets()).length - before;
  const receipt = (stake: string) => slip.panel.getByText(new RegExp(`(?:Placed|Being checked:?) €${stake} on`));
  const approval = slip.panel.getByRole('switch', { name: /^One tap places/ });

  await switchOn(player, '3');
  await slip.pick(1);
  await expect(receipt('3.00')).toBeVisible();
  await expect(page.locator('main [data-odds][data-mark=placed]').first()).toBeVisible();
  expect(await made()).toBe(1);
  expect((await bets())[0]).toMatchObject({ is_quick: true, stake: { value: 300 } });

  await test.step('another stake asks for approval again, and without it nothing is placed', async () => {
    await slip.panel.getByRole('textbox', { name: /^Stake per tap/ }).fill('4');
    await expect(approval).not.toBeChecked();
    await slip.pick(1, 1);
    await expect(slip.panel).toContainText('Approve your stake first.');
    expect(await made()).toBe(1);
  });

  await test.step('a refusal is told in words and on the button', async () => {
    await approval.click();
    await world.control('bet-reject', { code: 'max_stake_limit_exceeded' });
    await slip.pick(1, 2);
    await expect(slip.panel).toContainText('Not placed: The stake is above the highest we accept.');
    await expect(page.locator('main [data-odds][data-mark=refused]').first()).toBeVisible();
  });

  await test.step('a reload keeps it on, and a lost answer is found out', async () => {
    await page.reload();
    await expect(approval).toBeChecked();
    const count = await made();
    await world.control('bet-answer-lost', { count: 1 });
    await slip.pick(1, 3);
    await expect(receipt('4.00')).toBeVisible();
    expect(await made()).toBe(count + 1);
  });

  await test.step('a match that has not begun waits for a tap of its own', async () => {
    await page.goto('/sportsbook/schedule');
    await expect(approval).toBeChecked();
    const count = await made();
    await slip.pick(1);
    await slip.button('Place €4.00').click();
    await expect(receipt('4.00')).toBeVisible();
    expect(await made()).toBe(count + 1);
  });
});

test('[QUICK-6] a balance below the stake switches it off, and says why', async ({ play }) => {
  const player = await play({ who: 'spi_test', path: '/sportsbook/live' });
  const { slip } = player;
  await switchOn(player, '200');
  await slip.pick(1);
  await expect(slip.panel).toContainText('Quick bet was switched off: your balance is below the stake.');
  await expect(slip.panel.getByRole('switch', { name: 'Quick bet' })).not.toBeChecked();
});
