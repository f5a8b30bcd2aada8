import { freebetVariants, isOwnStake, keepsCashout, type FreebetVariant } from '@slipstream/betting/bonus/bonus-effect';
import type { ComboboostRange } from '@slipstream/betting/bonus/comboboost';
import type { PlacedBonus } from '@slipstream/betting/settlement/settle';
import type { BetBonus } from '@slipstream/betting/ticket/bet';
import type { FreebetType } from '@slipstream/contract/entities/bonuses/freebet-type';
import { minor, type Minor } from '@slipstream/units/minor';
import type { Odds } from '@slipstream/units/odds';

/** The bonus a bet was placed with, as it was then; kept with the bet. */
export interface BetBonusTerms {
  readonly id: string;
  /** The id the player knows it by. */
  readonly shownId: string;
  readonly type: BetBonus['type'];
  readonly bonusOdds: Odds | null;
  readonly ranges: readonly ComboboostRange[];
  readonly freebetType: FreebetType | null;
  /** What the bet farms when it is settled. */
  readonly points: number;
}

export interface JackpotShare {
  readonly id: string;
  readonly contribution: Minor;
}

/** What the terms of a bet have of bonuses; bets that have none say nothing. */
export interface BonusPart {
  readonly bonus?: BetBonusTerms;
  readonly jackpots?: readonly JackpotShare[];
}

/** A bonus as settlement sees it. */
export function placedBonus({ bonus }: BonusPart): PlacedBonus | null {
  if (bonus === undefined) return null;
  if (bonus.type === 'comboboost') return { kind: 'comboboost', ranges: bonus.ranges };
  if (bonus.type === 'freebet') return { kind: 'freebet', variant: variantOf(bonus) };
  return { kind: bonus.type };
}

/** Whether the stake is the house's. */
export function isHouseStake({ bonus }: BonusPart): boolean {
  return bonus?.type === 'freebet' && !isOwnStake(variantOf(bonus));
}

function variantOf({ freebetType }: BetBonusTerms): FreebetVariant {
  return freebetVariants[freebetType ?? 'freebet_all_win'];
}

/** The same for a smaller stake: what grows with the stake shrinks with it. */
export function forStake<Terms extends BonusPart>(terms: Terms, stake: Minor, before: Minor): Terms {
  const scaled = (value: number) => Number((BigInt(value) * BigInt(stake)) / BigInt(before));
  const { bonus, jackpots } = terms;
  return {
    ...terms,
    ...(bonus === undefined ? {} : { bonus: { ...bonus, points: scaled(bonus.points) } }),
    ...(jackpots === undefined
      ? {}
      : { jackpots: jackpots.map(({ id, contribution }) => ({ id, contribution: minor(scaled(contribution)) })) }),
  };
}

export function canCashOut({ bonus }: BonusPart): boolean {
  return bonus === undefined || keepsCashout(bonus.type);
}
