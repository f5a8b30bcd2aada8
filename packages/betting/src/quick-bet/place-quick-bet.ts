import { errorOfRefusal } from '../refusals/refusal-error.ts';
import { reducePlacement } from '../ticket/reduce/reduce-placement.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { TicketPlacementEvent } from '../ticket/ticket-event.ts';
import type { QuickBet, QuickBetStep } from './quick-bet.ts';
import { atRest, refused, unchanged } from './quick-bet-step.ts';
import { refusalsForQuickPlacing } from './refusals-for-quick-placing.ts';

/** Switched on with a stake, no warning, nothing under way and a bet that was not answered yet (QUICK-3). */
export function canPlace({ isEnabled, stake, warnings, state, bet }: QuickBet): boolean {
  return isEnabled && stake > 0 && warnings.length === 0 && state === 'initial' && bet !== null;
}

/** A quick bet is placed as a slip that holds nothing else would be. */
export function reduceQuickPlacement(
  quickBet: QuickBet,
  event: TicketPlacementEvent,
  context: TicketContext,
): QuickBetStep {
  const { bet, placement, acceptMode } = quickBet;
  const bets = bet === null ? [] : [bet];
  if (event.kind === 'placement-started') {
    if (!canPlace(quickBet)) return unchanged(quickBet, 'ignored');
    const refusal = context.player === null ? null : refusedStart(quickBet, context);
    if (refusal !== null) return refusal;
  }
  const open = { ...emptyTicket, bets, acceptMode };
  const slip: Ticket =
    placement === null
      ? open
      : { ...open, kind: 'processing', error: null, placement, processingBets: bets, betsMeanwhile: bets };
  const { ticket, result, effects } = reducePlacement(slip, event, context);
  if (result.kind !== 'applied') return unchanged(quickBet, 'stale');
  return { quickBet: afterPlacement(quickBet, ticket), result, effects };
}

/** Wrong odds leave the bet waiting at the price the server named, so that one tap can take it (QUICK-7). */
function afterPlacement(quickBet: QuickBet, ticket: Ticket): QuickBet {
  if (ticket.kind === 'processing') {
    return { ...quickBet, state: 'processing', error: null, placement: ticket.placement };
  }
  const placement = null;
  const { error, bets } = ticket;
  if (ticket.kind === 'success') return { ...quickBet, state: 'success', placement, placedBets: ticket.placedBets };
  if (error?.isWrongOddsError === true) {
    return { ...quickBet, state: 'initial', placement, error, bet: bets[0] ?? quickBet.bet };
  }
  return error === null ? atRest(quickBet) : { ...quickBet, state: 'error', placement, error };
}

function refusedStart(quickBet: QuickBet, context: TicketContext): QuickBetStep | null {
  const refusals = quickBet.bet === null ? [] : refusalsForQuickPlacing(quickBet.bet, context);
  const [first] = refusals;
  if (first === undefined) return null;
  // It goes on waiting, at the price as it is now (QUICK-7).
  if (first.code === 'odds_changed') return refused(quickBet, refusals);
  return refused({ ...quickBet, state: 'error', error: errorOfRefusal(first) }, refusals);
}
