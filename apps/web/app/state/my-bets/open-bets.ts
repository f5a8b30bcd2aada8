import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from '../use-stores.ts';

/** How many bets of the player are open; null while that is not known. */
export type OpenBetsStore = StoreApi<{ readonly count: number | null }>;

export function createOpenBetsStore(): OpenBetsStore {
  return createStore<{ readonly count: number | null }>(() => ({ count: null }));
}

export function useOpenBetCount(): number | null {
  return useStore(useStores().openBets, ({ count }) => count);
}
