import { parseQuickBet, serialiseQuickBet } from '@slipstream/betting/persistence/stored-quick-bet';
import { quickBetOff } from '@slipstream/betting/quick-bet/quick-bet';

import { quickBetKey } from '../slip/follow/slip-bridge.ts';
import type { SlipTerms } from '../slip/slip-terms.ts';
import { writeStored } from '../storage/stored-text.ts';
import type { QuickBetStore } from './quick-bet-store.ts';

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
