import type { FreebetType } from '@slipstream/contract/entities/freebet-type';
import { oddsScale } from '@slipstream/units/odds';
import type { Odds } from '@slipstream/units/odds';
import { ratioCompare, ratioOne, ratioTimes } from '../arithmetic/ratio.ts';
import type { Ratio } from '../arithmetic/ratio.ts';

export type FreebetVariant = 'no_risk' | 'all_win' | 'only_win';

/** The wire's names of the variants. */
export const freebetVariants = {
  freebet_no_risk: 'no_risk',
  freebet_all_win: 'all_win',
  freebet_only_win: 'only_win',
} as const satisfies Record<FreebetType, FreebetVariant>;

/** A no-risk freebet is played with the player's own money; the stake of the others is the house's. */
export function isOwnStake(variant: FreebetVariant): boolean {
  return variant === 'no_risk';
}

/** Whether a bet keeps its cashout: a price that changes with legs, or a stake that is not the player's, can't be bought back. */
export const keepsCashout = {
  comboboost: false,
  freebet: false,
  hunting: true,
  lootbox: true,
  tournament: true,
} as const satisfies Record<BonusEffect['kind'], boolean>;

/** What a bonus does to what a bet pays (BONUS-7). */
export type BonusEffect =
  | { readonly kind: 'comboboost'; readonly bonusOdds: Odds }
  | { readonly kind: 'freebet'; readonly variant: FreebetVariant }
  /** These farm points or open a prize; the bet itself pays as it would without them. */
  | { readonly kind: 'hunting' }
  | { readonly kind: 'lootbox' }
  | { readonly kind: 'tournament' };

/** What the bet pays per unit with the bonus: before the event of its highest return, after it of what it came to. */
export function bonusRatio(ratio: Ratio, bonus: BonusEffect): Ratio {
  switch (bonus.kind) {
    case 'comboboost':
      return ratioTimes(ratio, { numerator: BigInt(bonus.bonusOdds), denominator: BigInt(oddsScale) });
    case 'freebet':
      return freebetRatio(ratio, bonus.variant);
    case 'hunting':
    case 'lootbox':
    case 'tournament':
      return ratio;
  }
}

function freebetRatio(ratio: Ratio, variant: FreebetVariant): Ratio {
  const { numerator, denominator } = ratio;
  const isShort = ratioCompare(ratio, ratioOne) < 0n;
  switch (variant) {
    // Whatever part of the stake was lost comes back, so half lost is made whole as all lost is.
    case 'no_risk':
      return isShort ? ratioOne : ratio;
    case 'all_win':
      return ratio;
    case 'only_win':
      return { numerator: isShort ? 0n : numerator - denominator, denominator };
  }
}
