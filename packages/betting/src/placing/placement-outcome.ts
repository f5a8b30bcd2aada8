import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import type { MessageByBet, TicketError } from '../ticket/ticket.ts';

/** Singles are placed independently, so a successful placement can have refused some of them. */
export type PlacementSuccess = {
  readonly placedBets: readonly PlacedBet[];
  readonly messagesByBet: readonly MessageByBet[];
};

/** A placement the server answered with a refusal. A lost answer is not one: see `placement-unknown`. */
export type PlacementFailure =
  /** The answer had a code, so the ticket shows what it says (PLACE-2). */
  | { readonly kind: 'coded'; readonly error: TicketError }
  /** No code: the ticket goes back to initial and a general alert appears (PLACE-4). */
  | { readonly kind: 'uncoded' }
  /** The session ended: the player is signed out without an alert, and asked to sign in (SESSION-3). */
  | { readonly kind: 'signed-out' };
