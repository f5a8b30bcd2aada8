import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

/** One or two translated sentences, shown at the bottom centre. */
export interface Alert {
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly text?: string;
}

/** One at a time: a new alert replaces the previous one (ALERT-1). The number tells alerts apart. */
export type AlertsStore = StoreApi<{ readonly alert: Alert | null; readonly number: number }>;

export function createAlertsStore(): AlertsStore {
  return createStore(() => ({ alert: null, number: 0 }));
}

export function useAlert(): { readonly alert: Alert | null; readonly number: number } {
  return useStore(useStores().alerts);
}

export function showAlert(alerts: AlertsStore, alert: Alert): void {
  alerts.setState(({ number }) => ({ alert, number: number + 1 }));
}
