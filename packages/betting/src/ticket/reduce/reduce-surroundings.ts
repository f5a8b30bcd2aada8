import { changeCurrency } from '../edit/edit-money.ts';
import { priceBet } from '../price-bet.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { TicketSurroundingEvent } from '../ticket-event.ts';
import { applied, unchanged } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { atRest, withBets } from '../edit/with-bets.ts';

/**
 * The context changed: currency, bonuses or player. Nothing is stored during a placement, because the context is read
 * again when it ends.
 */
export function reduceSurroundings(ticket: Ticket, event: TicketSurroundingEvent, context: TicketContext): TicketStep {
  if (ticket.kind === 'processing') return unchanged(ticket, 'held');
  // A player's receipt or error must not be shown to the next player.
  const rest = event.kind === 'login-changed' ? atRest(ticket) : ticket;
  const bets = changeCurrency(rest.bets, context).map((bet) => priceBet(bet, context));
  return applied(withBets(rest, bets, context));
}
