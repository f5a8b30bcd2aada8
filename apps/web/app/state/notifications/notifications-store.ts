import type { Notification, NotificationCounters } from '@slipstream/contract/entities/account/notification';
import type { PlayerEvent } from '@slipstream/contract/live/player-events';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';
import type { NotificationsDesk } from './notifications-desk.ts';

export interface Notifications {
  readonly counters: NotificationCounters;
  /** Newest first; null until the list was opened. */
  readonly list: readonly Notification[] | null;
  readonly isFailed: boolean;
  /** The last notification that arrived while the page was open. */
  readonly latest: Notification | null;
}

const nothing: Notifications = { counters: { unread: 0, total: 0 }, list: null, isFailed: false, latest: null };
const shownMax = 50;

/**
 * The player's notifications, updated by live events (NOTIF-1). The desk that loads them is loaded for players only.
 */
export class NotificationsStore {
  readonly state: StoreApi<Notifications> = createStore(() => nothing);
  desk: NotificationsDesk | null = null;

  open(desk: NotificationsDesk): void {
    this.desk = desk;
    void desk.refresh();
  }

  /** The player signed out: clear everything (SESSION-2). */
  clear(): void {
    this.desk?.close();
    this.desk = null;
    this.state.setState(nothing, true);
  }

  hear(event: PlayerEvent): void {
    if (event.event === 'unread_counters_changed') this.state.setState({ counters: event.notifications });
    if (event.event !== 'notification') return;
    const { notification } = event;
    this.state.setState(({ list }) => ({
      latest: notification,
      list: list && [notification, ...list.filter(({ id }) => id !== notification.id)].slice(0, shownMax),
    }));
  }
}

export function useNotifications(): Notifications {
  return useStore(useStores().notifications.state);
}
