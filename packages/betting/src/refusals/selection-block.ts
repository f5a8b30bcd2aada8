import type { MatchStatus } from '@slipstream/contract/entities/catalogue/match';
import type { Selection } from '../ticket/selection.ts';

/** Prematch and live take bets; stopped, closed, finished and not covered do not (SLIP-15). */
const blockByMatchStatus = {
  0: null,
  1: null,
  2: 'suspended',
  3: 'not-available',
  4: 'not-available',
  5: 'not-available',
} as const satisfies Record<MatchStatus, SelectionLabel | null>;

export type SelectionLabel = 'not-available' | 'suspended';

type Blockable = Pick<Selection, 'matchStatus' | 'isSuspended' | 'isNotAvailable'>;

export function takesBets(status: MatchStatus): boolean {
  return blockByMatchStatus[status] === null;
}

/** What a selection shows instead of its price: an unavailable one before a suspended one (SLIP-17). */
export function selectionLabel({ matchStatus, isSuspended, isNotAvailable }: Blockable): SelectionLabel | null {
  const byMatch = blockByMatchStatus[matchStatus];
  if (isNotAvailable || byMatch === 'not-available') return 'not-available';
  return isSuspended ? 'suspended' : byMatch;
}
