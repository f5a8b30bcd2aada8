import { isLimitCode } from '../../limits/check-limits.ts';
import { betsToPlace } from '../../placing/bets-to-place.ts';
import type { PlacementFailure, PlacementSuccess } from '../../placing/placement-outcome.ts';
import type { PlacingRefusal } from '../../refusals/refusal.ts';
import { errorOfRefusal } from '../../refusals/refusal-error.ts';
import { refusalsForPlacing } from '../../refusals/refusals-for-placing.ts';
import { refusalCodeOf } from '../../refusals/server-refusal.ts';
import type { Bet } from '../bet.ts';
import { changeCurrency } from '../edit/edit-money.ts';
import { answered, isAbout, isSameBet } from '../server-messages.ts';
import type { OpenTicket, PlacingTicket, Ticket, TicketError } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { TicketPlacementEvent } from '../ticket-event.ts';
import { applied, refused, unchanged } from '../ticket-step.ts';
import type { TicketEffect, TicketStep } from '../ticket-step.ts';
import { atRest, withBets } from '../edit/with-bets.ts';

/** The events of one placement. An answer to another placement is stale (PLACE-6). */
export function reducePlacement(ticket: Ticket, event: TicketPlacementEvent, context: TicketContext): TicketStep {
  if (event.kind === 'placement-started') return start(ticket, event.key, context);
  if (ticket.kind !== 'processing' || ticket.placement.key !== event.key) return unchanged(ticket, 'stale');
  switch (event.kind) {
    case 'placement-succeeded':
      return succeed(ticket, event.placed, context);
    case 'placement-failed':
      return fail(ticket, event.failure, context);
    case 'placement-unknown':
      return applied({ ...ticket, placement: { ...ticket.placement, answer: 'unknown' } });
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
  if (ticket.kind === 'processing') return refused(ticket, [{ code: 'in_progress' }]);
  if (context.player === null) return applied(atRest(ticket), { kind: 'request-sign-in' });
  const processingBets = betsToPlace(ticket.bets);
  const refusals = refusalsForPlacing({ ...ticket, bets: processingBets }, context);
  const [first] = refusals;
  if (first !== undefined) {
    const error = limitError(first);
    return refused(error === null ? ticket : { ...atRest(ticket), kind: 'error', error }, refusals);
  }
  return applied({
    ...atRest(ticket),
    kind: 'processing',
    error: null,
    processingBets,
    betsMeanwhile: ticket.bets,
    placement: { key, startedAt: context.now, answer: 'awaited' },
  });
}

/**
 * The placed bets leave the slip, so that the next pick starts a new one; `selections-kept` brings them back (TICKET-9).
 * Singles that were refused stay, each with the reason beside it.
 */
function succeed(
  ticket: PlacingTicket,
  { placedBets, messagesByBet: messages }: PlacementSuccess,
  context: TicketContext,
) {
  const sent = ticket.processingBets;
  const processingBets = sent.filter((_, index) => !messages.some(isAbout(index)));
  const left = ticket.betsMeanwhile.filter((bet) => !processingBets.some((placed) => isSameBet(bet, placed)));
  const { bets, messagesByBet } = answered(left, sent, messages, context.now);
  const [first] = messagesByBet;
  const error =
    first === undefined
      ? null
      : { code: refusalCodeOf(first.code), refusal: null, messagesByBet, isWrongOddsError: false };
  return applied({ ...caughtUp(ticket, bets, error, context), kind: 'success', processingBets, placedBets });
}

function fail(ticket: PlacingTicket, failure: PlacementFailure, context: TicketContext): TicketStep {
  switch (failure.kind) {
    case 'coded':
      return ended(ticket, failure.error, context);
    case 'uncoded':
      return ended(ticket, null, context, { kind: 'alert', alert: 'general' });
    case 'signed-out':
      return ended(ticket, null, context, { kind: 'request-sign-in' });
  }
}

/** Nothing was placed. Wrong odds leave the ticket in oddsChanged (PLACE-3), any other error in error. */
function ended(
  ticket: PlacingTicket,
  answer: TicketError | null,
  context: TicketContext,
  ...effects: readonly TicketEffect[]
): TicketStep {
  const { betsMeanwhile } = ticket;
  const asked = answer?.isWrongOddsError === true ? betsMeanwhile.map(withoutCustomPrice) : betsMeanwhile;
  const { bets, messagesByBet } = answered(asked, ticket.processingBets, answer?.messagesByBet ?? [], context.now);
  const error = answer === null ? null : { ...answer, messagesByBet };
  const rest = caughtUp(ticket, bets, error, context);
  const isError = error !== null && !error.isWrongOddsError;
  return applied(isError ? { ...rest, kind: 'error', error } : rest, ...effects);
}

/** The server would not take the price of the set, so it has to be asked for again. */
function withoutCustomPrice(bet: Bet): Bet {
  return bet.betType === 'custom_bet' ? { ...bet, customOdds: null } : bet;
}

/** The slip after a placement, with everything that changed while it was frozen. */
function caughtUp(ticket: Ticket, bets: readonly Bet[], error: TicketError | null, context: TicketContext): OpenTicket {
  return withBets({ ...atRest(ticket), bets: [], error }, changeCurrency(bets, context), context);
}

function limitError(refusal: PlacingRefusal): TicketError | null {
  return isLimitCode(refusal.code) ? errorOfRefusal(refusal) : null;
}
