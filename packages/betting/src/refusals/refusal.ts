import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { MatchId } from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import type { LimitRefusal } from '../limits/check-limits.ts';
import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { MatchStatus } from '@slipstream/units/match-status';
import type { SelectionId } from '../ticket/selection.ts';

/** Why something is not possible: a code and its facts. The page turns it into text, the server into an error. */
export type Refusal = PickRefusal | TypeRefusal | PlacingRefusal | EditRefusal | QuickRefusal;

export type RefusalCode = Refusal['code'];

type InProgress = { readonly code: 'in-progress' };
type CustomBetsOff = { readonly code: 'custom-bets-off' };

/** Why an outcome cannot be added. Removing one is refused only while a placement is in progress. */
export type PickRefusal =
  | InProgress
  | CustomBetsOff
  | { readonly code: 'match-closed'; readonly selectionIds: readonly SelectionId[]; readonly status: MatchStatus }
  | { readonly code: 'suspended'; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'not-available'; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'slip-full'; readonly selectionsMax: number }
  /** A custom bet stands alone: ordinary selections cannot join it, nor it them. */
  | { readonly code: 'custom-bet-in-slip' }
  | { readonly code: 'other-bets-in-slip' }
  | { readonly code: 'custom-bet-other-match'; readonly matchId: MatchId };

/** Why the slip cannot become another type (SLIP-5). */
export type TypeRefusal =
  | InProgress
  | { readonly code: 'already-that-type'; readonly betType: BetType }
  | { readonly code: 'one-selection' }
  | { readonly code: 'singles-not-allowed'; readonly providers: readonly Provider[] }
  | { readonly code: 'no-system-fits'; readonly selectionCount: number }
  | { readonly code: 'custom-bet-keeps-type' }
  | { readonly code: 'no-bets' };

/** Why two or more selections cannot stand in one bet (BET-7). */
export type ConflictRefusal =
  | { readonly code: 'same-match'; readonly matchId: MatchId; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'system-provider'; readonly provider: Provider; readonly selectionIds: readonly SelectionId[] }
  | {
      readonly code: 'mixed-providers';
      readonly providers: readonly Provider[];
      readonly selectionIds: readonly SelectionId[];
    };

/** Why the slip cannot be placed, in the order to show them. */
export type PlacingRefusal =
  | InProgress
  | CustomBetsOff
  | ConflictRefusal
  | LimitRefusal
  | { readonly code: 'restoring' }
  | { readonly code: 'no-bets' }
  | { readonly code: 'sign-in' }
  | { readonly code: 'player-forbidden'; readonly message: 'error.platform.pve_player_bet_forbidden' }
  | { readonly code: 'not-available'; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'match-closed'; readonly selectionIds: readonly SelectionId[]; readonly status: MatchStatus }
  | { readonly code: 'suspended'; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'price-stale'; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'odds-changed'; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'singles-not-allowed'; readonly providers: readonly Provider[] }
  | { readonly code: 'no-system-fits'; readonly selectionCount: number }
  | { readonly code: 'custom-bet-too-small' }
  | { readonly code: 'custom-odds-missing' }
  | { readonly code: 'stake-missing'; readonly selectionIds: readonly SelectionId[] }
  | { readonly code: 'fiat-rounding'; readonly total: Minor; readonly step: number; readonly currency: string }
  | { readonly code: 'balance-short'; readonly balance: Minor; readonly needed: Minor };

/** Why a quick bet is not placed where a slip would be (QUICK-5). */
type QuickRefusal = {
  readonly code: 'win-not-above-stake';
  readonly message: 'error.potential_win.equal_or_less';
  readonly potentialWin: Minor;
  readonly stake: Minor;
};

/** Why an edit has no effect. */
export type EditRefusal =
  | InProgress
  | { readonly code: 'stake-invalid'; readonly stakeMinorMax: Minor }
  | { readonly code: 'freebet-fixes-stake' }
  | { readonly code: 'no-price' }
  | { readonly code: 'bonus-not-available' }
  | { readonly code: 'one-freebet-only' }
  | { readonly code: 'nothing-to-restore' };
