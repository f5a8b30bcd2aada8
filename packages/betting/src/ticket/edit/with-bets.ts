import type { Bet } from '../bet.ts';
import { priceBet } from '../price-bet.ts';
import { selectionsOf } from '../ticket.ts';
import type { Ticket, TicketError, TicketState } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';

/** The ticket with other bets and everything derived from them. A finished state (success, error) stays (TICKET-5). */
export function withBets(ticket: Ticket, bets: readonly Bet[], context: TicketContext): Ticket {
  const priced = bets.map((bet) => (ticket.bets.includes(bet) ? bet : priceBet(bet, context)));
  const [first] = priced;
  const isFinished = ticket.ticketState === 'success' || ticket.ticketState === 'error';
  return {
    ...ticket,
    bets: priced,
    selectedOutcomeIds: selectionsOf(priced).map(({ id }) => id),
    upcomingBonuses: first === undefined || priced.length > 1 ? [] : context.bonuses.upcomingFor(first),
    ticketState: isFinished ? ticket.ticketState : restingState(priced, ticket.error),
  };
}

/** The ticket after a change by the player: the result of an earlier placement is cleared (TICKET-2). */
export function edited(ticket: Ticket, bets: readonly Bet[], context: TicketContext): Ticket {
  return withBets(atRest(ticket), bets, context);
}

/** The same bets without anything of an earlier placement. */
export function atRest(ticket: Ticket): Ticket {
  return {
    ...ticket,
    ticketState: restingState(ticket.bets, null),
    error: null,
    processingBets: [],
    placedBets: [],
    placement: null,
    betsMeanwhile: [],
    inProgress: false,
  };
}

/** Initial, unless some bet has changed odds (TICKET-2) or the server just said that they have (PLACE-3). */
function restingState(bets: readonly Bet[], error: TicketError | null): TicketState {
  const isChanged = bets.some(
    (bet) => bet.isCustomOddsChanged || bet.selections.some((selection) => selection.isChanged),
  );
  return isChanged || error?.isWrongOddsError === true ? 'oddsChanged' : 'initial';
}
