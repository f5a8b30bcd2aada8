import { parseQuickBet, serialiseQuickBet } from '@slipstream/betting/persistence/stored-quick-bet';
import { quickBetOff } from '@slipstream/betting/quick-bet/quick-bet';

import { BoardFollower } from '../slip/follow/follow-board.ts';
import { quickBetKey } from '../slip/follow/slip-bridge.ts';
import type { FetchSelection } from '../slip/fetch-selection.ts';
import { Placing, type PlacingOptions } from '../slip/placing.ts';
import type { SlipNotices } from '../slip/slip-notices.ts';
import type { SlipStore } from '../slip/slip-store.ts';
import type { SlipTerms } from '../slip/slip-terms.ts';
import { sessionStore } from '../storage/session-storage.ts';
import { writeStored } from '../storage/stored-text.ts';
import type { Stores } from '../stores.ts';
import { followQuickBet } from './follow-quick-bet.ts';
import { QuickBetStore } from './quick-bet-store.ts';

export interface QuickBetParts {
  readonly slip: SlipStore;
  readonly notices: SlipNotices;
  readonly placing: Omit<PlacingOptions, 'newKey'>;
  readonly fetchSelection: FetchSelection;
}

/** Creates quick bet on the terms of the slip, with the bet of this browser session if there is one. */
export function loadQuickBet(stores: Stores, { slip, notices, placing, fetchSelection }: QuickBetParts): QuickBetStore {
  const { session } = stores;
  const quick = new QuickBetStore({
    terms: slip.terms,
    now: () => Date.now(),
    place: () => void quickPlacing.place(),
    onEffect: (effect) => (effect.kind === 'request-sign-in' ? session.requestSignIn() : notices.tell(effect)),
  });
  const quickPlacing = new Placing(quick.placeable, { ...placing, newKey: () => crypto.randomUUID() });
  keepQuickBet(quick, slip.terms(), sessionStore());
  const follower = new BoardFollower(quick.reader, stores, fetchSelection);
  followQuickBet(quick, slip, stores, { api: placing.api, tellBoard: () => follower.tellAll() });
  follower.start();
  void quickPlacing.resume();
  return quick;
}

/** Restores quick bet of this browser session and stores it from then on (SESSION-6). */
export function keepQuickBet(quick: QuickBetStore, { currency }: SlipTerms, storage: Storage | undefined): void {
  const text = storage?.getItem(quickBetKey) ?? null;
  if (text !== null) {
    const reading = parseQuickBet(text, quickBetOff(currency));
    if (reading.kind !== 'dropped') quick.dispatch({ kind: 'session-restored', quickBet: reading.value });
  }
  quick.subscribe(() => {
    const quickBet = quick.quickBet();
    const isKept = quickBet.isEnabled || quickBet.placement !== null;
    writeStored(() => storage, quickBetKey, isKept ? serialiseQuickBet(quickBet) : null);
  });
}
