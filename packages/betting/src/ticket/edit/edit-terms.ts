import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { Odds } from '@slipstream/units/odds';
import { oddsChangesOf } from '../../summary/odds-changes.ts';
import type { OddsChange } from '../../summary/odds-changes.ts';
import type { Bet } from '../bet.ts';
import { acceptPrices, evaluateCustomPrice, evaluatePrice } from '../evaluate-price.ts';
import type { Selection, SelectionId } from '../selection.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { NamedPrice } from '../ticket-event.ts';
import { applied, refused, unchanged } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { edited, withBets } from './with-bets.ts';

/**
 * The prices that the player was asked about are agreed to, and the ticket is initial again (TICKET-4). If one of them
 * has moved meanwhile, or another has, the player was asked about something else and nothing is agreed to.
 */
export function acceptOddsChange(ticket: Ticket, prices: readonly NamedPrice[], context: TicketContext): TicketStep {
  const changes = oddsChangesOf(ticket.bets);
  const isNamed = ({ selectionId, to }: OddsChange) =>
    prices.some((price) => price.selectionId === selectionId && price.odds === to);
  if (prices.length !== changes.length || !changes.every(isNamed)) {
    const selectionIds = changes.flatMap((change) => change.selectionId ?? []);
    return refused(ticket, [{ code: 'odds_changed', selectionIds }]);
  }
  const bets = ticket.bets.map((bet) => acceptPrices(bet, context.now));
  return applied(edited(ticket, bets, context));
}

/** A looser mode takes at once what a stricter one had flagged; a stricter one asks only about the next change. */
export function changeAcceptMode(ticket: Ticket, acceptMode: OddsAcceptMode, context: TicketContext): Ticket {
  return evaluatedAgain({ ...ticket, acceptMode }, (selection) => selection, context);
}

/** "Any price at or above 1.80", for one selection. */
export function changeFloor(
  ticket: Ticket,
  selectionId: SelectionId,
  floorOdds: Odds | null,
  context: TicketContext,
): TicketStep {
  if (!ticket.selectedOutcomeIds.includes(selectionId)) return unchanged(ticket, 'ignored');
  const withFloor = (selection: Selection) => (selection.id === selectionId ? { ...selection, floorOdds } : selection);
  return applied(evaluatedAgain(ticket, withFloor, context));
}

function evaluatedAgain(ticket: Ticket, change: (selection: Selection) => Selection, context: TicketContext): Ticket {
  const judge = { mode: ticket.acceptMode, now: context.now };
  const bets = ticket.bets.map((bet): Bet => {
    const selections = bet.selections.map((selection) => evaluatePrice(change(selection), selection.odds, judge));
    const evaluated = { ...bet, selections };
    return bet.customOdds === null ? evaluated : evaluateCustomPrice(evaluated, bet.customOdds, ticket.acceptMode);
  });
  return withBets(ticket, bets, context);
}
