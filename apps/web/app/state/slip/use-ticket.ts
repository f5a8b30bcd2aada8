import type { SelectionId } from '@slipstream/betting/ticket/selection';
import type { Ticket } from '@slipstream/betting/ticket/ticket';
import { useSyncExternalStore } from 'react';

import type { Slip } from './slip.ts';
import type { SlipTerms } from './slip-terms.ts';

export function useTicket(slip: Slip): Ticket {
  return useSyncExternalStore(slip.subscribe, slip.ticket, slip.ticket);
}

/** The player, the currency and the settings that the slip counts with. */
export function useSlipTerms(slip: Slip): SlipTerms {
  return useSyncExternalStore(slip.subscribe, slip.terms, slip.terms);
}

/** Renders again only if this selection comes or goes. */
export function useIsInTicket(slip: Slip, selectionId: SelectionId): boolean {
  const read = () => slip.ticket().selectedOutcomeIds.includes(selectionId);
  return useSyncExternalStore(slip.subscribe, read, read);
}
