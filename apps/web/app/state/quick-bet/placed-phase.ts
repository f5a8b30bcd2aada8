import type { Bet } from '@slipstream/contract/entities/bets/bet';

/** A submitted bet is neither accepted nor refused: a live delay or a trader decides (QUICK-8). */
export function placedPhaseOf({ status }: Pick<Bet, 'status'>): 'waiting' | 'taken' | 'refused' {
  if (status === 'submitted') return 'waiting';
  return status === 'rejected' || status === 'cancelled' ? 'refused' : 'taken';
}
