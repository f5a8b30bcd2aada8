import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { hostPages } from './support/host-pages.data.ts';
import { newPassword, signUp } from './support/sign-up.ts';
import { apiUrl, hostUrl, webPort } from './support/stack.ts';

/** The page and its script have done all they do by themselves. */
async function untilReady(page: Page, path: string, isPlayer: boolean): Promise<void> {
  if (path === '/app' || path.startsWith('/play'))
    return expect(page.locator('.state')).toHaveAttribute('data-state', 'connected');
  if (!path.startsWith('/profile')) {
    for (const button of await page.locator('form[data-call] button[type=submit]').all())
      await expect(button).toBeEnabled();
    return undefined;
  }
  await expect(page.locator(isPlayer ? '[data-player]' : '[data-visitor]')).toBeVisible();
  if (isPlayer) await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
}

for (const isPlayer of [false, true]) {
  test(`[ROUTE-4] every page of the platform works for a ${isPlayer ? 'player' : 'visitor'}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 390, height: 844 });
    if (isPlayer) await signUp(page.request);
    const faults: string[] = [];
    const note = (words: string) => faults.push(`${new URL(page.url()).pathname}: ${words}`);
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    for (const path of hostPages) {
      await page.goto(hostUrl + path);
      await untilReady(page, path, isPlayer);
      for (const words of await page.evaluate(oddities)) note(words);
      // Frames are left out, so everything can be done in the page; else each check opens a window of its own.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .exclude('iframe')
        .options({ resultTypes: ['violations'] });
      for (const { id, nodes } of (await axe.analyze()).violations) note(`axe ${id}: ${nodes[0]?.html}`);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
      expect(links.filter((link) => !hostPages.includes(link))).toEqual([]);
    }
    // A visitor is told so by the backend, an address that leads nowhere is one, and the mailbox needs its link (SAFE-2).
    const expected = /the server responded with a status of (401|404)|^\/demo\/mailbox: .* a status of 403/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
}

/** What a page shows and does not hold: a sideways scroll, or a control that looks as if it could be used and can't. */
function oddities(): string[] {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`scrolls sideways: ${root.scrollWidth}`] : [];
  for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled')) {
    if (button.checkVisibility()) found.push(`"${button.textContent}" is off`);
  }
  return found;
}

interface Kind {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** As the list of limits says it. */
  readonly held: string;
}

const money = (name: string, amount: string, held: string): Kind => ({ name, fields: { amount }, held });
const time = (name: string, seconds: string, held: string): Kind => ({ name, fields: { seconds }, held });

/** The last two end what the player may do, so they come last. */
const kinds: readonly Kind[] = [
  time('Reality check', '3600', 'Reality check: 1 hour'),
  time('Betting session', '7200', 'Betting session: 2 hours'),
  time('Time signed in', '28800', 'Time signed in: 8 hours'),
  time('Time on site', '14400', 'Time on site: 4 hours per day'),
  money('Deposits', '50', 'Deposits: 50.00 EUR per day'),
  money('Losses', '40.5', 'Losses: 40.50 EUR per day'),
  money('Stakes', '30', 'Stakes: 30.00 EUR per day'),
  money('Stake per bet', '20', 'Stake per bet: 20.00 EUR'),
  time('Take a break', '86400', 'Take a break: 1 day'),
];

async function setLimit(page: Page, { name, fields }: Pick<Kind, 'name' | 'fields'>): Promise<void> {
  const limit = page.locator('details').filter({ has: page.getByText(name, { exact: true }) });
  await limit.locator('summary').click();
  for (const [field, value] of Object.entries(fields)) {
    const control = limit.locator(`[name=${field}]`);
    await (field === 'seconds' ? control.selectOption(value) : control.fill(value));
  }
  await limit.getByRole('button', { name: 'Set limit' }).click();
}

test('[RG-4] every kind of limit, a break and a self-exclusion are set on the platform’s page and hold', async ({
  page,
  playwright,
}) => {
  const email = await signUp(page.request);
  const deposit = async (amount: number) => {
    const reply = await page.request.post(`${apiUrl}/platform/deposits`, {
      data: { currency: 'EUR', amount, method: 'card' },
      headers: { origin: hostUrl, 'idempotency-key': crypto.randomUUID() },
    });
    return ((await reply.json()) as { status?: string; code?: string }).code ?? 'done';
  };
  await page.goto(`${hostUrl}/profile/limits`);
  const list = page.getByRole('list', { name: 'Your limits' }).getByRole('listitem');
  await expect(list).toHaveText(['No limits set.']);
  await page.locator('main summary').first().click();
  const looks = await page.getByRole('button', { name: 'Set limit' }).evaluate((button: HTMLButtonElement) =>
    [false, true].map((isOff) => {
      button.disabled = isOff;
      return getComputedStyle(button).backgroundColor;
    }),
  );
  expect(looks[1], 'what is off looks so').not.toBe(looks[0]);
  await page.reload();
  for (const kind of kinds) {
    if (kind.name === 'Take a break')
      expect([await deposit(5001), await deposit(5000)]).toEqual(['deposit_limit', 'done']);
    await setLimit(page, kind);
    await expect(list.filter({ hasText: `${kind.held}, active` })).toHaveCount(1);
  }
  expect(await deposit(1)).toBe('cooling_off');
  await page.reload();
  for (const { held } of kinds) await expect(list.filter({ hasText: `${held}, active` })).toHaveCount(1);

  await setLimit(page, { name: 'Self-exclusion', fields: { seconds: '604800' } });
  await expect(page).toHaveURL(`${hostUrl}/help-center`);
  await page.goto(`${hostUrl}/profile/limits`);
  await expect(page.getByText('You’re not signed in.')).toBeVisible();
  // From another device as well.
  const other = await playwright.request.newContext({ extraHTTPHeaders: { origin: hostUrl } });
  const reply = await other.post(`${apiUrl}/platform/users/sign_in`, { data: { login: email, password: newPassword } });
  expect([reply.status(), ((await reply.json()) as { code: string }).code]).toEqual([403, 'self_excluded']);
});

test('[I18N-5] the limits page speaks the language of the sportsbook that opens it, and the one chosen in its bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page.request);
  await page.goto('/de/sportsbook');
  await page.getByRole('button', { name: /^Konto von/ }).click();
  await page.getByRole('dialog', { name: 'Dein Konto' }).getByRole('link', { name: 'Limits und Pausen' }).click();
  await expect(page).toHaveURL(`${hostUrl}/profile/limits?locale=de&theme=system`);
  await expect(page.getByRole('heading', { level: 1, name: 'Limits und Pausen' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deine Limits' })).toHaveText('Keine Limits gesetzt.');
  const deposits = page.locator('details').filter({ has: page.getByText('Einzahlungen', { exact: true }) });
  await deposits.locator('summary').click();
  await deposits.getByLabel('Betrag').fill('1234,5');
  await deposits.getByRole('button', { name: 'Limit setzen' }).click();
  await expect(page.getByRole('list', { name: 'Deine Limits' })).toContainText(
    'Einzahlungen: 1.234,50 EUR pro Tag, aktiv',
  );

  // The other pages remember it.
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('link', { name: 'Konto', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Konto' })).toBeVisible();
  await page.locator('[popovertarget=languages]').click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${hostUrl}/profile?locale=ar`);
  await page.goto(`${hostUrl}/profile/limits`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('list', { name: 'حدودك' })).toContainText('سارٍ');
  await page.locator('[popovertarget=languages]').click();
  expect(await page.evaluate(oddities)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // And so does the sportsbook inside, whose own choice the page around follows.
  await page.goto(`${hostUrl}/play`);
  const book = page.frameLocator('#sportsbook iframe');
  await expect(book.locator('html')).toHaveAttribute('lang', 'ar');
  await page.locator('[popovertarget=languages]').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(book.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveURL(`${hostUrl}/play`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await book.getByRole('button', { name: 'Einstellungen' }).first().click();
  await book.getByRole('dialog', { name: 'Einstellungen' }).getByText('English').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(book.locator('html')).toHaveAttribute('lang', 'en');
});

test('[EMBED-10] [SESSION-12] over the sportsbook, sign-in has its theme, one title and one scroll bar, and takes a passkey', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = await signUp(page.request);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });

  await page.goto(`${hostUrl}/profile`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is ready.')).toBeVisible();
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials.map(({ rpId }) => rpId)).toEqual(['localhost']);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${hostUrl}/`);

  // Not the theme of the system, so that it can only be the sportsbook's.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.context().addCookies([{ name: 'theme', value: 'day', url: `http://localhost:${webPort}` }]);
  // The list of the first field would take the key at once, as somebody is always present here. The button is what is tried.
  let isPressed = false;
  await page.route('**/users/passkey/challenge', async (route) => (isPressed ? route.continue() : route.abort()));
  await page.goto('/sportsbook');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  const over = dialog.locator('iframe').contentFrame();
  await expect(over.getByLabel('Email or phone')).toBeFocused();
  await expect(over.locator('html')).toHaveAttribute('data-theme', 'day');
  const overflow = () => over.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
  await expect.poll(overflow).toBe(0);
  await over.getByRole('link', { name: /sign up/i }).click();
  const next = page.getByRole('dialog', { name: 'Sign up' });
  await expect(next).toBeVisible();
  await expect(next.locator('iframe').contentFrame().getByLabel('Date of birth')).toBeAttached();
  await next
    .locator('iframe')
    .contentFrame()
    .getByRole('link', { name: /already have an account/i })
    .click();

  await expect(over.getByLabel('Email or phone')).toBeFocused();
  isPressed = true;
  await over.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.getByRole('button', { name: /^account of/i }).click();
  await expect(page.getByRole('dialog', { name: 'Your account' })).toContainText(email);
});
