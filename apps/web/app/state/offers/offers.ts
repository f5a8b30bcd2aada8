import type { OffersShown } from '@slipstream/contract/site/settings';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** Whether offers, bonuses and jackpots are shown; `unknown` until the account has answered. */
export type OffersState = OffersShown | 'unknown';
export type OffersStore = StoreApi<{ readonly shown: OffersState }>;

const storageKey = 'slipstream.offers';

export function createOffersStore(): OffersStore {
  return createStore(() => ({ shown: 'unknown' }));
}

/** A visitor's choice belongs to this device. */
export function showOffersOfDevice(store: OffersStore): void {
  store.setState({ shown: readDevice() });
}

export function useOffers(): OffersState {
  return useStore(useStores().offers, ({ shown }) => shown);
}

/** Storage may be blocked in a third-party frame; then nothing was saved. */
function readDevice(): 'on' | 'off' {
  try {
    return localStorage.getItem(storageKey) === 'off' ? 'off' : 'on';
  } catch {
    return 'on';
  }
}

export function keepOffersOfDevice(shown: 'on' | 'off'): void {
  try {
    localStorage.setItem(storageKey, shown);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
