import { contextOf, picked, placedBetOf, placing, play, staked } from './fixtures.ts';
import { errorOfRefusal } from '../refusals/refusal-error.ts';
import type { PlacementFailure } from '../placing/placement-outcome.ts';
import type { MessageByBet, TicketError } from '../ticket/ticket.ts';
import type { TicketEvent } from '../ticket/ticket-event.ts';

/** A double of 1.00 ready to be placed, the same being placed with key-1, and the answers it may get. */
export const placingContext = contextOf({ now: 777 });
export const ready = play([...picked('a', 'b'), staked(100)], placingContext);
export const busy = play([placing()], placingContext, ready);
export const lost: TicketEvent = { kind: 'placement-unknown', key: 'key-1' };

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
