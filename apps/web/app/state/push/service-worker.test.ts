import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it, vi } from 'vitest';

const source = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8');

interface Tab {
  readonly url: string;
  readonly focused: boolean;
  readonly focus: () => Promise<void>;
  readonly postMessage: (message: unknown) => void;
}

/** The service worker of a page in German, with these tabs open. */
function worker(tabs: readonly Tab[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => Promise.resolve());
  const openWindow = vi.fn<(address: string) => Promise<void>>(async () => Promise.resolve());
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    registration: { showNotification },
    clients: { matchAll: async () => Promise.resolve(tabs), openWindow },
  };
  const location = new URL('https://bets.example/sw.js?page=%2Fde%2Fsportsbook%2Foffline');
  vm.runInNewContext(source, { self, location, URL });
  return {
    showNotification,
    openWindow,
    send: async (name: string, event: object) => {
      let work: unknown;
      listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => void (work = promise) });
      await work;
    },
  };
}

const message = { title: 'Tor', body: '1:0', tag: 'goal-77', locale: 'de', object_type: 'match', object_id: '77' };
const pressed = (anchor: string) => ({ notification: { close: () => undefined, data: { anchor } } });

it('[PUSH-6] a message is shown in its language, with what it is about', async () => {
  const { showNotification, send } = worker();
  await send('push', { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Tor',
    expect.objectContaining({ body: '1:0', tag: 'goal-77', lang: 'de', data: { anchor: '#about-match-77' } }),
  );
});

it.each([
  [{ json: () => ({ ...message, object_id: '"><script>' }) }, 'Tor', '#about-match'],
  [{ json: () => ({ ...message, object_type: 'none', object_id: null }) }, 'Tor', ''],
  [{ json: () => ({ title: 7 }) }, 'bets.example', ''],
  [
    {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
    'bets.example',
    '',
  ],
  [null, 'bets.example', ''],
])('[PUSH-6] one that can not be read shows something all the same (%#)', async (data, title, anchor) => {
  const { showNotification, send } = worker();
  await send('push', { data });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(title, expect.objectContaining({ data: { anchor } }));
});

it('[PUSH-6] a press opens it in a tab of ours that is open, which gets the focus', async () => {
  const told: unknown[] = [];
  const tab = (url: string, focused: boolean): Tab => ({
    url,
    focused,
    focus: async () => Promise.resolve(void told.push(`focus ${url}`)),
    postMessage: (said) => void told.push(said),
  });
  const here = 'https://bets.example/de/sportsbook/live';
  const { openWindow, send } = worker([tab('https://bets.example/push/x', true), tab(here, false)]);
  await send('notificationclick', pressed('#about-match-77'));
  expect(told).toEqual([{ opened: '#about-match-77' }, `focus ${here}`]);
  expect(openWindow).not.toHaveBeenCalled();
});

it('[PUSH-6] without one it opens a tab, in the language of the site’s page', async () => {
  const { openWindow, send } = worker();
  await send('notificationclick', pressed('#about-bet-b1'));
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/de/sportsbook#about-bet-b1');
});
