import type { BetStatus, BetType } from '@slipstream/contract/entities/bets/bet-status';
import type { BonusType } from '@slipstream/contract/entities/bonuses/bonus-status';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import type { BetId, BonusId } from '@slipstream/units/ids';
import type { Minor } from '@slipstream/units/minor';
import type { Odds, TotalOdds } from '@slipstream/units/odds';
import type { AvailableBonuses } from './available-bonuses.ts';
import type { Selection } from './selection.ts';

/** Where the stake came from: typed, computed from "I want to win", or from a shared or restored bet. */
type StakeSource = 'stake' | 'potentialWin' | 'sharing';

/**
 * The fields of BET-2. Our additions are `isFiat`, `potentialWin`, `lineStake`, `isBonusChosen` and the two beside
 * `customOdds`.
 */
export type Bet = {
  readonly betType: BetType;
  readonly stake: Minor;
  readonly currency: string;
  readonly subunits: number;
  /** Limits are kept apart for fiat and crypto (LIMIT-3). */
  readonly isFiat: boolean;
  readonly stakeSource: StakeSource;
  /** The wished return, stored so that repeated rescaling of the stake does not drift (SLIP-9). */
  readonly potentialWin: Minor | null;
  /** The stake of each line of a system whose stake is given per line; null while it is given in total (SLIP-19). */
  readonly lineStake: Minor | null;
  readonly selections: readonly Selection[];
  /** The price of a custom bet's selections together; null until the server has priced exactly this set. */
  readonly customOdds: TotalOdds | null;
  readonly acceptedCustomOdds: TotalOdds | null;
  readonly isCustomOddsChanged: boolean;
  readonly bonus: BetBonus | null;
  /** The player chose the bonus, or chose to have none, so the default no longer moves it. */
  readonly isBonusChosen: boolean;
  readonly bonusOdds: Odds | null;
  readonly availableBonuses: AvailableBonuses;
  readonly systemType: SystemType | null;
  readonly jackpots: readonly { readonly id: string }[];
  /** The server's id and status, once it has given them. */
  readonly betId: BetId | null;
  readonly status: BetStatus | null;
  readonly isVip: boolean;
  readonly freebetStake: Minor | null;
  /** Potential return less stake, updated by the reducer. */
  readonly profit: Minor;
  /** Total odds, updated by the reducer; null while a custom bet has no price. */
  readonly odds: TotalOdds | null;
};

export type BetBonus = { readonly id: BonusId; readonly type: Exclude<BonusType, 'jackpot'> };
