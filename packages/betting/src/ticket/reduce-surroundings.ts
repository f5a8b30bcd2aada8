import { changeCurrency } from './edit-money.ts';
import { priceBet } from './price-bet.ts';
import type { Ticket } from './ticket.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketSurroundingEvent } from './ticket-event.ts';
import { applied, unchanged } from './ticket-step.ts';
import type { TicketStep } from './ticket-step.ts';
import { atRest, withBets } from './with-bets.ts';

/**
 * The context became another one: its currency, its bonuses or who plays. Nothing has to be remembered while a placement
 * is in progress, because the context is read again when it ends.
 */
export function reduceSurroundings(ticket: Ticket, event: TicketSurroundingEvent, context: TicketContext): TicketStep {
  if (ticket.inProgress) return unchanged(ticket, 'held');
  // A receipt or an error of one player is not the next one's to see.
  const rest = event.kind === 'login-changed' ? atRest(ticket) : ticket;
  const bets = changeCurrency(rest.bets, context).map((bet) => priceBet(bet, context));
  return applied(withBets(rest, bets, context));
}
