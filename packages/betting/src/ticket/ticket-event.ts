import type { OddsAcceptMode } from '@slipstream/contract/entities/catalogue/odds-settings';
import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { BonusId, MarketId, MatchId, OutcomeId } from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import type { PlacementFailure, PlacementSuccess } from '../placing/placement-outcome.ts';
import type { ConversionRates } from '../arithmetic/convert.ts';
import type { SharedBet } from './shared-bet.ts';
import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { MatchStatus } from '@slipstream/units/match-status';
import type { MarketStatus } from '@slipstream/units/market-status';
import type { Bet } from './bet.ts';
import type { OutcomePick, SelectionId } from './selection.ts';
import type { Ticket } from './ticket.ts';
import type { StakeBasis } from './ticket-context.ts';

/** Everything that can happen to a ticket. Events say what happened; the reducer decides what follows. */
export type TicketEvent =
  | TicketEditEvent
  | TicketSurroundingEvent
  | TicketFeedEvent
  | TicketPlacementEvent
  | TicketRestoreEvent;

/** The bet that holds this selection, or every bet of the slip. */
export type BetTarget = SelectionId | 'all';

/** What the player does to the slip. None of it happens while a placement is in progress (TICKET-8). */
export type TicketEditEvent =
  | { readonly kind: 'outcome-toggled'; readonly pick: OutcomePick }
  | { readonly kind: 'custom-outcome-toggled'; readonly pick: OutcomePick }
  | { readonly kind: 'custom-bet-made'; readonly picks: readonly OutcomePick[] }
  | { readonly kind: 'selection-removed'; readonly selectionId: SelectionId }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'put-back'; readonly bets: readonly Bet[] }
  | { readonly kind: 'cleaned-up' }
  | { readonly kind: 'type-changed'; readonly betType: Exclude<BetType, 'custom_bet'> }
  | { readonly kind: 'system-chosen'; readonly systemId: string }
  | { readonly kind: 'stake-changed'; readonly target: BetTarget; readonly stake: Minor }
  | { readonly kind: 'line-stake-changed'; readonly lineStake: Minor }
  | { readonly kind: 'stake-basis-changed'; readonly basis: StakeBasis }
  | { readonly kind: 'preset-used'; readonly target: BetTarget; readonly amount: Minor }
  | { readonly kind: 'potential-win-changed'; readonly target: BetTarget; readonly potentialWin: Minor }
  | { readonly kind: 'bonus-chosen'; readonly target: BetTarget; readonly bonusId: BonusId | null }
  | { readonly kind: 'odds-change-accepted'; readonly prices: readonly NamedPrice[] }
  | { readonly kind: 'accept-mode-changed'; readonly mode: OddsAcceptMode }
  | { readonly kind: 'floor-changed'; readonly selectionId: SelectionId; readonly floorOdds: Odds | null }
  | { readonly kind: 'dismissed' }
  | { readonly kind: 'selections-kept' };

/** A price as the pressed button named it. Without a selection it is that of a custom bet. */
export type NamedPrice = { readonly selectionId: SelectionId | null; readonly odds: TotalOdds };

/** The context changed; the reducer reads it. */
export type TicketSurroundingEvent =
  | { readonly kind: 'currency-changed' }
  | { readonly kind: 'bonuses-changed' }
  | { readonly kind: 'login-changed' };

/** Feed events. During a placement they are applied to copies of the bets. */
export type TicketFeedEvent =
  | { readonly kind: 'market-updated'; readonly market: MarketSnapshot }
  | {
      readonly kind: 'match-status-changed';
      readonly matchId: MatchId;
      readonly status: MatchStatus;
      readonly version: number;
    }
  | { readonly kind: 'provider-status-changed'; readonly provider: Provider; readonly isActive: boolean }
  | { readonly kind: 'freshness-changed'; readonly matchId: MatchId | 'all'; readonly isStale: boolean }
  | {
      readonly kind: 'custom-odds-priced';
      /** The set that was priced; an answer about another set is stale. */
      readonly selectionIds: readonly SelectionId[];
      readonly customOdds: TotalOdds | null;
    };

/**
 * A complete market as the board has it; one of the contract fits. Not a delta: a missing outcome is gone (SLIP-7), and
 * a removed market has no outcomes.
 */
export type MarketSnapshot = {
  readonly matchId: MatchId;
  readonly id: MarketId;
  readonly specifier: string;
  readonly version: number;
  readonly status: MarketStatus;
  readonly outcomes: readonly { readonly id: OutcomeId; readonly active: boolean; readonly odds: Odds }[];
};

/** The life of one placement. Only events with the key of the placement under way count. */
export type TicketPlacementEvent =
  | { readonly kind: 'placement-started'; readonly key: string }
  | { readonly kind: 'placement-succeeded'; readonly key: string; readonly placed: PlacementSuccess }
  | { readonly kind: 'placement-failed'; readonly key: string; readonly failure: PlacementFailure }
  | { readonly kind: 'placement-unknown'; readonly key: string }
  /** The server's answer about a key. Null: it never saw the key and never will. */
  | { readonly kind: 'placement-reconciled'; readonly key: string; readonly placed: PlacementSuccess | null };

export type TicketRestoreEvent =
  | { readonly kind: 'restore-started' }
  | { readonly kind: 'session-restored'; readonly ticket: Ticket; readonly rates: ConversionRates }
  | { readonly kind: 'share-restored'; readonly bets: readonly SharedBet[]; readonly rates: ConversionRates }
  | { readonly kind: 'restore-failed' };
