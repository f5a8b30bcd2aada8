import { contextOf, picked, placedBetOf, placing, play, staked } from './fixtures.ts';
import { errorOfRefusal } from '../refusals/refusal-error.ts';
import type { PlacementFailure } from '../placing/placement-outcome.ts';
import type { MessageByBet, PlacingTicket, Ticket, TicketError } from '../ticket/ticket.ts';
import type { Bet } from '../ticket/bet.ts';
import { atRest } from '../ticket/edit/with-bets.ts';
import type { TicketEvent } from '../ticket/ticket-event.ts';

/** A double of 1.00 ready to be placed, the same being placed with key-1, and the answers it may get. */
export const placingContext = contextOf({ now: 777 });
export const ready = play([...picked('a', 'b'), staked(100)], placingContext);
export const busy = placingOf(play([placing()], placingContext, ready));
export const lost: TicketEvent = { kind: 'placement-unknown', key: 'key-1' };

/** A ticket that is being placed, as its own type. */
export function placingOf(ticket: Ticket): PlacingTicket {
  if (ticket.kind !== 'processing') throw new TypeError(`the ticket is ${ticket.kind}`);
  return ticket;
}

/** The bets that the receipt is for. */
export function receiptOf(ticket: Ticket): readonly Bet[] {
  return ticket.kind === 'success' ? ticket.processingBets : [];
}

/** The same slip after a placement that went well, or did not. */
export function finished(ticket: Ticket, kind: 'success' | 'error'): Ticket {
  if (kind === 'error') return { ...atRest(ticket), kind, error: errorOfRefusal({ code: 'refused' }) };
  return { ...atRest(ticket), kind, processingBets: [], placedBets: [] };
}

export function succeeded(...ids: readonly string[]): TicketEvent {
  return { kind: 'placement-succeeded', key: 'key-1', placed: { placedBets: ids.map(placedBetOf), messagesByBet: [] } };
}

export function reconciled(...ids: readonly string[]): TicketEvent {
  const placed = ids.length === 0 ? null : { placedBets: ids.map(placedBetOf), messagesByBet: [] };
  return { kind: 'placement-reconciled', key: 'key-1', placed };
}

export function failed(failure: PlacementFailure): TicketEvent {
  return { kind: 'placement-failed', key: 'key-1', failure };
}

export function coded(changes: Partial<TicketError> = {}): PlacementFailure {
  const error = {
    ...errorOfRefusal({ code: 'municipality_not_found' }),
    ...changes,
  };
  return { kind: 'coded', error };
}

export function message(betIndex: number, changes: Partial<MessageByBet> = {}): MessageByBet {
  return { betIndex, selectionId: null, code: 'match_closed', localizedMessage: 'Over', odds: null, ...changes };
}
