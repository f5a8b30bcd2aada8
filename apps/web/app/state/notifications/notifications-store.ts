import type { Notification, NotificationCounters } from '@slipstream/contract/entities/account/notification';
import type { PlayerEvent } from '@slipstream/contract/live/player-events';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';
import type { NotificationsLoader } from './notifications-loader.ts';

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
 * The player's notifications, updated by live events (NOTIF-1). Their loader is fetched for players only.
 */
export class NotificationsStore {
  readonly state: StoreApi<Notifications> = createStore(() => nothing);
  loader: NotificationsLoader | null = null;

  open(loader: NotificationsLoader): void {
    this.loader = loader;
    void loader.refresh();
  }

  /** The player signed out: clear everything (SESSION-2). */
  clear(): void {
    this.loader?.close();
    this.loader = null;
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
