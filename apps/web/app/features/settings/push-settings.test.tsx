import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderOnPage } from '../../shared/page/render-fixture.tsx';
import { PushSettings } from './push-settings.tsx';

const site = { apiUrl: 'http://api.test', platformApiUrl: 'http://api.test' };
let saved: unknown[] = [];
let status = 200;

beforeEach(() => {
  [saved, status] = [[], 200];
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', { permission: 'default' });
  const registration = { pushManager: { getSubscription: async () => null } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') saved.push(JSON.parse(init.body as string));
    return Response.json({ push_topics: ['bet_settled', 'goal'] }, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function shown() {
  const page = renderOnPage(<PushSettings publicKey="KEY" />, site);
  const switches = () => [...page.container.querySelectorAll<HTMLInputElement>('fieldset input')];
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(switches()[0]?.disabled).toBe(false);
  });
  return { ...page, switches, states: () => switches().map(({ checked }) => checked) };
}

it('[PUSH-1] a player switches what to be told of, and each choice is saved with the account', async () => {
  const { texts, switches, states } = await shown();
  expect(texts('fieldset label')).toEqual([
    'Settled bets',
    'Auto cashouts',
    'Favourite matches that start',
    'Goals in favourite matches',
    'New bonuses',
  ]);
  expect(states()).toEqual([true, false, false, true, false]);
  await act(async () => switches()[4]?.click());
  await act(async () => switches()[0]?.click());
  expect(saved).toEqual([{ push_topics: ['bet_settled', 'goal', 'bonus'] }, { push_topics: ['goal', 'bonus'] }]);
});

it('[PUSH-1] a choice that could not be saved is taken back, with a word about it', async () => {
  const { stores, switches, states } = await shown();
  status = 500;
  await act(async () => switches()[4]?.click());
  await vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(states()).toEqual([true, false, false, true, false]);
  });
  expect(stores.alerts.getState()).toMatchObject({ alert: { title: 'Your choice wasn’t saved' } });
});

it('[PUSH-5] a browser that blocks notifications says where to allow them', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  const { container, texts } = await shown();
  expect(container.querySelector<HTMLInputElement>('input')?.disabled).toBe(true);
  expect(texts('p')[0]).toContain('Your browser blocks notifications');
});
