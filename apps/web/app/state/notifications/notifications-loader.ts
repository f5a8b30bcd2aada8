import type { NotificationCounters } from '@slipstream/contract/entities/account/notification';
import { getNotificationCounters } from '@slipstream/contract/http/account/get-notification-counters';
import { getNotifications } from '@slipstream/contract/http/account/get-notifications';
import { readAllNotifications } from '@slipstream/contract/http/account/read-all-notifications';
import { readNotifications } from '@slipstream/contract/http/account/read-notifications';
import type { StoreApi } from 'zustand/vanilla';

import type { Api } from '../../api/call-api.ts';
import type { Notifications } from './notifications-store.ts';

const shownMax = 50;

/** Loads notifications for the store: counters at once, the list when it is opened. Loaded for players only. */
export class NotificationsLoader {
  readonly state: StoreApi<Notifications>;
  readonly #api: Api;
  #isClosed = false;

  constructor(state: StoreApi<Notifications>, api: Api) {
    this.state = state;
    this.#api = api;
  }

  close(): void {
    this.#isClosed = true;
  }

  async refresh(): Promise<void> {
    const counters = await this.#api.call(getNotificationCounters);
    if (this.#isClosed) return;
    if (counters.kind === 'reply') this.state.setState({ counters: counters.reply });
    if (this.state.getState().list !== null) await this.load();
  }

  async load(): Promise<void> {
    const result = await this.#api.call(getNotifications, { query: { page: 1, limit: shownMax } });
    if (this.#isClosed) return;
    if (result.kind === 'reply') {
      this.state.setState({ list: result.reply.data, counters: result.reply.counters, isFailed: false });
    } else this.state.setState({ isFailed: true });
  }

  async markRead(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    this.#show(new Set(ids));
    const result = await this.#api.call(readNotifications, { body: { ids: [...ids] } });
    this.#settle(result.kind === 'reply' ? result.reply : null);
  }

  async markAllRead(): Promise<void> {
    this.#show(null);
    const result = await this.#api.call(readAllNotifications);
    this.#settle(result.kind === 'reply' ? result.reply : null);
  }

  /** Shown as read at once; the platform's answer decides. */
  #show(ids: ReadonlySet<string> | null): void {
    this.state.setState(({ list }) => ({
      list: list && list.map((item) => (ids === null || ids.has(item.id) ? { ...item, read: true } : item)),
    }));
  }

  #settle(counters: NotificationCounters | null): void {
    if (this.#isClosed) return;
    if (counters === null) void this.refresh();
    else this.state.setState({ counters });
  }
}
