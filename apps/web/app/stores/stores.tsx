import { createContext, use, type ReactNode } from 'react';

import { Board } from './board/board.ts';
import { createFeedStore, type FeedStore } from './feed.ts';
import { LiveWatch } from './live-watch.ts';
import { createPreferencesStore, type PreferencesStore } from './preferences.ts';
import { SlipBridge } from './slip/slip-bridge.ts';
import { WorldClock, type ClockReading } from './world-clock.ts';
import type { OddsFormat } from '@slipstream/units/format-odds';

/** Everything that outlives a page: one set per browser tab, and on the server one per render. */
export interface Stores {
  readonly board: Board;
  readonly clock: WorldClock;
  readonly feed: FeedStore;
  readonly live: LiveWatch;
  readonly preferences: PreferencesStore;
  readonly slip: SlipBridge;
}

export interface StoresSeed {
  readonly clock: ClockReading;
  readonly oddsFormat: OddsFormat;
}

export function createStores({ clock, oddsFormat }: StoresSeed): Stores {
  return {
    board: new Board(nextFrame),
    clock: new WorldClock(clock, () => performance.now()),
    feed: createFeedStore(),
    live: new LiveWatch(),
    preferences: createPreferencesStore({ oddsFormat }),
    slip: new SlipBridge(),
  };
}

const StoresContext = createContext<Stores | null>(null);

export function StoresProvider({ stores, children }: { readonly stores: Stores; readonly children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = use(StoresContext);
  if (stores === null) throw new Error('useStores outside of StoresProvider');
  return stores;
}

/** A hidden tab gets no frames, so prices wait there at no cost and are all shown on return. The server has none at all. */
function nextFrame(flush: () => void): void {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(flush);
}
