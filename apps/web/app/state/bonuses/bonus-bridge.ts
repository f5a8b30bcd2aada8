import type { PlayerBonuses } from '@slipstream/betting/ticket/available-bonuses';
import type { Tournament } from '@slipstream/contract/entities/bonuses/tournament';
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { BonusesStore } from './bonuses-store.ts';

/** What every page knows of bonuses: nothing, until a player is here and their bonuses were loaded. */
interface BonusBridge {
  readonly store: BonusesStore | null;
  /** As the slip asks for them; null when there are none. */
  readonly forSlip: PlayerBonuses | null;
  /** Pools of tournaments as everybody was told of them, by tournament (RT-5). */
  readonly pools: ReadonlyMap<string, TournamentPool>;
}

type TournamentPool = Pick<Tournament, 'poolAmount' | 'poolState'>;

export type BonusBridgeStore = StoreApi<BonusBridge>;

export function createBonusBridge(): BonusBridgeStore {
  return createStore(() => ({ store: null, forSlip: null, pools: new Map() }));
}
