import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { controlHeaders } from './controls.ts';
import { putJackpotsAway } from './jackpots.ts';
import { startPrivateWorld, type PrivateWorld } from './private-world.ts';
import { controlsUrl } from './stack.ts';
import { saturdayMs } from './world-time.ts';

const weekMs = 7 * 24 * 3_600_000;
/** A test may move the world on by this much before the next one gets a Saturday of its own. */
const driftMsMax = 20 * 60_000;

interface Bet {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly is_quick: boolean;
  readonly stake: { readonly value: number };
  readonly selections: readonly { readonly outcome: { readonly id: string; readonly name: string } }[];
}

/** A demo player in a browser of its own. */
export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly slip: SlipOnPage;
  /** The bets as the server has them. */
  readonly bets: () => Promise<readonly Bet[]>;
}

interface PlayerOptions {
  /** A key of the demo players; null for a visitor. */
  readonly who: string | null;
  readonly width?: number;
  readonly theme?: 'night' | 'day';
  readonly path?: string;
}

interface Fixtures {
  readonly world: PrivateWorld;
  readonly play: (options: PlayerOptions) => Promise<Player>;
}

/**
 * A sandbox whose world stands still: prices move when a test says so. Faults and demo players are the world's, so tests of
 * one worker share them one after the other, each beginning with a healed world.
 */
export const test = base.extend<Pick<Fixtures, 'play'>, { bettingWorld: PrivateWorld }>({
  bettingWorld: [
    async ({ channel }, use) => {
      // A fixture has to ask for something; the channel is not set here.
      expect(channel).toBeUndefined();
      // Time is moved by hand here, so a page kept for a second or two may be a week old.
      const world = await startPrivateWorld('betting', 6, { webEnv: { PAGE_FRESH_MS: '0' } });
      // Nobody looks at the shared world meanwhile, and one that stands still leaves the processor alone.
      await controlShared('pause');
      await use(world);
      await controlShared('resume');
      await world.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  play: async ({ browser, bettingWorld: world }, use) => {
    await calm(world);
    const contexts: BrowserContext[] = [];
    await use(async ({ who, width = 1440, theme = 'night', path = '/sportsbook' }) => {
      const context = await browser.newContext({
        viewport: { width, height: 1000 },
        baseURL: world.webUrl,
        hasTouch: width < 780,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      await context.addCookies([{ name: 'theme', value: theme, url: world.webUrl }]);
      if (who !== null) await signIn(context, world, who);
      const page = await context.newPage();
      await putJackpotsAway(page);
      await page.goto(path);
      // On a phone with an open slip the prices lie under it.
      await expect(page.locator('main [data-odds]').first()).toBeAttached();
      const bets = async () => {
        const reply = await context.request.get(`${world.apiUrl}/v3/bets`);
        return ((await reply.json()) as { bets: Bet[] }).bets;
      };
      return { context, page, slip: new SlipOnPage(page), bets };
    });
    await Promise.all(contexts.map(async (context) => context.close()));
  },
});

export { expect };

async function controlShared(command: 'pause' | 'resume'): Promise<void> {
  const reply = await fetch(`${controlsUrl}/control/${command}`, {
    method: 'POST',
    headers: { ...controlHeaders, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!reply.ok) throw new Error(`${command} answered ${reply.status}`);
}

export async function calm(world: PrivateWorld): Promise<void> {
  await world.control('heal');
  await world.control('pause');
  if (isShaken) await world.control('step', { ms: 1000 });
  isShaken = false;
  const { world: now } = await world.state();
  const nowMs = Date.parse(now.now);
  const saturdaysPast = Math.floor((nowMs - saturdayMs) / weekMs);
  if (nowMs - saturdayMs - saturdaysPast * weekMs > driftMsMax) {
    await world.control('jump', { to: new Date(saturdayMs + (saturdaysPast + 1) * weekMs).toISOString() });
  }
  await world.control('bet-timing', { liveDelayMs: 400, traderMs: 400, offerMs: 60_000, cashoutMs: 400 });
}

export async function signIn(
  context: BrowserContext,
  world: Pick<PrivateWorld, 'apiUrl' | 'webUrl'>,
  who: string,
): Promise<void> {
  const reply = await context.request.post(`${world.apiUrl}/platform/users/sign_in`, {
    data: { login: `${who}@slipstream.example`, password: 'slipstream' },
    headers: { origin: world.webUrl },
  });
  expect(reply.status(), `${who} signs in`).toBe(200);
}

/** Lets the world go on bit by bit until something is seen on the page. */
export async function stepUntilSeen(world: PrivateWorld, ms: number, seen: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await world.control('step', { ms });
    const isSeen = await seen.waitFor({ timeout: 400 }).then(
      () => true,
      () => false,
    );
    if (isSeen) return;
  }
  throw new Error('it never happened');
}

/** Moves the prices of live matches without a reason until something is seen on the page, then leaves them. */
export async function shakeUntilSeen(world: PrivateWorld, seen: Locator): Promise<void> {
  await shake(world, 200);
  await expect(seen).toBeVisible();
  await shake(world, 0);
}

let isShaken = false;

/** Moves the prices of live matches so many times a second. The next test begins with prices that have a reason again. */
export async function shake(world: PrivateWorld, perSecond: number): Promise<void> {
  isShaken = true;
  await world.control('shake', { perSecond });
}

/** The slip as a player finds it: the column at the side of a wide page, or the sheet on a phone. */
export class SlipOnPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Almost every step begins here, so it is not found by its role, which Playwright works out for every element of a page. */
  get panel(): Locator {
    return this.page.locator(':is(aside, dialog[open])[aria-label="Bet slip"]').filter({ visible: true });
  }

  /** What a phone shows of a closed slip. */
  get bar(): Locator {
    return this.page.locator('section[aria-label="Bet slip"]').getByRole('button');
  }

  get legs(): Locator {
    return this.panel.getByRole('list', { name: 'Selections' }).locator('> li');
  }

  get stake(): Locator {
    return this.panel.getByRole('textbox', { name: /^Stake (?:per single |per line |in total )?[A-Z]{3}$/ });
  }

  get placeButton(): Locator {
    return this.panel.getByRole('button', { name: /^Place / });
  }

  type(name: string | RegExp): Locator {
    return this.panel.getByRole('radio', { name });
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name });
  }

  /** Open prices of different matches, one of each, in the order of the page. */
  prices(): Locator {
    return this.page.locator('main li[data-odds-row]:has([data-odds][data-state=open])');
  }

  async remove(at: number): Promise<void> {
    await this.legs
      .nth(at)
      .getByRole('button', { name: /^Remove/ })
      .click();
  }

  /** Goes to the place of the panel that has this tab. */
  async show(tab: 'Bet slip' | 'My bets'): Promise<void> {
    await this.panel.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
  }

  /** Picks the first open price of so many matches, from the one at `start` on. */
  async pick(count: number, start = 0): Promise<void> {
    for (let at = start; at < start + count; at += 1) {
      await this.prices().nth(at).locator('[data-odds][data-state=open]').first().click();
    }
  }

  async place(stake: string): Promise<void> {
    await this.stake.fill(stake);
    await this.placeButton.click();
  }

  /** The receipt of a bet that was taken. */
  async placed(): Promise<void> {
    await expect(this.panel.getByText('Bet placed').first()).toBeVisible();
  }

  async done(): Promise<void> {
    await this.button('Done').click();
  }
}
