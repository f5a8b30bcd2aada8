import type { Refusal } from '../refusals/refusal.ts';
import type { Ticket } from './ticket.ts';

/** What came of an event: the ticket after it, whether it counted, and what the page has to do besides. */
export type TicketStep = {
  readonly ticket: Ticket;
  readonly result: TicketResult;
  readonly effects: readonly TicketEffect[];
};

type TicketResult =
  | { readonly kind: 'applied' }
  /** An older or repeated version, an answer to another placement, or a price of another set: no effect. */
  | { readonly kind: 'stale' }
  /** Kept until the placement in progress ends. */
  | { readonly kind: 'held' }
  /** It concerns nothing in this slip, or changes nothing. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

export type TicketEffect =
  /** A visitor tried to place, or the session ended while placing (TICKET-7). */
  | { readonly kind: 'request-sign-in' }
  /** `general`: an error without a code (PLACE-4). `not-placed`: the server was asked and never saw the bet (PLACE-6). */
  | { readonly kind: 'alert'; readonly alert: 'general' | 'not-placed' };

export function applied(ticket: Ticket, ...effects: readonly TicketEffect[]): TicketStep {
  return { ticket, result: { kind: 'applied' }, effects };
}

export function refused(ticket: Ticket, refusals: readonly Refusal[]): TicketStep {
  return { ticket, result: { kind: 'refused', refusals }, effects: [] };
}

export function unchanged(ticket: Ticket, kind: 'stale' | 'ignored' | 'held'): TicketStep {
  return { ticket, result: { kind }, effects: [] };
}
