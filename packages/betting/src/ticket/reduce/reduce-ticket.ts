import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { TicketEvent, TicketSurroundingEvent } from '../ticket-event.ts';
import { applied, refused, unchanged, type TicketStep } from '../ticket-step.ts';
import { isFeedEvent, isPlacementEvent, isSurroundingEvent } from '../event-groups.ts';
import { changeCurrency } from '../edit/edit-money.ts';
import { atRest, withBets } from '../edit/with-bets.ts';
import { priceBet } from '../price-bet.ts';
import { reduceEdit } from './reduce-edit.ts';
import { reduceFeed } from './reduce-feed.ts';
import { reducePlacement } from './reduce-placement.ts';

/** The only way a ticket changes. Pure: the same ticket, event and context always give the same step. */
export function reduceTicket(ticket: Ticket, event: TicketEvent, context: TicketContext): TicketStep {
  if (isFeedEvent(event)) return reduceFeed(ticket, event, context);
  if (isPlacementEvent(event)) return reducePlacement(ticket, event, context);
  if (isSurroundingEvent(event)) return reduceSurroundings(ticket, event, context);
  // What the player does has no effect while a placement is in progress (TICKET-8).
  if (ticket.kind === 'processing') return refused(ticket, [{ code: 'in_progress' }]);
  return reduceEdit(ticket, event, context);
}

/**
 * The context changed: currency, bonuses or player. Nothing is stored during a placement, because the context is read
 * again when it ends.
 */
function reduceSurroundings(ticket: Ticket, event: TicketSurroundingEvent, context: TicketContext): TicketStep {
  if (ticket.kind === 'processing') return unchanged(ticket, 'held');
  // A player's receipt or error must not be shown to the next player.
  const rest = event.kind === 'login-changed' ? atRest(ticket) : ticket;
  const bets = changeCurrency(rest.bets, context).map((bet) => priceBet(bet, context));
  return applied(withBets(rest, bets, context));
}
