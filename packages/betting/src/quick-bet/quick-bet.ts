import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { Currency } from '@slipstream/units/currency';
import { zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import type { LimitRefusal, Refusal } from '../refusals/refusal.ts';
import type { Bet } from '../ticket/bet.ts';
import type { OutcomePick } from '../ticket/selection.ts';
import type { Placement, TicketError } from '../ticket/ticket.ts';
import type { TicketFeedEvent, TicketPlacementEvent } from '../ticket/ticket-event.ts';
import type { TicketEffect } from '../ticket/ticket-step.ts';

type QuickBetState = 'initial' | 'processing' | 'success' | 'error';

/** Every field of QUICK-1, and below them what the product adds. Plain data, as a ticket is. */
export type QuickBet = {
  readonly isEnabled: boolean;
  readonly state: QuickBetState;
  /** The bet to place, being placed, or just answered. */
  readonly bet: Bet | null;
  readonly stake: Minor;
  readonly currency: string;
  readonly error: TicketError | null;
  readonly acceptMode: OddsAcceptMode;
  /** Limits the bet meets but that would let it through; a quick bet is not placed past one (QUICK-3). */
  readonly warnings: readonly LimitRefusal[];
  readonly placement: Placement | null;
  readonly placedBets: readonly PlacedBet[];
};

export type QuickBetEvent =
  | { readonly kind: 'toggled' }
  | { readonly kind: 'stake-changed'; readonly stake: Minor }
  | { readonly kind: 'currency-changed' }
  /** The player takes the price that the pressed button named, and the bet goes to placing. */
  | { readonly kind: 'odds-change-accepted'; readonly odds: TotalOdds | null }
  | { readonly kind: 'accept-mode-changed'; readonly mode: OddsAcceptMode }
  | { readonly kind: 'outcome-picked'; readonly pick: OutcomePick }
  | {
      readonly kind: 'custom-bet-picked';
      readonly picks: readonly OutcomePick[];
      readonly customOdds: TotalOdds;
    }
  /** A wallet balance arrived, in the smallest units of its currency. */
  | { readonly kind: 'balance-changed'; readonly currency: string; readonly balance: Minor }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'session-restored'; readonly quickBet: QuickBet }
  | TicketFeedEvent
  | TicketPlacementEvent;

export type QuickBetStep = {
  readonly quickBet: QuickBet;
  readonly result: QuickBetResult;
  readonly effects: readonly QuickBetEffect[];
};

type QuickBetResult =
  | { readonly kind: 'applied' | 'stale' | 'ignored' }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] };

/** `place`: the page makes a key, starts the placement with it and sends the bet (QUICK-4). */
export type QuickBetEffect = TicketEffect | { readonly kind: 'place' };

export function quickBetOff(currency: Currency, acceptMode: OddsAcceptMode = 'none'): QuickBet {
  return {
    isEnabled: false,
    state: 'initial',
    bet: null,
    stake: zeroMinor,
    currency: currency.code,
    error: null,
    acceptMode,
    warnings: [],
    placement: null,
    placedBets: [],
  };
}
