import type { BetId } from '@slipstream/units/ids';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { phoneQuery } from '../../ui/use-media.ts';
import { writeStored } from '../storage/stored-text.ts';
import { useStores } from '../use-stores.ts';

export type PanelTab = 'slip' | 'my-bets';

/** As an overlay the panel is open or closed; as a column it is always visible. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly tab: PanelTab;
  /** The single bet that my bets shows, because a link led to it. */
  readonly betId: BetId | null;
}

export type PanelStore = StoreApi<PanelState>;

export function createPanelStore(): PanelStore {
  return createStore(() => ({ isOpen: false, tab: 'slip', betId: null }));
}

/**
 * The first selection opens the panel (PANEL-2). On a phone it would cover the page, so a bar shows the slip's summary
 * and opens it instead.
 */
export function openForPick(panel: PanelStore): void {
  const isSheet = typeof matchMedia === 'function' && matchMedia(phoneQuery).matches;
  panel.setState(isSheet ? { tab: 'slip' } : { isOpen: true, tab: 'slip' });
}

export function usePanel(): PanelState {
  return useStore(useStores().panel);
}

/** Open or closed, and the tab, are kept for the browser session (PANEL-1). */
const storageKey = 'betSlipToggle';

/** Restores the panel state of this browser session and stores it from then on. */
export function keepPanel(panel: PanelStore, storage: Storage | undefined): () => void {
  const stored = storage?.getItem(storageKey)?.split(' ') ?? [];
  if (stored.length > 0)
    panel.setState({ isOpen: stored[0] === 'open', tab: stored[1] === 'my-bets' ? 'my-bets' : 'slip' });
  return panel.subscribe(({ isOpen, tab }) => {
    writeStored(() => storage, storageKey, `${isOpen ? 'open' : 'closed'} ${tab}`);
  });
}
