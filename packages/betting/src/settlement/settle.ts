import { zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { oddsEven, oddsScale } from '@slipstream/units/odds';
import type { Odds } from '@slipstream/units/odds';
import { productRatio, systemRatio } from '../arithmetic/leg-ratio.ts';
import { payoutFloor } from '../arithmetic/ratio.ts';
import type { Ratio } from '../arithmetic/ratio.ts';
import { bonusRatio } from '../bonus/bonus-effect.ts';
import type { BonusEffect } from '../bonus/bonus-effect.ts';
import { comboboostRange } from '../bonus/comboboost.ts';
import type { ComboboostRange } from '../bonus/comboboost.ts';
import { legHalves, settledNumerator, settledScale } from './leg-result.ts';
import type { LegResult, SettledLeg } from './leg-result.ts';

export type PlacedLeg = {
  readonly odds: Odds;
  readonly result: LegResult | 'pending';
};

export type PlacedShape =
  | { readonly kind: 'single' | 'combo'; readonly legs: readonly PlacedLeg[] }
  | { readonly kind: 'system'; readonly legs: readonly PlacedLeg[]; readonly winCounts: readonly number[] }
  | { readonly kind: 'custom_bet'; readonly legs: readonly PlacedLeg[]; readonly customOdds: Odds };

/** A comboboost is settled from its ranges, because a void leg can move the bet to a lower one. */
export type PlacedBonus =
  | Exclude<BonusEffect, { kind: 'comboboost' }>
  | { readonly kind: 'comboboost'; readonly ranges: readonly ComboboostRange[] };

/** The results of MYBETS-3 that legs lead to. `canceled` and `cashed_out` are decided elsewhere, before any leg is. */
export type SettledResult =
  | 'no_results'
  | 'win_entire'
  | 'lose_entire'
  | 'refund_entire'
  | 'refund_half_win_other'
  | 'refund_half_lose_other';

export type Settlement = { readonly result: SettledResult; readonly payout: Minor };

/** The result of a placed bet. While legs are open it has none, unless every line is already lost. */
export function settle(stake: Minor, bet: PlacedShape, bonus: PlacedBonus | null): Settlement {
  const legs = bet.legs.map(asIfWon);
  const ratio = settledRatio(bet, legs);
  const isLost = ratio.numerator === 0n;
  const isOpen = bet.legs.some(({ result }) => result === 'pending');
  if (isOpen && !isLost) return { result: 'no_results', payout: zeroMinor };
  const effect = bonus && settledEffect(bet, legs, bonus);
  return {
    result: isLost ? 'lose_entire' : resultOf(bet, legs),
    payout: payoutFloor(stake, effect === null ? ratio : bonusRatio(ratio, effect)),
  };
}

function asIfWon({ odds, result }: PlacedLeg): SettledLeg {
  return { odds, result: result === 'pending' ? 'win' : result };
}

function settledRatio(bet: PlacedShape, legs: readonly SettledLeg[]): Ratio {
  const paid = { numerators: legs.map(settledNumerator), scale: settledScale };
  switch (bet.kind) {
    case 'single':
    case 'combo':
      return productRatio(paid);
    case 'system':
      return systemRatio(paid, bet.winCounts);
    case 'custom_bet':
      return customRatio(bet.customOdds, legs);
  }
}

/**
 * The price of a custom bet cannot be taken apart, so it pays only if every leg is won. If none is lost but some are
 * void, the stake is returned. With half results each half of the stake is settled separately, so shares are used
 * instead of booleans.
 */
function customRatio(customOdds: Odds, legs: readonly SettledLeg[]): Ratio {
  const halves = legs.map(({ result }) => legHalves[result]);
  const won = halves.reduce((share, leg) => share * leg.won, 1n);
  const notLost = halves.reduce((share, leg) => share * (leg.won + leg.void), 1n);
  const scale = BigInt(oddsScale);
  return {
    numerator: won * BigInt(customOdds) + (notLost - won) * scale,
    denominator: 2n ** BigInt(legs.length) * scale,
  };
}

function settledEffect(bet: PlacedShape, legs: readonly SettledLeg[], bonus: PlacedBonus): BonusEffect {
  if (bonus.kind !== 'comboboost') return bonus;
  const standing = legs.filter(({ result }) => result !== 'void').map(({ odds }) => odds);
  const range = bet.kind === 'combo' ? comboboostRange(bonus.ranges, standing) : undefined;
  return { kind: 'comboboost', bonusOdds: range?.bonusOdds ?? oddsEven };
}

/**
 * For a bet that was not lost entirely. MYBETS-3 names no mixtures, so a half loss takes precedence over a half win.
 */
function resultOf(bet: PlacedShape, legs: readonly SettledLeg[]): SettledResult {
  const has = (wanted: LegResult) => legs.some(({ result }) => result === wanted);
  const isRefund = bet.kind === 'custom_bet' ? has('void') && !has('half_lose') : legs.every(isVoid);
  if (isRefund) return 'refund_entire';
  if (has('half_lose')) return 'refund_half_lose_other';
  return has('half_win') ? 'refund_half_win_other' : 'win_entire';
}

function isVoid({ result }: SettledLeg): boolean {
  return result === 'void';
}
