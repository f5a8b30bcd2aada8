import type { OffersShown } from '@slipstream/contract/site/settings';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { device, readStored, writeStored } from '../storage/stored-text.ts';
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

function readDevice(): 'on' | 'off' {
  return readStored(device, storageKey) === 'off' ? 'off' : 'on';
}

export function keepOffersOfDevice(shown: 'on' | 'off'): void {
  writeStored(device, storageKey, shown);
}
