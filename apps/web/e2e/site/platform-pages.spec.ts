import { expect, test, type FrameLocator, type Page } from '@playwright/test';

import { untilHydrated } from '../support/sandbox.ts';
import { signUp } from '../support/sign-up.ts';
import { apiUrl, hostUrl } from '../support/stack.ts';

/** Where a page of the platform opens: over the sportsbook when that is alone, over its frame when it is not. */
interface Place {
  readonly name: string;
  readonly address: string;
  readonly book: (page: Page) => Page | FrameLocator;
  readonly over: string;
  /** Before that its links lead to pages. */
  readonly untilReady: (page: Page) => Promise<void>;
}

const places: readonly Place[] = [
  {
    name: 'over the sportsbook',
    address: '/sportsbook',
    book: (page) => page,
    over: 'dialog[open]:has(iframe)',
    untilReady: untilHydrated,
  },
  {
    name: 'over the frame of the sportsbook',
    address: `${hostUrl}/play`,
    book: (page) => page.frameLocator('#sportsbook iframe'),
    over: '[data-over][open]',
    untilReady: (page) => expect(page.locator('.state')).toHaveAttribute('data-state', 'connected'),
  },
];

for (const { name, address, book, over, untilReady } of places) {
  test(`[EMBED-10] Escape in a page of the platform ${name} closes it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await untilReady(page);
    const dialog = page.locator(over);
    const inside = dialog.locator('iframe').contentFrame();
    await book(page).getByRole('link', { name: 'Sign in' }).first().click();
    await expect(inside.getByLabel('Email or phone')).toBeFocused();
    // Only the window in the dialog is heard.
    await page.evaluate(() => window.postMessage({ close: true }, location.origin));
    await inside.getByLabel('Email or phone').fill('somebody');
    await expect(dialog).toBeVisible();
    await inside.getByLabel('Email or phone').press('Escape');
    await expect(dialog).toHaveCount(0);

    await book(page).getByRole('link', { name: 'Sign up' }).first().click();
    await expect(inside.getByLabel('Email', { exact: true })).toBeFocused();
    await inside.getByLabel('Date of birth').press('Escape');
    await expect(dialog).toHaveCount(0);

    await signUp(page.request);
    await page.goto(address);
    await untilReady(page);
    await book(page).getByRole('button', { name: 'Deposit' }).first().click();
    await expect(inside.getByLabel('Amount')).toBeFocused();
    await inside.getByLabel('Amount').press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}

test('[ROUTE-4] amounts of every currency stay in their tiles, and four presets in one line', async ({ page }) => {
  const login = { login: 'rich@slipstream.example', password: 'slipstream' };
  const reply = await page.request.post(`${apiUrl}/platform/users/sign_in`, {
    data: login,
    headers: { origin: hostUrl },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  for (const width of [320, 390, 600, 860, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${hostUrl}/profile`);
    const wallets = page.locator('[data-wallets] li');
    await expect(wallets.filter({ hasText: 'USDT' })).toBeVisible();
    const outside = await wallets.evaluateAll((tiles) =>
      tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
    );
    expect(outside, `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${hostUrl}/profile/wallet/deposit`);
  for (const code of ['EUR', 'BTC', 'ETH']) {
    await page.getByLabel('Currency').selectOption(code);
    const presets = page.getByRole('button', { name: new RegExp(` ${code}$`) });
    await expect(presets).toHaveCount(4);
    const lines = await presets.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(new Set(lines).size, code).toBe(1);
    expect(await presets.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  }
});
