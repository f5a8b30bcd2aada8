import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';

import { newEmail, newPassword, openMail } from './support/sign-up.ts';
import { foreignHostUrl, hostUrl, webPort } from './support/stack.ts';

type Place = Page | FrameLocator;

/** Where the platform's own page opens: over the sportsbook when that is alone, over its frame when it is not. */
interface Mode {
  readonly name: string;
  readonly address: string;
  readonly book: (page: Page) => Place;
  readonly over: (page: Page) => FrameLocator;
  readonly closeOver: (page: Page) => Promise<void>;
  readonly isStorageClosed?: boolean;
}

const framed = {
  book: (page: Page) => page.frameLocator('iframe[title=Sportsbook]'),
  over: (page: Page) => page.frameLocator('[data-over] iframe'),
  closeOver: async (page: Page) => page.locator('[data-close]').click(),
};

const modes: readonly Mode[] = [
  {
    name: 'alone in its window',
    address: '/sportsbook',
    book: (page) => page,
    over: (page) => page.frameLocator('dialog iframe'),
    closeOver: async (page) => page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click(),
  },
  { name: 'in a frame of the same site', address: `${hostUrl}/play`, ...framed },
  {
    name: 'in a frame of another site that keeps no cookies and no storage',
    address: `${foreignHostUrl}/play`,
    ...framed,
    isStorageClosed: true,
  },
];

/** What browsers that block third parties do to a frame: nothing is kept, and asking for storage is an error. */
function closeStorage(bookPort: number): void {
  if (location.port !== String(bookPort) || parent === window) return;
  const closed = {
    get(): never {
      throw new DOMException('Storage is closed to this frame', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel'])
    Object.defineProperty(window, name, closed);
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
}

/** Prices move while somebody signs in; then the new ones are accepted first. */
async function place(slip: Locator, balance: Locator): Promise<void> {
  const button = slip
    .locator('[data-testid=place], button')
    .filter({ hasText: /^(Place|Accept)/ })
    .last();
  await expect(async () => {
    if ((await balance.textContent())?.includes('995.00')) return;
    await button.click({ timeout: 1000 });
    await expect(balance).toContainText('995.00', { timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

for (const mode of modes) {
  test(`[EMBED-2] [EMBED-3] [EMBED-7] [SESSION-2] from a pick to a placed bet and out again, ${mode.name}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1440, height: 1000 });
    if (mode.isStorageClosed) await page.addInitScript(closeStorage, webPort);
    await page.goto(mode.address);
    const book = mode.book(page);
    const slip = book.getByRole('complementary', { name: 'Bet slip' });

    // A visitor picks a match to come, and a long one, so that it will not end meanwhile, and wants to place.
    await book.locator('li:has(a[href*="/soccer/"]) [data-odds][data-state=open]').last().click();
    await expect(slip.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();
    await slip.getByRole('textbox', { name: /stake/i }).first().fill('5');
    await slip.getByRole('button', { name: /sign in/i }).click();

    // Signs up at the platform, so that every run has a player and a balance of its own.
    const over = mode.over(page);
    await expect(over.getByLabel('Email or phone')).toBeFocused();
    await over.getByRole('link', { name: /sign up/i }).click();
    const email = newEmail();
    await over.getByLabel('Email', { exact: true }).fill(email);
    await over.getByLabel('Password').fill(newPassword);
    await over.getByLabel('Date of birth').fill('1990-01-01');
    await over.getByRole('checkbox').check();
    await over.getByRole('button', { name: 'Create account' }).click();
    await expect(over.getByText('Check your email and open the link in it. Then sign in.')).toBeVisible();
    await openMail(page.request, email);
    await over.getByRole('link', { name: 'Already have an account? Sign in' }).click();
    await over.getByLabel('Email or phone').fill(email);
    await over.getByLabel('Password').fill(newPassword);
    await over.getByRole('button', { name: 'Sign in' }).click();

    // Back at the same slip, which can now be placed.
    const balance = book.getByTestId('balance');
    await expect(balance).toContainText('1,000.00');
    await expect(slip.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible();
    await place(slip, balance);

    // Pays in.
    await book.getByRole('button', { name: 'Deposit' }).first().click();
    await expect(over.getByLabel('Amount')).toBeFocused();
    await over.getByLabel('Amount').fill('20');
    await over.getByRole('button', { name: 'Deposit' }).click();
    await expect(over.getByText('The money is in your balance.')).toBeVisible();
    await mode.closeOver(page);
    await expect(balance).toContainText('1,015.00');

    // And leaves: nothing of the player stays.
    await book.getByRole('button', { name: /^account of/i }).click();
    await book.getByRole('button', { name: 'Sign out' }).click();
    await expect(book.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(balance).toHaveCount(0);
  });
}
