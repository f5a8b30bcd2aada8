import type { Refusal } from '../refusals/refusal.ts';
import type { QuickBet, QuickBetEffect, QuickBetStep } from './quick-bet.ts';

export function applied(quickBet: QuickBet, ...effects: readonly QuickBetEffect[]): QuickBetStep {
  return { quickBet, result: { kind: 'applied' }, effects };
}

export function refused(quickBet: QuickBet, refusals: readonly Refusal[]): QuickBetStep {
  return { quickBet, result: { kind: 'refused', refusals }, effects: [] };
}

export function unchanged(quickBet: QuickBet, kind: 'stale' | 'ignored'): QuickBetStep {
  return { quickBet, result: { kind }, effects: [] };
}

/** Nothing picked, nothing under way. */
export function atRest(quickBet: QuickBet): QuickBet {
  return { ...quickBet, state: 'initial', bet: null, error: null, warnings: [], placement: null, placedBets: [] };
}
