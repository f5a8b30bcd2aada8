import { errorOfFailure, errorOfRefusal, plainError } from '../refusals/refusal-error.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { TicketPlacementEvent } from '../ticket/ticket-event.ts';
import type { QuickBet, QuickBetStep } from './quick-bet.ts';
import { applied, atRest, refused, unchanged } from './quick-bet-step.ts';
import { refusalsForQuickPlacing } from './refusals-for-quick-placing.ts';

/** Approval, no warning, nothing under way and a bet that was not answered yet (QUICK-3). */
export function canPlace({ isEnabled, isApproved, warnings, state, bet }: QuickBet): boolean {
  return isEnabled && isApproved && warnings.length === 0 && state === 'initial' && bet !== null;
}

export function reduceQuickPlacement(
  quickBet: QuickBet,
  event: TicketPlacementEvent,
  context: TicketContext,
): QuickBetStep {
  if (event.kind === 'placement-started') return start(quickBet, event.key, context);
  const { placement } = quickBet;
  if (placement?.key !== event.key) return unchanged(quickBet, 'stale');
  const ended: QuickBet = { ...quickBet, placement: null };
  switch (event.kind) {
    case 'placement-unknown':
      return applied({ ...quickBet, placement: { ...placement, answer: 'unknown' } });
    case 'placement-succeeded':
      return applied({ ...ended, state: 'success', placedBets: event.placed.placedBets });
    case 'placement-reconciled':
      if (event.placed === null) return applied(atRest(quickBet), { kind: 'alert', alert: 'not-placed' });
      return applied({ ...ended, state: 'success', placedBets: event.placed.placedBets });
    case 'placement-failed':
      switch (event.failure.kind) {
        case 'coded':
          return applied({ ...ended, state: 'error', error: errorOfFailure(event.failure) });
        case 'uncoded':
          return applied(atRest(quickBet), { kind: 'alert', alert: 'general' });
        case 'signed-out':
          return applied(atRest(quickBet), { kind: 'request-sign-in' });
      }
  }
}

function start(quickBet: QuickBet, key: string, context: TicketContext): QuickBetStep {
  const { bet } = quickBet;
  if (!canPlace(quickBet) || bet === null) return unchanged(quickBet, 'ignored');
  if (context.player === null) return applied(atRest(quickBet), { kind: 'request-sign-in' });
  const refusals = refusalsForQuickPlacing(bet, context);
  const [first] = refusals;
  if (first !== undefined) {
    const error = 'message' in first ? errorOfRefusal(first) : { ...plainError, code: first.code };
    return refused({ ...quickBet, state: 'error', error }, refusals);
  }
  const placement = { key, startedAt: context.now, answer: 'awaited' } as const;
  return applied({ ...quickBet, state: 'processing', error: null, placement });
}
