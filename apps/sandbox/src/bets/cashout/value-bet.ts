import { productRatio, systemRatio, type Legs } from '@slipstream/betting/arithmetic/leg-ratio';
import type { Ratio } from '@slipstream/betting/arithmetic/ratio';
import { winCountsOf } from '@slipstream/betting/arithmetic/system-lines';
import { settledNumerator, settledScale } from '@slipstream/betting/settlement/leg-result';
import { oddsScale } from '@slipstream/units/odds';
import type { BetLeg, BetRecord } from '../records/bet-record.ts';

/** Chances are whole billionths from here on: no float meets money. */
export const chanceScale = 1_000_000_000;

/**
 * What a bet is worth per unit of stake, fairly: the expected value of what it pays. Legs of different matches know nothing of
 * each other, so the value of a product is the product of the values, and a system's sum of products likewise.
 */
export function fairRatio(bet: BetRecord, chances: readonly (number | null)[], jointChance: number): Ratio {
  switch (bet.type) {
    case 'single':
    case 'combo':
      return productRatio(legValues(bet.legs, chances));
    case 'system':
      return bet.terms.system === null
        ? { numerator: 0n, denominator: 1n }
        : systemRatio(legValues(bet.legs, chances), winCountsOf(bet.terms.system));
    case 'custom_bet':
      return {
        numerator: BigInt(bet.terms.customOdds ?? 0) * BigInt(jointChance),
        denominator: BigInt(oddsScale) * BigInt(chanceScale),
      };
  }
}

/** A leg that is in pays what it paid; an open one pays its price as often as it wins. */
function legValues(legs: readonly BetLeg[], chances: readonly (number | null)[]): Legs {
  const scale = settledScale * BigInt(chanceScale);
  const numerators = legs.map(({ odds, status }, at) => {
    if (status !== 'open') return settledNumerator({ odds, result: status }) * BigInt(chanceScale);
    return settledNumerator({ odds, result: 'win' }) * BigInt(chances[at] ?? 0);
  });
  return { numerators, scale };
}
