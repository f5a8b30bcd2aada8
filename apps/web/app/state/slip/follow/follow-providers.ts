import { providerTerms } from '@slipstream/betting/ticket/provider-terms';

import type { Stores } from '../../stores.ts';
import type { SlipStore } from '../slip-store.ts';

/** What cannot be bet anywhere cannot be picked either. */
export function followProviders(slip: SlipStore, { board }: Pick<Stores, 'board'>): void {
  board.providers.subscribe(() => {
    const terms = slip.terms();
    const now = { ...terms.providers };
    for (const provider of board.providers.named)
      now[provider] = { ...providerTerms(now, provider), isActive: board.providers.isActive(provider) };
    slip.setTerms({ ...terms, providers: now });
  });
}
