import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { useStores } from './use-stores.ts';

export type PanelTab = 'slip' | 'my-bets';

/** Where the betting panel is an overlay it can be open or closed; where it is a column it is always there. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly tab: PanelTab;
}

export type PanelStore = StoreApi<PanelState>;

export function createPanelStore(): PanelStore {
  return createStore(() => ({ isOpen: false, tab: 'slip' }));
}

export function usePanel(): PanelState {
  return useStore(useStores().panel);
}
