import type { Bet } from '../bet.ts';
import { priceBet } from '../price-bet.ts';
import { selectionsOf } from '../ticket.ts';
import type { OpenTicket, Ticket, TicketError } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';

/** The ticket with other bets and everything derived from them. A finished state (success, error) stays (TICKET-5). */
export function withBets(ticket: OpenTicket, bets: readonly Bet[], context: TicketContext): OpenTicket;
export function withBets(ticket: Ticket, bets: readonly Bet[], context: TicketContext): Ticket;
export function withBets(ticket: Ticket, bets: readonly Bet[], context: TicketContext): Ticket {
  const priced = bets.map((bet) => (ticket.bets.includes(bet) ? bet : priceBet(bet, context)));
  const [first] = priced;
  const derived = {
    bets: priced,
    selectedOutcomeIds: selectionsOf(priced).map(({ id }) => id),
    upcomingBonuses: first === undefined || priced.length > 1 ? [] : context.bonuses.upcomingFor(first),
  };
  if (ticket.kind !== 'initial' && ticket.kind !== 'oddsChanged') return { ...ticket, ...derived };
  return { ...ticket, ...derived, kind: openKind(priced, ticket.error) };
}

/** The ticket after a change by the player: the result of an earlier placement is cleared (TICKET-2). */
export function edited(ticket: Ticket, bets: readonly Bet[], context: TicketContext): OpenTicket {
  return withBets(atRest(ticket), bets, context);
}

/** The same bets without anything of an earlier placement. */
export function atRest(ticket: Ticket): OpenTicket {
  return opened(ticket, openKind(ticket.bets, null), null);
}

/** The same bets for the player to edit. */
export function opened(
  { bets, upcomingBonuses, selectedOutcomeIds, isRestoring, acceptMode }: Ticket,
  kind: OpenTicket['kind'],
  error: TicketError | null,
): OpenTicket {
  return { kind, error, bets, upcomingBonuses, selectedOutcomeIds, isRestoring, acceptMode };
}

/** Initial, unless some bet has changed odds (TICKET-2) or the server just said that they have (PLACE-3). */
function openKind(bets: readonly Bet[], error: TicketError | null): OpenTicket['kind'] {
  const isChanged = bets.some(
    (bet) => bet.isCustomOddsChanged || bet.selections.some((selection) => selection.isChanged),
  );
  return isChanged || error?.isWrongOddsError === true ? 'oddsChanged' : 'initial';
}
