import type { TicketError } from '../ticket/ticket.ts';
import type { Refusal } from './refusal.ts';

export const plainError: TicketError = {
  message: 'error.place_bets.default',
  details: [],
  messagesByBet: [],
  isWrongOddsError: false,
  code: null,
  facts: {},
};

/** A refusal that has a message in the specification: its figures become the facts of the message. */
type SpokenRefusal = Extract<Refusal, { readonly message: string }>;

export function errorOfRefusal({ code, message, ...facts }: SpokenRefusal): TicketError {
  return { ...plainError, code, message, facts };
}
