import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

/** Whether the search lies over the page. It opens from the header, from a menu and with `/`. */
export type SearchStore = StoreApi<{ readonly isOpen: boolean }>;

export function createSearchStore(): SearchStore {
  return createStore(() => ({ isOpen: false }));
}

export function useIsSearchOpen(): boolean {
  return useStore(useStores().search, (search) => search.isOpen);
}
