import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { MatchId } from '@slipstream/units/ids';
import { useCallback, useSyncExternalStore } from 'react';

import { useStores } from '../use-stores.ts';
import type { OutcomeView } from './outcome-view.ts';

/** Subscribes to one outcome, so a price update re-renders one button. */
export function useOutcome(key: string): OutcomeView | undefined {
  const { board } = useStores();
  const subscribe = useCallback((listener: () => void) => board.subscribeOutcome(key, listener), [board, key]);
  const read = () => board.outcome(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** The match as the board has it: score, clock, stage and words. Prices do not change it. */
export function useMatch(matchId: MatchId): Match | undefined {
  const { board } = useStores();
  const subscribe = useCallback((listener: () => void) => board.subscribeMatch(matchId, listener), [board, matchId]);
  const read = () => board.match(matchId);
  return useSyncExternalStore(subscribe, read, read);
}
