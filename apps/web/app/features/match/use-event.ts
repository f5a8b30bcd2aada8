import type { Event } from '@slipstream/contract/entities/catalogue/event';
import type { MatchId } from '@slipstream/units/ids';
import { useCallback, useSyncExternalStore } from 'react';

import { useStores } from '../../state/use-stores.ts';

/** The match or season as the board has it. Prices do not change it. */
export function useEvent(matchId: MatchId): Event | undefined {
  const { board } = useStores();
  const subscribe = useCallback((listener: () => void) => board.subscribeMatch(matchId, listener), [board, matchId]);
  const read = () => board.event(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
