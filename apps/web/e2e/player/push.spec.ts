import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { controlHeaders } from '../support/controls.ts';
import { notifyingLaunchOptions } from '../support/launch-options.ts';
import { signUp } from '../support/sign-up.ts';
import { apiUrl, controlsUrl, webUrl } from '../support/stack.ts';

test.use({ serviceWorkers: 'allow', launchOptions: notifyingLaunchOptions });

let service: Server;
let endpoint: string;
const received: { readonly authorization: string; readonly encoding: string; readonly size: number }[] = [];

/** A browser here has no push service behind it, so the test is one. */
test.beforeAll(async () => {
  service = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => {
      const { authorization = '', 'content-encoding': encoding = '' } = request.headers;
      received.push({ authorization, encoding, size });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/device`;
});
test.afterAll(() => void service.close());

async function notify(page: Page, input: object): Promise<void> {
  const reply = await page.request.post(`${controlsUrl}/control/notify`, { data: input, headers: controlHeaders });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** The device's own part of a subscription, as the browser's push service would give it out. */
async function standInForPushService(context: BrowserContext): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await context.addInitScript(
    ([address, given]) => {
      const name = 'test-subscription';
      const subscription = () =>
        localStorage.getItem(name) === null
          ? null
          : {
              endpoint: address,
              toJSON: () => ({ endpoint: address, keys: given }),
              unsubscribe: async () => {
                localStorage.removeItem(name);
                return Promise.resolve(true);
              },
            };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => Promise.resolve(subscription()),
        subscribe: async () => {
          localStorage.setItem(name, '1');
          return Promise.resolve(subscription());
        },
      });
    },
    [endpoint, keys] as const,
  );
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page.getByRole('region', { name: 'Push notifications' });
}

test('[PUSH-1] [PUSH-5] [PUSH-6] a player switches messages on, is told, and a press leads to the match', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: webUrl });
  await standInForPushService(context);
  await signUp(context.request);
  const profile = (await (await context.request.get(`${apiUrl}/platform/player`)).json()) as { id: string };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sportsbook');
  const permission = await page.evaluate(() => Notification.permission);
  test.skip(permission === 'denied', 'only a headless shell is here, which shows no notifications');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const settings = await openSettings(page);
  const device = settings.getByRole('switch', { name: 'On this device' });
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();
  await settings.getByRole('switch', { name: 'Goals in favourite matches' }).click();

  // What was chosen is the account's, and the device stays subscribed.
  await page.reload();
  const again = await openSettings(page);
  await expect(again.getByRole('switch', { name: 'On this device' })).toBeChecked();
  await expect(again.getByRole('switch', { name: 'Settled bets' })).toBeChecked();
  await expect(again.getByRole('switch', { name: 'Goals in favourite matches' })).not.toBeChecked();
  await page.keyboard.press('Escape');

  const href = (await page.locator('main a[href*="-m"]').first().getAttribute('href')) ?? '';
  const match = /-m(\d+)/.exec(href)?.[1] ?? '';
  const news = { player: profile.id, about: 'match', id: match };
  await notify(page, { ...news, topic: 'goal', title: 'Not wanted' });
  await notify(page, { ...news, topic: 'match_started', title: 'Your favourite has started' });
  expect(received).toHaveLength(1);
  expect(received[0]?.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]+$/);
  expect(received[0]?.encoding).toBe('aes128gcm');

  // The browser hands it to the service worker, which shows it; a press opens the match in this tab.
  const message = { title: 'Your favourite has started', body: '', tag: 't', locale: 'en', object_type: 'match' };
  await deliver(page, JSON.stringify({ ...message, object_id: match }));
  const shown = async () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(['Your favourite has started']);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    const pressed = new scope.NotificationEvent('notificationclick', { notification });
    globalThis.dispatchEvent(pressed);
  });
  await expect(page).toHaveURL(new RegExp(`-m${match}$`));

  // Switching it off ends it at the server too.
  const last = await openSettings(page);
  await last.getByRole('switch', { name: 'On this device' }).click();
  await expect(last.getByRole('switch', { name: 'On this device' })).not.toBeChecked();
  await notify(page, { ...news, topic: 'match_started' });
  expect(received).toHaveLength(1);
});

/** As the browser's push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${webUrl}/`);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin: webUrl, registrationId: await registered, data });
}
