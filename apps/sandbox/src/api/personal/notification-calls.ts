import { getNotificationCounters } from '@slipstream/contract/http/account/get-notification-counters';
import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { readAllNotifications } from '@slipstream/contract/http/account/read-all-notifications';
import { readNotifications } from '@slipstream/contract/http/account/read-notifications';
import type { Hono } from 'hono';
import type { Core } from '../../core/core.ts';
import type { FrameEnv } from '../../http/frame.ts';
import { mountForPlayer } from '../../accounts/players/mount-for-player.ts';
import { countersOf, notificationOut, publishCounters } from '../../accounts/notifications/notify.ts';

/** NOTIF-1. Reading tells the player's other windows too, by the counters on the private channel. */
export function mountNotificationCalls(app: Hono<FrameEnv>, core: Core): void {
  const { database } = core;

  mountForPlayer(app, getNotifications, async ({ query: { page, limit, read } }, { id }) => {
    const counters = await countersOf(database, id);
    const own = database.selectFrom('notification').selectAll().where('player_id', '=', id);
    const chosen = read === undefined ? own : own.where('read', '=', read ? 1 : 0);
    const newestFirst = chosen.orderBy('created_ms', 'desc').orderBy('id');
    const rows = await newestFirst
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    const total = read === undefined ? counters.total : read ? counters.total - counters.unread : counters.unread;
    const pagination = { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) };
    return { data: rows.map(notificationOut), counters, pagination };
  });

  mountForPlayer(app, getNotificationCounters, (_, { id }) => countersOf(database, id));

  mountForPlayer(app, readNotifications, async ({ body }, { id }) => {
    const own = database.updateTable('notification').set({ read: 1 }).where('player_id', '=', id);
    await own.where('id', 'in', body.ids).execute();
    return publishCounters(core, id);
  });

  mountForPlayer(app, readAllNotifications, async (_, { id }) => {
    await database.updateTable('notification').set({ read: 1 }).where('player_id', '=', id).execute();
    return publishCounters(core, id);
  });
}
