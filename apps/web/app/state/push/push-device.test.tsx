import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { forgetPush, mayAskPush, pushState, subscribePush, unsubscribePush } from './push-device.ts';

const endpoint = 'https://push.example/1';
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
let sent: unknown[] = [];
let status = 200;
let held: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object } | null = null;
let permission: NotificationPermission = 'default';
const asked = vi.fn<() => Promise<NotificationPermission>>(async () => (permission = answer));
let answer: NotificationPermission = 'granted';
const subscribe = vi.fn<(options: object) => Promise<unknown>>(async () => {
  const unsubscribe = async () => {
    held = null;
    return Promise.resolve(true);
  };
  held = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  return Promise.resolve(held);
});

const api = createApi({
  origin: 'http://api.test',
  locale: 'en',
  fetch: async (_, init) => {
    sent.push(JSON.parse(init?.body as string));
    return status === 200 ? Response.json({}) : Response.json({}, { status });
  },
});

beforeEach(() => {
  localStorage.clear();
  [sent, status, held, permission, answer] = [[], 200, null, 'default', 'granted'];
  vi.clearAllMocks();
  const registration = { pushManager: { subscribe, getSubscription: async () => held } };
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: asked,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration, controller: {} },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('push messages on a device', () => {
  it('[PUSH-5] the browser asks, the device subscribes with the site’s key and the server is told', async () => {
    expect([await pushState(), mayAskPush()]).toEqual(['off', true]);
    expect(await subscribePush(api, 'KEY')).toBe('on');
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'KEY' });
    expect(sent).toEqual([{ push_subscription: { endpoint, keys } }]);
    expect([await pushState(), mayAskPush()]).toEqual(['on', false]);
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ] as const)('[PUSH-5] after the answer %s nothing is subscribed, and nobody asks again', async (given, state) => {
    answer = given;
    expect(await subscribePush(api, 'KEY')).toBe(state);
    expect([sent, await pushState(), mayAskPush()]).toEqual([[], state, false]);
  });

  it('[PUSH-5] what the server does not take is undone', async () => {
    status = 500;
    expect(await subscribePush(api, 'KEY')).toBe('failed');
    expect([held, await pushState()]).toEqual([null, 'off']);
  });

  it('[PUSH-2] ending it tells the server which device it was; signing out ends it too', async () => {
    await subscribePush(api, 'KEY');
    expect(await unsubscribePush(api)).toBe('off');
    expect([sent.at(-1), await pushState()]).toEqual([{ push_endpoint_ended: endpoint }, 'off']);
    await subscribePush(api, 'KEY');
    await forgetPush();
    expect(await pushState()).toBe('off');
  });

  it('[PUSH-5] without a service worker nobody is asked, and nothing waits for one', async () => {
    const none = { controller: null, getRegistration: async () => Promise.resolve(undefined) };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: none });
    expect([mayAskPush(), await pushState(), await subscribePush(api, 'KEY')]).toEqual([
      false,
      'unsupported',
      'failed',
    ]);
  });

  it('[PUSH-5] a browser without push messages is never asked', async () => {
    vi.unstubAllGlobals();
    expect([await pushState(), mayAskPush(), await subscribePush(api, 'KEY')]).toEqual([
      'unsupported',
      false,
      'unsupported',
    ]);
  });
});
