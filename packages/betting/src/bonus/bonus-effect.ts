import type { FreebetType } from '@slipstream/contract/entities/bonuses/freebet-type';
import { oddsScale } from '@slipstream/units/odds';
import type { Odds } from '@slipstream/units/odds';
import { ratioCompare, ratioOne, ratioTimes } from '../arithmetic/ratio.ts';
import type { Ratio } from '../arithmetic/ratio.ts';

export type FreebetVariant = 'no_risk' | 'all_win' | 'only_win';

/** The names of the variants on the wire. */
export const freebetVariants = {
  freebet_no_risk: 'no_risk',
  freebet_all_win: 'all_win',
  freebet_only_win: 'only_win',
} as const satisfies Record<FreebetType, FreebetVariant>;

/** A no-risk freebet is played with the player's own money; the stake of the others is the house's. */
export function isOwnStake(variant: FreebetVariant): boolean {
  return variant === 'no_risk';
}

/** Kinds that earn points or prizes and do not change the return, in the order players are offered them. */
export const farmingKinds = ['hunting', 'tournament', 'lootbox'] as const;
export type FarmingKind = (typeof farmingKinds)[number];

/** A value for each of them. */
export function perFarmingKind<Value>(valueOf: (kind: FarmingKind) => Value): Readonly<Record<FarmingKind, Value>> {
  return Object.fromEntries(farmingKinds.map((kind) => [kind, valueOf(kind)])) as Record<FarmingKind, Value>;
}

/** Whether a bet can be cashed out: not if its price changes with its legs, or its stake is not the player's. */
export function keepsCashout(kind: BonusEffect['kind']): boolean {
  return kind !== 'comboboost' && kind !== 'freebet';
}

/** What a bonus does to what a bet pays (BONUS-7). */
export type BonusEffect =
  | { readonly kind: 'comboboost'; readonly bonusOdds: Odds }
  | { readonly kind: 'freebet'; readonly variant: FreebetVariant }
  | { readonly kind: FarmingKind };

/** The return per unit with the bonus: the highest possible before the event, the actual one after it. */
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
    // A lost part of the stake is returned, so half lost and all lost return the full stake.
    case 'no_risk':
      return isShort ? ratioOne : ratio;
    case 'all_win':
      return ratio;
    case 'only_win':
      return { numerator: isShort ? 0n : numerator - denominator, denominator };
  }
}
