import { toClient } from '@slipstream/contract/client-form';
import type { Notification } from '@slipstream/contract/entities/account/notification';
import { describe, expect, it } from 'vitest';

import { createApi } from '../../api/call-api.ts';
import { NotificationsLoader } from './notifications-loader.ts';
import { NotificationsStore } from './notifications-store.ts';

const wire = (id: string, read: boolean) => ({
  id,
  title: `Title ${id}`,
  caption: '',
  body: '',
  type: 'info',
  object_type: 'none',
  object_id: null,
  read,
  created_at: '2026-11-15 20:00:00 UTC',
});
const page = { page: 1, limit: 50, total: 2, last_page: 1 };

function storeWithLoader() {
  const asked: string[] = [];
  const store = new NotificationsStore();
  const api = createApi({
    origin: 'http://api.test',
    locale: 'en',
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      asked.push(`${init?.method} ${pathname}`);
      if (pathname.endsWith('/notifications')) {
        const data = [wire('b', false), wire('a', false)];
        return Response.json({ data, counters: { unread: 2, total: 2 }, pagination: page });
      }
      return Response.json({ unread: pathname.endsWith('counters') ? 2 : 0, total: 2 });
    },
  });
  store.open(new NotificationsLoader(store.state, api));
  return { store, asked };
}

describe('notifications', () => {
  it('[NOTIF-1] are counted at once, listed when asked for, and read one by one or all', async () => {
    const { store, asked } = storeWithLoader();
    await store.loader?.load();
    expect(store.state.getState()).toMatchObject({ counters: { unread: 2 }, list: [{ id: 'b' }, { id: 'a' }] });
    await store.loader?.markRead(['a']);
    expect(store.state.getState().list?.map(({ read }) => read)).toEqual([false, true]);
    await store.loader?.markAllRead();
    expect(store.state.getState().list?.every(({ read }) => read)).toBe(true);
    expect(store.state.getState().counters.unread).toBe(0);
    expect(asked).toEqual([
      'GET /v2/notifications/counters',
      'GET /v2/notifications',
      'POST /v2/notifications/read',
      'POST /v2/notifications/read-all',
    ]);
  });

  it('[NOTIF-1] live events keep the counters and an open list true', async () => {
    const { store } = storeWithLoader();
    await store.loader?.load();
    const notification = { ...toClient(wire('c', false)) } satisfies Notification;
    store.hear({ event: 'notification', atMs: 1, notification });
    store.hear({ event: 'unread_counters_changed', atMs: 1, notifications: { unread: 3, total: 3 } });
    expect(store.state.getState().list?.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(store.state.getState().counters.unread).toBe(3);
  });
});
