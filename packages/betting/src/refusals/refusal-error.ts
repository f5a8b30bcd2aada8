import type { TicketError } from '../ticket/ticket.ts';
import type { Refusal } from './refusal.ts';

/** A refusal of the rulebook as the error that a ticket shows. */
export function errorOfRefusal(refusal: Refusal): TicketError {
  return { code: refusal.code, refusal, messagesByBet: [], isWrongOddsError: false };
}
