import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { BonusId } from '@slipstream/units/ids';
import type { TotalOdds } from '@slipstream/units/odds';
import type { ComboboostUpcoming } from '../bonus/comboboost.ts';
import type { Refusal, RefusalCode } from '../refusals/refusal.ts';
import type { Bet } from './bet.ts';
import type { Selection, SelectionId } from './selection.ts';

/** The slip, by what becomes of it (TICKET-1). Plain data: it can be stored, sent and compared. */
export type Ticket = OpenTicket | PlacingTicket | PlacedTicket | RefusedTicket;

export type TicketKind = Ticket['kind'];

type TicketBase = {
  readonly bets: readonly Bet[];
  readonly upcomingBonuses: readonly UpcomingBonus[];
  /** The ids of all selections, for the pressed state of odds buttons. */
  readonly selectedOutcomeIds: readonly SelectionId[];
  readonly isRestoring: boolean;
  readonly acceptMode: OddsAcceptMode;
};

/** The player can edit it. In `oddsChanged` prices moved, or the server said so in `error`, and must be accepted first. */
export type OpenTicket = TicketBase & {
  readonly kind: 'initial' | 'oddsChanged';
  readonly error: TicketError | null;
};

/** Sent, and not answered yet. Its bets stay as they were sent. */
export type PlacingTicket = TicketBase & {
  readonly kind: 'processing';
  readonly error: null;
  readonly placement: Placement;
  /** The bets that were sent: those with a stake. */
  readonly processingBets: readonly Bet[];
  /** Copies of the bets that follow the feed. They replace the bets when the placement ends. */
  readonly betsMeanwhile: readonly Bet[];
};

/** The receipt. What was placed has left the bets; refused singles are still there, with what the server said. */
export type PlacedTicket = TicketBase & {
  readonly kind: 'success';
  readonly error: TicketError | null;
  readonly processingBets: readonly Bet[];
  readonly placedBets: readonly PlacedBet[];
};

type RefusedTicket = TicketBase & { readonly kind: 'error'; readonly error: TicketError };

/** One attempt to place, identified by its key, from the tap until the answer is known (PLACE-6). */
export type Placement = {
  readonly key: string;
  readonly startedAt: number;
  /** `unknown`: the answer was lost, so the server must be asked about the key. */
  readonly answer: 'awaited' | 'unknown';
};

export type TicketError = {
  readonly code: RefusalCode;
  /** The code with its facts. Null if the server's answer lacks them; then its own messages are shown. */
  readonly refusal: Refusal | null;
  readonly messagesByBet: readonly MessageByBet[];
  readonly isWrongOddsError: boolean;
};

/** What the server said about one bet of a placement, or one selection of it. */
export type MessageByBet = {
  /** Position among the bets that were sent. */
  readonly betIndex: number;
  /** Null when the message is about the whole bet. */
  readonly selectionId: SelectionId | null;
  /** As the server sent it. */
  readonly code: number | string;
  readonly localizedMessage: string;
  /** The price now, when the refusal is about it. */
  readonly odds: TotalOdds | null;
};

/** "One more selection for +10 %." */
export type UpcomingBonus = ComboboostUpcoming & { readonly bonusId: BonusId };

export const emptyTicket: OpenTicket = {
  kind: 'initial',
  error: null,
  bets: [],
  upcomingBonuses: [],
  selectedOutcomeIds: [],
  isRestoring: false,
  acceptMode: 'none',
};

/** The placement in progress; null if there is none. */
export function placementOf(ticket: Ticket): Placement | null {
  return ticket.kind === 'processing' ? ticket.placement : null;
}

const nothingPlaced: readonly PlacedBet[] = [];

/** The bets of a receipt. */
export function placedBetsOf(ticket: Ticket): readonly PlacedBet[] {
  return ticket.kind === 'success' ? ticket.placedBets : nothingPlaced;
}

export function selectionsOf(bets: readonly Bet[]): readonly Selection[] {
  return bets.flatMap((bet) => bet.selections);
}
