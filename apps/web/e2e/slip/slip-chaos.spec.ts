import { calm, expect, test, type Player } from '../support/betting-world.ts';
import type { PrivateWorld } from '../support/private-world.ts';

/** How long the chaos lasts: a taste of it with every change, CHAOS_SECONDS=120 for the whole of it. */
const chaosMs = Number(process.env['CHAOS_SECONDS'] ?? 15) * 1000;

test.describe.configure({ timeout: chaosMs + 120_000 });

/** The same numbers in every run, so that a failure can be had again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Asked {
  readonly key: string;
  readonly bets: number;
}

/** Every placement the page sent, by its key: what the player asked for. */
async function listen({ context }: Player): Promise<Map<string, Asked>> {
  const asked = new Map<string, Asked>();
  await context.route('**/v3/bets', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const key = request.headers()['idempotency-key'] ?? '';
      const { bets } = request.postDataJSON() as { bets: unknown[] };
      asked.set(key, { key, bets: bets.length });
    }
    await route.continue();
  });
  return asked;
}

type Act = (player: Player, world: PrivateWorld, pick: (below: number) => number) => Promise<unknown>;

const quickly = { timeout: 700 };

/** A bet from the first pick to the button. */
const wholeBet: Act = async ({ slip }, _, pick) => {
  await slip.prices().nth(pick(12)).locator('[data-odds][data-state=open]').first().click(quickly);
  await slip.stake.fill(String(1 + pick(9)), quickly);
  await slip
    .button(/^(?:Place|Accept)/)
    .first()
    .click(quickly);
};

const acts: readonly Act[] = [
  wholeBet,
  wholeBet,
  wholeBet,
  async ({ slip }, _, pick) =>
    slip.prices().nth(pick(12)).locator('[data-odds][data-state=open]').first().click(quickly),
  async ({ slip }, _, pick) =>
    slip.prices().nth(pick(12)).locator('[data-odds][data-state=open]').last().click(quickly),
  async ({ slip }) =>
    slip.legs
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click(quickly),
  async ({ slip }, _, pick) =>
    slip.panel
      .getByRole('radio')
      .nth(pick(3))
      .click({ ...quickly, force: true }),
  async ({ slip }, _, pick) => slip.stake.fill(String(1 + pick(9)), quickly),
  async ({ slip }) =>
    slip
      .button(/^(?:Place|Accept|Done|Keep selections)/)
      .first()
      .click(quickly),
  async ({ slip }) =>
    slip
      .button(/^(?:Place|Accept|Done)/)
      .first()
      .click(quickly),
  async ({ slip }) => slip.placeButton.dblclick(quickly),
  async ({ slip }) =>
    slip
      .button(/^(?:Undo|Remove unavailable)/)
      .first()
      .click(quickly),
  async ({ page }) => page.reload(),
  async ({ context }) => {
    await context.setOffline(true);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await context.setOffline(false);
  },
  async (_, world, pick) => world.control('step', { ms: 1000 * (1 + pick(20)) }),
  async (_, world) => world.control('bet-answer-lost', { count: 1 }),
  async (_, world) => world.control('bet-answer-delay', { count: 1, ms: 1500 }),
  async (_, world) => world.control('bet-price-move', { count: 1 }),
  async (_, world) => world.control('bet-database-busy', { count: 1 }),
  async (_, world) => world.control('realtime-fault', { kind: 'lost', channel: '*', share: 0.3 }),
  async (_, world) => world.control('cut'),
  async (_, world) => calm(world),
];

test('[PLACE-6] after minutes of chaos every bet the server has was asked for, once, and the page agrees', async ({
  play,
  bettingWorld: world,
}) => {
  const player = await play({ who: 'ordinary' });
  const { slip, bets } = player;
  const before = new Set((await bets()).map(({ id }) => id));
  const asked = await listen(player);
  const pick = numbers(20_261_121);
  const end = Date.now() + chaosMs;
  while (Date.now() < end) {
    const act = acts[pick(acts.length)];
    // A button that is not there just now is no failure: a player would not find it either.
    await act?.(player, world, pick).catch(() => undefined);
  }
  await player.context.setOffline(false);
  await calm(world);
  // Whatever is under way comes to its end, and the slip says which.
  await expect(slip.panel.getByText(/Placing your bet|Checking your bet/)).toHaveCount(0, { timeout: 90_000 });

  // And the slip is as good as new.
  for (const name of ['Done', 'Clear all']) {
    await slip
      .button(name)
      .click(quickly)
      .catch(() => undefined);
  }
  await slip.pick(1);
  await slip.place('2');
  await slip.placed();

  const made = (await bets()).filter(({ id }) => !before.has(id));
  const wanted = [...asked.values()].reduce((sum, one) => sum + one.bets, 0);
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThanOrEqual(wanted);
  expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);

  await slip.panel.getByRole('tab', { name: 'My bets' }).click();
  await slip.panel.getByRole('tab', { name: 'All', exact: true }).click();
  await expect
    .poll(async () => {
      await slip
        .button('Show more')
        .click({ timeout: 300 })
        .catch(() => undefined);
      return slip.panel.getByRole('article').count();
    })
    .toBe((await bets()).length);
});
