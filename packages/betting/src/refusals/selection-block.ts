import { isMatchComing, isMatchLive, isMatchOver, type MatchStatus } from '@slipstream/units/match-status';
import type { Selection } from '../ticket/selection.ts';

export type SelectionLabel = 'selection_not_available' | 'selection_suspended';

type Blockable = Pick<Selection, 'matchStatus' | 'isSuspended' | 'isNotAvailable'>;

/** Prematch and live take bets; stopped, closed, finished and not covered do not (SLIP-15). */
export function takesBets(status: MatchStatus): boolean {
  return isMatchComing(status) || isMatchLive(status);
}

/** What a selection shows instead of its price: an unavailable one before a suspended one (SLIP-17). */
export function selectionLabel({ matchStatus, isSuspended, isNotAvailable }: Blockable): SelectionLabel | null {
  if (isNotAvailable || isMatchOver(matchStatus)) return 'selection_not_available';
  return isSuspended || !takesBets(matchStatus) ? 'selection_suspended' : null;
}
