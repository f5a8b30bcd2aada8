import { expect, test, type Player } from '../support/betting-world.ts';
import { objections } from '../support/objections.ts';

/** One switch and a stake arm it; on a phone the slip is closed again. */
async function arm({ slip, page }: Player, stake: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 780;
  if (isPhone) await page.getByRole('button', { name: 'Bet slip', exact: true }).click();
  await slip.panel.getByRole('switch', { name: 'Quick bet' }).click();
  await slip.panel.getByRole('textbox', { name: /^Stake per tap/ }).fill(stake);
  if (isPhone) await page.keyboard.press('Escape');
  await expect(page.locator('header').first()).toContainText(`Quick bet €${stake}.00 on`);
}

/** What is said beside the tapped price. */
function answerOf({ page }: Player) {
  return page.locator('[popover]:popover-open').filter({ has: page.getByRole('status') });
}

/** Whether the answer stands beside the price it is about, inside the window. */
async function placeOf(player: Player, mark: 'checking' | 'waiting') {
  const { page } = player;
  const answer = await answerOf(player).boundingBox();
  const tapped = await page.locator(`main [data-odds][data-mark=${mark}]`).boundingBox();
  if (answer === null || tapped === null) throw new Error('no answer');
  const gap = Math.max(answer.y - tapped.y - tapped.height, tapped.y - answer.y - answer.height, 0);
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const isInside = answer.x >= 0 && answer.x + answer.width <= view.width && answer.y >= 0;
  return { isNear: gap <= 8, isInside };
}

test('[QUICK-1] [QUICK-2] [QUICK-3] [QUICK-4] [QUICK-5] one switch and a stake: one tap places it, once, and the button shows it', async ({
  play,
  bettingWorld: world,
}) => {
  const player = await play({ who: 'rich', path: '/sportsbook/live?sport=soccer' });
  const { slip, bets, page } = player;
  const before = (await bets()).length;
  const made = async () => (await bets()).length - before;
  const answer = answerOf(player);

  await arm(player, '3');
  await slip.pick(1);
  await expect(answer).toContainText('Accepted: €3.00 on');
  await expect(page.locator('main [data-odds][data-mark=placed]').first()).toBeVisible();
  expect(await made()).toBe(1);
  expect((await bets())[0]).toMatchObject({ is_quick: true, stake: { value: 300 } });

  await test.step('a refusal is told in words beside the price and on the button', async () => {
    await world.control('bet-reject', { code: 'max_stake_limit_exceeded' });
    await slip.pick(1, 2);
    await expect(answer).toContainText('Not placed: The stake is above our limit.');
    await expect(page.locator('main [data-odds][data-mark=refused]').first()).toBeVisible();
  });

  await test.step('a reload keeps it on, and a lost answer is found out', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
    const count = await made();
    await world.control('bet-answer-lost', { count: 1 });
    await slip.pick(1, 3);
    await expect(answer).toContainText('Accepted: €3.00 on');
    expect(await made()).toBe(count + 1);
  });

  await test.step('a match that has not begun waits for a tap of its own', async () => {
    await page.goto('/sportsbook/schedule');
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
    const count = await made();
    await slip.pick(1);
    await answer.getByRole('button', { name: 'Place €3.00' }).click();
    await expect(answer).toContainText('Accepted: €3.00 on');
    expect(await made()).toBe(count + 1);
  });

  await test.step('the strip switches it off, and a tap goes to the slip again', async () => {
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden();
    await slip.pick(1, 4);
    await expect(slip.legs).toHaveCount(1);
  });
});

for (const width of [320, 1440]) {
  test(`[QUICK-2] [QUICK-7] [QUICK-8] [QUICK-9] at ${width} px a tap is answered where it was, with the slip closed`, async ({
    play,
    bettingWorld: world,
  }) => {
    const player = await play({ who: 'rich', path: '/sportsbook/live?sport=soccer', width });
    const { slip, page, bets } = player;
    const before = (await bets()).length;
    const answer = answerOf(player);
    await arm(player, '3');
    const main = page.locator('main');

    await test.step('a live bet is not green before it is accepted, and its verdict is told', async () => {
      await world.control('bet-timing', { liveDelayMs: 60_000, traderMs: 400, offerMs: 60_000, cashoutMs: 400 });
      await slip.pick(1, 1);
      await expect(answer).toContainText('Being checked: €3.00 on');
      await expect(main.locator('[data-mark=checking]').first()).toBeVisible();
      expect(await main.locator('[data-mark=placed]').count()).toBe(0);
      expect(await placeOf(player, 'checking')).toEqual({ isNear: true, isInside: true });
      await world.control('bet-decide');
      await expect(answer).toContainText('Accepted: €3.00 on');
      await expect(main.locator('[data-mark=placed]').first()).toBeVisible();
    });

    await test.step('odds that moved are asked about, and one tap takes them', async () => {
      await world.control('bet-price-move', { count: 1 });
      await slip.pick(1, 2);
      await expect(answer).toContainText(/Odds fell from [\d.]+ to [\d.]+\./);
      const take = answer.getByRole('button', { name: /^Place €3\.00 at [\d.]+$/ });
      await expect(take).toBeVisible();
      expect(await placeOf(player, 'waiting')).toEqual({ isNear: true, isInside: true });
      expect(await objections(page, (axe) => axe.include('[popover]:popover-open'))).toEqual([]);
      expect((await bets()).length).toBe(before + 1);
      // Only that one placement met the lower price, so the next one is told of the old price again.
      await take.click();
      await expect(answer).toContainText(/Odds rose from [\d.]+ to [\d.]+\./);
      // A press counts when the new odds could be read.
      await expect(async () => {
        if (await take.isVisible()) await take.click();
        await expect(answer).toContainText('Being checked: €3.00 on', { timeout: 3000 });
      }).toPass();
    });

    expect(await page.getByRole('dialog', { name: 'Bet slip' }).filter({ visible: true }).count()).toBe(0);
  });
}

test('[QUICK-2] [QUICK-8] a tap without a stake says so where it was, and takes one', async ({ play }) => {
  const player = await play({ who: 'rich', path: '/sportsbook/live?sport=soccer' });
  const { slip, page } = player;
  const answer = answerOf(player);
  await slip.panel.getByRole('switch', { name: 'Quick bet' }).click();
  await slip.pick(1);
  await expect(answer).toContainText('enter a stake');
  await answer.getByRole('textbox', { name: /^Stake per tap/ }).fill('2');
  await answer.getByRole('button', { name: 'Place €2.00' }).click();
  await expect(answer).toContainText('Accepted: €2.00 on');
  await page.getByRole('button', { name: 'Turn off' }).click();
});

test('[QUICK-6] a balance below the stake switches it off, and says why', async ({ play }) => {
  const player = await play({ who: 'spi_test', path: '/sportsbook/live?sport=soccer' });
  const { slip } = player;
  await arm(player, '200');
  await slip.pick(1);
  await expect(slip.panel).toContainText('Quick bet is off: your balance is below the stake.');
  await expect(slip.panel.getByRole('switch', { name: 'Quick bet' })).not.toBeChecked();
});
