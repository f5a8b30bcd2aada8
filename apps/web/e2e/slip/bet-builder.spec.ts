import { expect, test, type Player } from '../support/betting-world.ts';
import type { PrivateWorld } from '../support/private-world.ts';

/** The address of a match to come that has a bet builder. */
async function matchPath(world: PrivateWorld): Promise<string> {
  const { data } = await world.read<{ data: { slug: string; has_custom_bet: boolean }[] }>(
    '/matches?sport_key=soccer&match_status=0&limit=20',
  );
  const match = data.find(({ has_custom_bet: has }) => has);
  if (match === undefined) throw new Error('no match with a bet builder');
  return `/sportsbook/soccer/${match.slug}`;
}

/** Picks one outcome, then one of another market that can join it. */
async function build({ page }: Player): Promise<void> {
  const builder = page.locator('#betBuilder');
  await builder.locator('fieldset button').first().click();
  await expect(builder.getByText('Add one more selection.')).toBeVisible();
  await builder.locator('fieldset:not(:has([aria-pressed=true])) [data-odds]:not([aria-disabled])').first().click();
  await expect(builder.getByText('Total odds')).toBeVisible();
}

test('[CUSTOM-1] [CUSTOM-2] [CUSTOM-3] outcomes of one match are combined at one price, alone in the slip, and placed', async ({
  play,
  bettingWorld: world,
}) => {
  const player = await play({ who: 'rich' });
  const { slip, page, bets } = player;
  await slip.pick(1);
  await expect(slip.legs).toHaveCount(1);
  await page.goto(`${await matchPath(world)}#betBuilder`);
  const builder = page.locator('#betBuilder');
  await expect(builder.getByRole('alert')).toContainText('A bet builder can’t be mixed with other selections.');
  await builder.getByRole('button', { name: 'Clear my bet slip' }).click();
  await build(player);
  await expect(builder.locator('button[aria-disabled]').first()).toHaveAccessibleName(/: (?:can’t|says|is)/);
  await expect(builder.getByRole('status')).toHaveText(/^\d+\.\d\d+$/);
  const price = (await builder.getByRole('status').textContent()) ?? '';
  await slip.place('6');
  await slip.placed();
  await expect(slip.panel).toContainText(price);
  expect((await bets())[0]).toMatchObject({ type: 'custom_bet', stake: { value: 600 } });
});

test('[CUSTOM-4] [CUSTOM-5] markets stand side by side, and on a phone the first pick takes one line', async ({
  play,
  bettingWorld: world,
}) => {
  const player = await play({ who: null, path: `${await matchPath(world)}#betBuilder` });
  const { page, slip } = player;
  const builder = page.locator('#betBuilder');
  await page.setViewportSize({ width: 1440, height: 900 });
  await builder
    .getByRole('button', { name: /Add to bet slip/ })
    .first()
    .click();
  await expect(slip.legs).not.toHaveCount(0);
  const cards = builder.locator('fieldset');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  const last = await cards.last().boundingBox();
  expect(last?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect(second?.x).toBe(first?.x);
  expect(await builder.evaluate((element) => element.clientHeight)).toBeLessThan(1500);
  await slip.button('Clear all').click();
  await page.setViewportSize({ width: 390, height: 844 });
  await cards.first().locator('[data-odds]').first().click();
  const sum = builder.getByRole('region', { name: 'Your bet builder' });
  await expect(sum).toContainText('Add one more selection.');
  expect(await sum.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(56);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[CUSTOM-2] the modal opens when a slip becomes a custom bet away from its match', async ({
  play,
  bettingWorld: world,
}) => {
  const player = await play({ who: null, path: `${await matchPath(world)}#betBuilder` });
  const { slip, page } = player;
  await build(player);
  await slip.button('Share').click();
  await page.getByRole('dialog', { name: 'Share this bet' }).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const reader = await play({ who: null });
  await reader.page.goto(link);
  await reader.page.getByRole('button', { name: 'Add 2 selections to my bet slip' }).click();
  const modal = reader.page.getByRole('dialog', { name: 'Bet builder' });
  await expect(modal.getByRole('button', { pressed: true })).toHaveCount(2);
  await modal.getByRole('button', { name: 'Go to bet slip' }).click();
  await expect(modal).toBeHidden();
  await expect(reader.slip.legs).toHaveCount(2);
  await reader.slip.pick(1);
  await expect(
    reader.page.getByText('A bet builder can’t be mixed with other selections. Place or clear it first.').first(),
  ).toBeVisible();
});
