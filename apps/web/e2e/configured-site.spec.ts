import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { startPrivateWorld, type PrivateWorld } from './support/private-world.ts';

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
  const { violations } = await new AxeBuilder({ page }).include('[data-consent-bar]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

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
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(bar).toHaveCount(0);
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
