import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { signIn } from './support/betting-world.ts';
import { startPrivateWorld, type PrivateWorld } from './support/private-world.ts';
import { untilHydrated } from './support/sandbox.ts';

// One world for all of them.
test.describe.configure({ mode: 'default' });

let world: PrivateWorld;

test.beforeAll(async () => {
  world = await startPrivateWorld('configured', 6, {
    webEnv: { PAGE_FRESH_MS: '0' },
    site: { gtm_id: 'GTM-TEST1', chat: { type: 'intercom', id: 'app1' } },
    hasHost: true,
  });
});
test.afterAll(async () => world.stop());

test('[SESSION-5] [CONFIG-3] a site with scripts of others asks first, loads them after, and remembers the answer', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  const broken: string[] = [];
  page.on(
    'console',
    (message) => void (message.text().includes('Content Security Policy') && broken.push(message.text())),
  );
  await context.route(/googletagmanager\.com|intercom\.io/, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    const body = 'self.tags = dataLayer.length;';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(`${world.webUrl}/sportsbook`);
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  expect(asked).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('[data-notice-bar]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await test.step('[ALERT-2] an alert covers none of its words, however wide the page', async () => {
    for (const width of [390, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      const alert = page.locator('[popover]:popover-open');
      await expect(alert).toBeVisible();
      const [above, below] = [await alert.boundingBox(), await bar.boundingBox()];
      expect((above?.y ?? 0) + (above?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(below?.y ?? 0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  // By keyboard, and nothing on the page moves for it.
  const row = page.locator('main li').first();
  const before = await row.boundingBox();
  await bar.getByRole('button', { name: 'Allow all' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  expect(await row.boundingBox()).toEqual(before);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'tags') as number)).toBeGreaterThan(0);
  expect(asked).toEqual(['www.googletagmanager.com']);
  const cookie = (await context.cookies()).find(({ name }) => name === 'cookieConsent');
  expect(cookie?.value).toBe('all');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);

  // What happens is in the data layer from then on, and nothing of who it is.
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  const events = () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'dataLayer')));
  await expect.poll(events).toContain('"event":"sportsbook.page_view","path":"/sportsbook/live","pageKey":"in_play"');
  // Each page is called by its own key.
  for (const [name, key] of [
    ['Premium cricket', 'premium_cricket'],
    ['General rules', 'general_rules'],
    ['My bets', 'bets_history'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect.poll(events).toContain(`"pageKey":"${key}"`);
  }
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(bar).toHaveCount(0);
  expect(broken).toEqual([]);
});

/** What each vendor's script leaves on a page; everything it is told is written down. */
const standIns = {
  livechat: 'self.LiveChatWidget = { call: say };',
  chatra: 'self.Chatra = say; say(self.ChatraSetup, self.ChatraIntegration);',
  freshchat: 'self.fcWidget = { init: say, open: () => say("open"), setExternalId: say, user: { setLocale: say } };',
  zoho: `self.$zoho.salesiq = { language: say, visitor: { id: say, name: say, email: say },
    floatwindow: { visible: (how) => say(how) } };`,
  zendesk: 'self.zE = say;',
  intercom: 'self.Intercom = say; say(self.intercomSettings);',
} as const;
const opened: Readonly<Record<keyof typeof standIns, string>> = {
  livechat: 'maximize',
  chatra: 'openChat',
  freshchat: 'open',
  zoho: 'show',
  zendesk: 'messenger","open',
  intercom: 'show',
};

/** What of a policy names each vendor. */
const chatHosts: Readonly<Record<string, string>> = {
  livechat: 'cdn.livechatinc.com',
  chatra: 'call.chatra.io',
  freshchat: 'wchat.freshchat.com',
  zoho: 'salesiq.zohopublic.com',
  zendesk: 'static.zdassets.com',
  intercom: 'widget.intercom.io',
};

test('[CONFIG-3] [CONFIG-12] each chat opens by its button and is told who the player is, in the language of the page', async ({
  page,
  context,
}) => {
  const broken: string[] = [];
  page.on(
    'console',
    (message) => void (message.text().includes('Content Security Policy') && broken.push(message.text())),
  );
  await signIn(context, world, 'ordinary');
  await context.addCookies([{ name: 'cookieConsent', value: 'all', url: world.webUrl }]);
  const userId = async () => {
    const reply = await context.request.get(`${world.apiUrl}/v2/watchersio/userid`);
    return ((await reply.json()) as { user_id: string }).user_id;
  };
  const id = await userId();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [type, script] of Object.entries(standIns)) {
    await world.configure({ gtm_id: null, chat: { type, id: '4711' } });
    await context.unrouteAll();
    await context.route(/^https:\/\//, async (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `self.said = []; const say = (...words) => void said.push(words); ${script}`,
      }),
    );
    const menu = page.getByRole('navigation', { name: 'Sportarten' });
    const button = menu.getByRole('link', { name: 'Hilfe', exact: true });
    const said = async () => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'said') ?? null));
    // The page may have been made before the change, and until it is hydrated the button is a link to the help centre.
    await expect(async () => {
      const reply = await page.goto(`${world.webUrl}/de/sportsbook`);
      const policy = reply?.headers()['content-security-policy'] ?? '';
      expect(Object.keys(chatHosts).filter((each) => policy.includes(chatHosts[each] ?? ''))).toEqual([type]);
    }).toPass();
    await untilHydrated(page);
    await button.click();
    await expect.poll(said, { message: `${type} opens` }).toContain(opened[type as keyof typeof opened]);
    for (const fact of [id, 'Olivia Ordinary', 'ordinary@slipstream.example', '"de"']) {
      expect(await said(), `${type} is told ${fact}`).toContain(fact);
    }
  }
  expect(broken).toEqual([]);
});

test('[SESSION-7] a site for one group sends everybody else to the platform', async ({ page }) => {
  await world.configure({ gtm_id: null, chat: null, user_group_checker: { group_id: 'vip' } });
  await expect(async () => {
    await page.goto(`${world.webUrl}/sportsbook`);
    await page.waitForURL(`${world.hostUrl}/`, { timeout: 3000 });
  }).toPass();
  const login = async (who: string) =>
    page.request.post(`${world.apiUrl}/platform/users/sign_in`, {
      data: { login: `${who}@slipstream.example`, password: 'slipstream' },
      headers: { origin: world.hostUrl },
    });
  await login('vip');
  await page.goto(`${world.webUrl}/sportsbook`);
  await expect(page.getByTestId('balance')).toBeVisible();
  await login('ordinary');
  await page.goto(`${world.webUrl}/sportsbook`);
  await page.waitForURL(`${world.hostUrl}/`);
});
