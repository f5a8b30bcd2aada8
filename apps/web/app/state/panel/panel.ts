import type { BetId } from '@slipstream/units/ids';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { phone } from '../../ui/use-media.ts';
import { useStores } from '../use-stores.ts';

export type PanelTab = 'slip' | 'my-bets';

/** Where the betting panel is an overlay it can be open or closed; where it is a column it is always there. */
export interface PanelState {
  readonly isOpen: boolean;
  readonly tab: PanelTab;
  /** The bet that my bets shows alone, because something led to it. */
  readonly betId: BetId | null;
}

export type PanelStore = StoreApi<PanelState>;

export function createPanelStore(): PanelStore {
  return createStore(() => ({ isOpen: false, tab: 'slip', betId: null }));
}

/**
 * The first selection opens the panel (PANEL-2). On a phone it would cover the page with what nobody asked for, so there a bar
 * says what is in the slip and opens it.
 */
export function openForPick(panel: PanelStore): void {
  const isSheet = typeof matchMedia === 'function' && matchMedia(phone).matches;
  panel.setState(isSheet ? { tab: 'slip' } : { isOpen: true, tab: 'slip' });
}

export function usePanel(): PanelState {
  return useStore(useStores().panel);
}

/** Open or closed, and the tab, are kept for the browser session (PANEL-1). */
const storageKey = 'betSlipToggle';

/** Brings the panel back as this browser session left it, and keeps it from then on. */
export function keepPanel(panel: PanelStore, storage: Storage | undefined): () => void {
  const stored = storage?.getItem(storageKey)?.split(' ') ?? [];
  if (stored.length > 0)
    panel.setState({ isOpen: stored[0] === 'open', tab: stored[1] === 'my-bets' ? 'my-bets' : 'slip' });
  return panel.subscribe(({ isOpen, tab }) => {
    try {
      storage?.setItem(storageKey, `${isOpen ? 'open' : 'closed'} ${tab}`);
    } catch {
      // Full storage: the panel is as it is for as long as the page lives.
    }
  });
}
