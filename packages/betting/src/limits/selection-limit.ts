import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { LimitMet } from './limited-bet.ts';

/** The selections of all bets together count (LIMIT-1). */
export function selectionLimit(
  bets: readonly { readonly selections: readonly unknown[] }[],
  { selectionLimit: limit }: BetLimits,
): LimitMet | undefined {
  const count = bets.reduce((total, bet) => total + bet.selections.length, 0);
  if (limit === null || count < limit) return undefined;
  return { refusal: { code: 'selection_limit_exceeded', limit }, action: 'reject' };
}
