import type { BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { PlaceRefusalCode } from '@slipstream/contract/entities/bets/place-error';
import type { MatchStatus } from '@slipstream/units/match-status';
import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { MatchId } from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import type { SelectionId } from '../ticket/selection.ts';

/**
 * Why something is not possible: a code and its facts. The page turns it into words, the server sends it. A code has the
 * same name in the rulebook, on the wire and in the messages.
 */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  readonly [Each in Code]: { readonly code: Each } & Readonly<RefusalFacts[Each]>;
}[Code];

export type RefusalCode = keyof RefusalFacts;

/** Codes that only a server sends have no facts. */
type RefusalFacts = RulebookFacts & Record<Exclude<PlaceRefusalCode, keyof RulebookFacts>, None>;

type None = object;
type Selections = { selectionIds: readonly SelectionId[] };

/** The table of refusals: every code of the rulebook with its facts. */
type RulebookFacts = LimitFacts & {
  in_progress: None;
  restoring: None;
  no_bets: None;
  sign_in: None;
  player_forbidden: None;
  // One selection.
  match_closed: Selections & { status: MatchStatus };
  selection_suspended: Selections;
  selection_not_available: Selections;
  price_stale: Selections;
  odds_changed: Selections;
  // Selections of one slip or one bet (BET-7). A custom bet stands alone.
  slip_full: { selectionsMax: number };
  same_match: Selections & { matchId: MatchId };
  system_provider: Selections & { provider: Provider };
  mixed_providers: Selections & { providers: readonly Provider[] };
  custom_bet_off: None;
  custom_bet_in_slip: None;
  other_bets_in_slip: None;
  custom_bet_other_match: { matchId: MatchId };
  custom_bet_too_small: None;
  custom_odds_missing: None;
  // Types (SLIP-5).
  already_that_type: { betType: BetType };
  one_selection: None;
  singles_not_allowed: { providers: readonly Provider[] };
  system_not_available: { selectionCount: number };
  custom_bet_keeps_type: None;
  // Money.
  stake_too_low: Selections;
  stake_invalid: { stakeMinorMax: Minor };
  stake_not_payable: { total: Minor; step: number; currency: string };
  insufficient_balance: { balance: Minor; needed: Minor };
  potential_win_too_low: { potentialWin: Minor; stake: Minor };
  freebet_fixes_stake: None;
  no_price: None;
  bonus_not_eligible: None;
  one_freebet_only: None;
  nothing_to_restore: None;
  // Numbers on the wire (PLACE-2); 114 is `player_forbidden`.
  invalid_odds: None;
  invalid_custom_odds: None;
  municipality_not_found: None;
};

/** The limits and their figures (LIMIT-1..4, LIMIT-7). */
type LimitFacts = {
  selection_limit_exceeded: { limit: number };
  odds_limit_exceeded: { limit: TotalOdds };
  max_stake_limit_exceeded: { limit: Minor; currency: string };
  payout_limit_exceeded: { limit: Minor; currency: string };
  min_stake_limit_not_reached: { limit: Minor; currency: string };
};

/** Why an outcome cannot be added. Removing one is refused only while a placement is in progress. */
export type PickRefusal = Refusal<
  | 'in_progress'
  | 'custom_bet_off'
  | 'match_closed'
  | 'selection_suspended'
  | 'selection_not_available'
  | 'slip_full'
  | 'custom_bet_in_slip'
  | 'other_bets_in_slip'
  | 'custom_bet_other_match'
>;

/** Why the slip cannot become another type (SLIP-5). */
export type TypeRefusal = Refusal<
  | 'in_progress'
  | 'already_that_type'
  | 'one_selection'
  | 'singles_not_allowed'
  | 'system_not_available'
  | 'custom_bet_keeps_type'
  | 'no_bets'
>;

/** Why two or more selections cannot stand in one bet (BET-7). */
export type ConflictRefusal = Refusal<'same_match' | 'system_provider' | 'mixed_providers'>;

export type LimitRefusal = Refusal<keyof LimitFacts>;

/** Why the slip cannot be placed. */
export type PlacingRefusal =
  | ConflictRefusal
  | LimitRefusal
  | Refusal<
      | 'in_progress'
      | 'custom_bet_off'
      | 'restoring'
      | 'no_bets'
      | 'sign_in'
      | 'player_forbidden'
      | 'selection_not_available'
      | 'match_closed'
      | 'selection_suspended'
      | 'price_stale'
      | 'odds_changed'
      | 'singles_not_allowed'
      | 'system_not_available'
      | 'custom_bet_too_small'
      | 'custom_odds_missing'
      | 'stake_too_low'
      | 'stake_not_payable'
      | 'insufficient_balance'
    >;
