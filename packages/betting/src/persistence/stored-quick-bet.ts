import type { QuickBet } from '../quick-bet/quick-bet.ts';
import { sealed } from './seal.ts';
import { unsealed } from './stored-form.ts';
import type { Reading } from './stored-form.ts';
import { upgradedBet } from './stored-ticket.ts';

export function serialiseQuickBet(quickBet: QuickBet): string {
  return sealed(quickBet);
}

/**
 * Like a ticket's, based on a quick bet that is off. A repaired one is switched off: nothing must be placed with one
 * tap on terms that may not be the player's.
 */
export function parseQuickBet(text: string, off: QuickBet): Reading<QuickBet> {
  return unsealed(text, {
    upgrade: (stored) => {
      const bet = stored.bet === null ? null : upgradedBet(stored.bet);
      const state = stored.error === null ? stored.state : 'initial';
      // Errors and warnings were message keys before version 3.
      return { ...off, ...stored, bet, isEnabled: false, state, error: null, warnings: [] };
    },
    salvage: (placement) => ({ ...off, state: 'processing', placement }),
  });
}
