import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

interface ShortcutsState {
  /** Whether the list of shortcuts is open. */
  readonly isListOpen: boolean;
  /** Where the focus was before it moved to the slip (KEY-1). */
  readonly cameFrom: HTMLElement | null;
}

export type ShortcutsStore = StoreApi<ShortcutsState>;

export function createShortcutsStore(): ShortcutsStore {
  return createStore(() => ({ isListOpen: false, cameFrom: null }));
}

export function useIsShortcutListOpen(): boolean {
  return useStore(useStores().shortcuts, ({ isListOpen }) => isListOpen);
}
