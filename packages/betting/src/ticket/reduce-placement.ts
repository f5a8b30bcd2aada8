import type { PlacementFailure, PlacementSuccess } from '../placing/placement-outcome.ts';
import type { PlacingRefusal } from '../refusals/refusal.ts';
import { errorOfFailure, errorOfRefusal, plainError } from '../refusals/refusal-error.ts';
import { refusalsForPlacing } from '../refusals/refusals-for-placing.ts';
import type { Bet } from './bet.ts';
import { changeCurrency } from './edit-money.ts';
import { priceBet } from './price-bet.ts';
import { reduceFeed } from './reduce-feed.ts';
import { answered, isAbout, isSameBet } from './server-messages.ts';
import type { Ticket, TicketError } from './ticket.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketPlacementEvent } from './ticket-event.ts';
import { applied, refused, unchanged } from './ticket-step.ts';
import type { TicketEffect, TicketStep } from './ticket-step.ts';
import { atRest, restingState, withBets } from './with-bets.ts';

/** The life of one placement. An answer to any other than the one under way is stale (PLACE-6). */
export function reducePlacement(ticket: Ticket, event: TicketPlacementEvent, context: TicketContext): TicketStep {
  if (event.kind === 'placement-started') return start(ticket, event.key, context);
  const { placement } = ticket;
  if (placement?.key !== event.key) return unchanged(ticket, 'stale');
  switch (event.kind) {
    case 'placement-succeeded':
      return succeed(ticket, event.placed, context);
    case 'placement-failed':
      return fail(ticket, event.failure, context);
    case 'placement-unknown':
      return applied({ ...ticket, placement: { ...placement, answer: 'unknown' } });
    case 'placement-reconciled':
      if (event.placed !== null) return succeed(ticket, event.placed, context);
      return ended(ticket, null, context, { kind: 'alert', alert: 'not-placed' });
  }
}

/**
 * Only bets with a stake are placed (TICKET-3). A visitor is asked to sign in instead (TICKET-7). A limit that refuses is
 * shown as the ticket's error (LIMIT-6); every other refusal is already on the place button.
 */
function start(ticket: Ticket, key: string, context: TicketContext): TicketStep {
  if (ticket.inProgress) return refused(ticket, [{ code: 'in-progress' }]);
  if (context.player === null) return applied(atRest(ticket), { kind: 'request-sign-in' });
  const processingBets = ticket.bets.filter((bet) => bet.stake > 0);
  const refusals = refusalsForPlacing({ ...ticket, bets: processingBets }, context);
  const [first] = refusals;
  if (first !== undefined) {
    const error = limitError(first);
    return refused(error === null ? ticket : { ...atRest(ticket), ticketState: 'error', error }, refusals);
  }
  return applied({
    ...atRest(ticket),
    ticketState: 'processing',
    inProgress: true,
    processingBets,
    placement: { key, startedAt: context.now, answer: 'awaited' },
  });
}

/**
 * The placed bets leave the slip, so that the next pick starts a new one; `selections-kept` brings them back (TICKET-9).
 * Singles that were refused stay, each with the reason beside it.
 */
function succeed(ticket: Ticket, { placedBets, messagesByBet: messages }: PlacementSuccess, context: TicketContext) {
  const sent = ticket.processingBets;
  const processingBets = sent.filter((_, index) => !messages.some(isAbout(index)));
  const left = ticket.bets.filter((bet) => !processingBets.some((placed) => isSameBet(bet, placed)));
  const { bets, messagesByBet } = answered(left, sent, messages, context.now);
  const rest: Ticket = {
    ...withBets(atRest(ticket), bets, context),
    ticketState: 'success',
    processingBets,
    placedBets,
    error: messagesByBet[0] === undefined ? null : { ...plainError, code: messagesByBet[0].code, messagesByBet },
  };
  return applied(caughtUp(rest, context));
}

function fail(ticket: Ticket, failure: PlacementFailure, context: TicketContext): TicketStep {
  switch (failure.kind) {
    case 'coded':
      return ended(ticket, failure, context);
    case 'uncoded':
      return ended(ticket, null, context, { kind: 'alert', alert: 'general' });
    case 'signed-out':
      return ended(ticket, null, context, { kind: 'request-sign-in' });
  }
}

/** Nothing was placed. Wrong odds leave the ticket in oddsChanged (PLACE-3), any other error in error. */
function ended(
  ticket: Ticket,
  failure: (PlacementFailure & { kind: 'coded' }) | null,
  context: TicketContext,
  ...effects: readonly TicketEffect[]
): TicketStep {
  const asked = failure?.isWrongOddsError === true ? ticket.bets.map(withoutCustomPrice) : ticket.bets;
  const { bets, messagesByBet } = answered(asked, ticket.processingBets, failure?.messagesByBet ?? [], context.now);
  const error = failure === null ? null : { ...errorOfFailure(failure), messagesByBet };
  const isError = error !== null && !error.isWrongOddsError;
  const rest: Ticket = {
    ...atRest(ticket),
    bets,
    error,
    ticketState: isError ? 'error' : restingState(bets, error),
  };
  return applied(caughtUp(rest, context), ...effects);
}

/** The server would not take the price of the set, so it has to be asked for again. */
function withoutCustomPrice(bet: Bet): Bet {
  return bet.betType === 'custom_bet' ? { ...bet, customOdds: null } : bet;
}

/** Takes in all that happened around the slip while it could not move. */
function caughtUp(ticket: Ticket, context: TicketContext): Ticket {
  const bets = changeCurrency(ticket.bets, context).map((bet) => priceBet(bet, context));
  const current = withBets({ ...ticket, heldEvents: [] }, bets, context);
  return ticket.heldEvents.reduce((result, event) => reduceFeed(result, event, context).ticket, current);
}

function limitError(refusal: PlacingRefusal): TicketError | null {
  return 'limit' in refusal ? errorOfRefusal(refusal) : null;
}
