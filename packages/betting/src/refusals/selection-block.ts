import { matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import type { Selection } from '../ticket/selection.ts';

/** Prematch and live take bets; stopped, closed, finished and not covered do not (SLIP-15). */
const blockByMatchStatus = {
  [matchStatus.prematch]: null,
  [matchStatus.live]: null,
  [matchStatus.stopped]: 'selection_suspended',
  [matchStatus.closed]: 'selection_not_available',
  [matchStatus.finished]: 'selection_not_available',
  [matchStatus.notCovered]: 'selection_not_available',
} as const satisfies Record<MatchStatus, SelectionLabel | null>;

export type SelectionLabel = 'selection_not_available' | 'selection_suspended';

type Blockable = Pick<Selection, 'matchStatus' | 'isSuspended' | 'isNotAvailable'>;

export function takesBets(status: MatchStatus): boolean {
  return blockByMatchStatus[status] === null;
}

/** What a selection shows instead of its price: an unavailable one before a suspended one (SLIP-17). */
export function selectionLabel({ matchStatus: status, isSuspended, isNotAvailable }: Blockable): SelectionLabel | null {
  const byMatch = blockByMatchStatus[status];
  if (isNotAvailable || byMatch === 'selection_not_available') return 'selection_not_available';
  return isSuspended ? 'selection_suspended' : byMatch;
}
