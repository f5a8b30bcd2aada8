import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

interface ShortcutsState {
  /** Whether the overview lies over the page. */
  readonly isListOpen: boolean;
  /** Where the focus was before it went to the slip, to go back there (KEY-1). */
  readonly cameFrom: HTMLElement | null;
}

export type ShortcutsStore = StoreApi<ShortcutsState>;

export function createShortcutsStore(): ShortcutsStore {
  return createStore(() => ({ isListOpen: false, cameFrom: null }));
}

export function useIsShortcutListOpen(): boolean {
  return useStore(useStores().shortcuts, ({ isListOpen }) => isListOpen);
}
