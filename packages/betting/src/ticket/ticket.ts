import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { BonusId } from '@slipstream/units/ids';
import type { TotalOdds } from '@slipstream/units/odds';
import type { ComboboostUpcoming } from '../bonus/comboboost.ts';
import type { Refusal, RefusalCode } from '../refusals/refusal.ts';
import type { Bet } from './bet.ts';
import type { Selection, SelectionId } from './selection.ts';

export type TicketState = 'initial' | 'oddsChanged' | 'processing' | 'success' | 'error';

/** The fields of TICKET-1, then our additions. Plain data: it can be stored, sent and compared. */
export type Ticket = {
  readonly ticketState: TicketState;
  readonly error: TicketError | null;
  readonly bets: readonly Bet[];
  readonly upcomingBonuses: readonly UpcomingBonus[];
  /** The ids of all selections, for the pressed state of odds buttons. */
  readonly selectedOutcomeIds: readonly SelectionId[];
  /** The bets of the placement in progress or just answered. */
  readonly processingBets: readonly Bet[];
  readonly placedBets: readonly PlacedBet[];
  readonly isRestoring: boolean;
  readonly inProgress: boolean;
  readonly acceptMode: OddsAcceptMode;
  readonly placement: Placement | null;
  /** During a placement: copies of the bets that follow the feed. They replace the bets when it ends. */
  readonly betsMeanwhile: readonly Bet[];
};

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

export const emptyTicket: Ticket = {
  ticketState: 'initial',
  error: null,
  bets: [],
  upcomingBonuses: [],
  selectedOutcomeIds: [],
  processingBets: [],
  placedBets: [],
  isRestoring: false,
  inProgress: false,
  acceptMode: 'none',
  placement: null,
  betsMeanwhile: [],
};

export function selectionsOf(bets: readonly Bet[]): readonly Selection[] {
  return bets.flatMap((bet) => bet.selections);
}
