import type { Bet } from '../bet.ts';
import { changeCurrency } from './edit-money.ts';
import { selectionsOf } from '../ticket.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import { withoutStake } from '../with-stake.ts';
import { edited } from './with-bets.ts';

/**
 * Undo of a removal: the bets as they were. What stayed in the slip is as the feed has it now; what had left it was not
 * followed meanwhile, so its price is stale until the feed confirms it.
 */
export function putBack(ticket: Ticket, bets: readonly Bet[], context: TicketContext): Ticket {
  const current = new Map(selectionsOf(ticket.bets).map((selection) => [selection.id, selection]));
  const restored = bets.map((bet) => ({
    ...bet,
    selections: bet.selections.map((selection) => current.get(selection.id) ?? { ...selection, isStale: true }),
  }));
  return edited(ticket, changeCurrency(restored, context), context);
}

/** After success: the same selections once more, without a stake, so that nothing is placed twice by accident. */
export function keepPlaced(ticket: Ticket, context: TicketContext): Ticket {
  const placed = ticket.kind === 'success' ? ticket.processingBets : [];
  const again = placed.map((bet): Bet => ({
    ...withoutStake(bet),
    bonus: null,
    isBonusChosen: false,
  }));
  return putBack(ticket, [...again, ...ticket.bets], context);
}
