import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { expect, shakeUntilSeen, test, type Player } from '../support/betting-world.ts';
import type { PrivateWorld } from '../support/private-world.ts';

test.describe.configure({ timeout: 120_000 });

async function objections(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).include('aside, dialog[open]').analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .slice(0, 3)
        .join(' ')}`,
  );
}

type States = readonly [string, (player: Player, world: PrivateWorld) => Promise<unknown>][];

/** Every state a slip can be looked at in while it is made, one after the other. */
const made: States = [
  [
    'with one selection',
    async ({ slip }) => {
      await slip.pick(1);
      await expect(slip.legs).toHaveCount(1);
    },
  ],
  ['with a stake', async ({ slip }) => slip.stake.fill('10')],
  ['with what is missing said', async ({ slip }) => slip.stake.fill('abc')],
  ['as a treble', async ({ slip }) => slip.pick(2, 1)],
  ['as a system', async ({ slip }) => slip.type('System').click()],
  ['as singles', async ({ slip }) => slip.type('Singles').click()],
  ['with its settings open', async ({ slip }) => slip.panel.locator('summary').click()],
  [
    'with a removal to undo',
    async ({ slip }) =>
      slip.legs
        .nth(0)
        .getByRole('button', { name: /^Remove/ })
        .click(),
  ],
  [
    'with selections of one match',
    async ({ slip, page }) => {
      await slip.type('Double').click();
      await page
        .locator('main [data-odds][aria-pressed=true]')
        .first()
        .locator('..')
        .locator('[data-odds]')
        .nth(1)
        .click();
    },
  ],
  [
    'while a provider is down',
    async ({ slip }, world) => {
      await world.control('provider', { provider: 'betradar', status: 'inactive' });
      await expect(slip.legs.getByText('Not available').first()).toBeVisible();
    },
  ],
  [
    'empty',
    async ({ slip }, world) => {
      await world.control('provider', { provider: 'betradar', status: 'active' });
      await slip.button('Clear all').click();
    },
  ],
];

/** And from then on. */
const placed: States = [
  [
    'being placed',
    async ({ slip }, world) => {
      await slip.pick(1);
      await world.control('bet-answer-delay', { count: 1, ms: 6000 });
      await slip.place('5');
      await expect(slip.panel).toContainText('Placing your bet');
    },
  ],
  ['placed', async ({ slip }) => slip.placed()],
  [
    'as my bets',
    async ({ slip }) => {
      await slip.button('My bets').click();
      await expect(slip.panel.getByRole('article').first()).toBeVisible();
    },
  ],
  [
    'with a cashout to confirm',
    async ({ slip }) =>
      slip
        .button(/^Cash out €/)
        .first()
        .click(),
  ],
  [
    'refused',
    async ({ slip }, world) => {
      await slip.panel.getByRole('tab', { name: /^Bet slip/ }).click();
      await slip.done();
      await slip.pick(1);
      await world.control('bet-reject', { code: 'max_stake_limit_exceeded' });
      await slip.place('5');
      await expect(slip.panel.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'offline',
    async ({ slip, context }) => {
      await context.setOffline(true);
      await expect(slip.button('Updating odds')).toBeVisible();
    },
  ],
  [
    'with a price that moved',
    async ({ slip, page, context }, world) => {
      await context.setOffline(false);
      await slip.button('Clear all').click();
      await page.goto('/sportsbook/live');
      await slip.pick(3);
      await slip.stake.fill('5');
      await shakeUntilSeen(world, slip.button(/^Accept [\d.]+ and place/));
    },
  ],
  [
    'shared',
    async ({ slip, page }) => {
      await slip.button('Share').click();
      await expect(page.getByRole('button', { name: 'Save picture' })).toBeVisible();
    },
  ],
  [
    'waiting for the bookmaker',
    async ({ slip, page }, world) => {
      await page.keyboard.press('Escape');
      await world.control('bet-timing', { liveDelayMs: 600_000 });
      await slip.button(/^Accept/).click();
      await expect(slip.panel).toContainText('Checking your bet');
    },
  ],
  [
    'not accepted',
    async ({ slip }, world) => {
      await world.control('provider', { provider: 'betradar', status: 'inactive' });
      await world.control('bet-decide');
      await expect(slip.panel).toContainText('Not accepted');
      await world.control('provider', { provider: 'betradar', status: 'active' });
      await slip.done();
    },
  ],
  [
    'with quick bet on',
    async ({ slip }) => {
      await slip.panel.getByRole('switch', { name: 'Quick bet' }).click();
      await slip.panel.getByRole('textbox', { name: /^Stake per tap/ }).fill('1');
    },
  ],
];

/** The colours of the other theme are proven pair by pair in contrast.test.ts, so every change tries one theme only. */
const themes = process.env['E2E_ALL'] === undefined ? (['night'] as const) : (['night', 'day'] as const);

for (const theme of themes) {
  for (const [when, states] of Object.entries({ 'while it is made': made, 'once it is placed': placed })) {
    test(`axe objects to nothing in any state of the slip ${when}, by ${theme}`, async ({
      play,
      bettingWorld: world,
    }) => {
      const player = await play({ who: 'rich', theme });
      for (const [state, reach] of states) {
        await reach(player, world);
        expect([state, await objections(player.page)]).toEqual([state, []]);
      }
    });
  }
}

test('three selections, a system, a stake, a placement and a cashout by keyboard alone, each control with a name of its own', async ({
  play,
}) => {
  const { slip, page, bets } = await play({ who: 'rich' });
  const before = (await bets()).length;
  await slip.prices().nth(0).locator('[data-odds][data-state=open]').first().focus();
  for (let pick = 0; pick < 3; pick += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  await expect(slip.legs).toHaveCount(3);
  await slip.type('Treble').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slip.type('Singles')).toBeChecked();
  const names = await namesOf(slip.panel);
  expect(names.filter((name) => name.trim() === '')).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slip.type('System')).toBeChecked();
  await tabTo(page, 'Stake in total EUR');
  await page.keyboard.type('9');
  await tabTo(page, /^Place bet/);
  await page.keyboard.press('Enter');
  await slip.placed();
  expect(await bets()).toHaveLength(before + 1);
  await tabTo(page, 'My bets');
  await page.keyboard.press('Enter');
  // The focus stays in the panel, whatever it shows; the bets have to come before one can be reached.
  await expect(slip.button(/^Cash out €/).first()).toBeVisible();
  await tabTo(page, /^Cash out €/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Confirm €/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await bets())[0]?.status).toBe('cashed_out');
});

/** What a screen reader calls every field and button of the slip. */
async function namesOf(panel: Locator): Promise<readonly string[]> {
  return panel
    .getByRole('textbox')
    .or(panel.getByRole('button'))
    .evaluateAll((controls) =>
      controls.map(
        (control) => control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent,
      ),
    );
}

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const isThere = await focused
      .and(page.getByRole('button', { name }).or(page.getByRole('textbox', { name })))
      .count();
    if (isThere > 0) return;
  }
  throw new Error(`nothing called ${String(name)} can be reached by keyboard`);
}
