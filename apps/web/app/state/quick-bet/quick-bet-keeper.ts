import { parseQuickBet, serialiseQuickBet } from '@slipstream/betting/persistence/stored-quick-bet';
import { quickBetOff } from '@slipstream/betting/quick-bet/quick-bet';

import { quickBetKey } from '../slip/follow/slip-bridge.ts';
import type { SlipTerms } from '../slip/slip-terms.ts';
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
    try {
      if (quickBet.isEnabled || quickBet.placement !== null) {
        storage?.setItem(quickBetKey, serialiseQuickBet(quickBet));
      } else {
        storage?.removeItem(quickBetKey);
      }
    } catch {
      // Storage is full: quick bet lasts as long as the page.
    }
  });
}
