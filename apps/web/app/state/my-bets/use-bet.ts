import type { Bet } from '@slipstream/contract/entities/bets/bet';
import { useCallback, useSyncExternalStore } from 'react';

import { useStores } from '../use-stores.ts';

/** The current state of a bet. */
export function useBet(bet: Bet): Bet {
  const { bets } = useStores();
  const { id } = bet;
  const subscribe = useCallback(
    (listener: () => void) => bets.subscribe((changed) => void (changed.id === id && listener())),
    [bets, id],
  );
  const read = () => bets.get(id) ?? bet;
  return useSyncExternalStore(subscribe, read, read);
}
