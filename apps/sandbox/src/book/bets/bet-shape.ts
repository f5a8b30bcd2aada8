import { returnRatio, type BetShape } from '@slipstream/betting/arithmetic/return-ratio';
import { payoutFloor, totalOddsHalfUp, type Ratio } from '@slipstream/betting/arithmetic/ratio';
import { winCountsOf } from '@slipstream/betting/arithmetic/system-lines';
import { bonusRatio } from '@slipstream/betting/bonus/bonus-effect';
import { comboboostRange } from '@slipstream/betting/bonus/comboboost';
import type { PlacedShape } from '@slipstream/betting/settlement/settle';
import { oddsEven } from '@slipstream/units/odds';
import { placedBonus } from '../../bonuses/bets/bonus-terms.ts';
import type { BetRecord } from './bet-record.ts';

/** A bet as settlement sees it. */
export function placedShape({ type, legs: records, terms }: Pick<BetRecord, 'type' | 'legs' | 'terms'>): PlacedShape {
  const legs = records.map(({ odds, status }) => ({ odds, result: status === 'open' ? 'pending' : status }) as const);
  switch (type) {
    case 'single':
    case 'combo':
      return { kind: type, legs };
    case 'system':
      return { kind: 'system', legs, winCounts: winCountsOf(systemOf(terms)) };
    case 'custom_bet':
      return { kind: 'custom_bet', legs, customOdds: terms.customOdds ?? oddsEven };
  }
}

/** The bet with its total odds and highest return worked out again from its prices and what is in play. */
export function repriced(bet: BetRecord): BetRecord {
  const ratio = returnRatio(pricedShape(bet));
  return { ...bet, odds: totalOddsHalfUp(ratio), potentialWin: payoutFloor(bet.stakeLeft, withBonus(ratio, bet)) };
}

/** A comboboost pays by the range its prices are in now; other bonuses by what they are. */
function withBonus(ratio: Ratio, { terms, legs }: BetRecord): Ratio {
  const bonus = placedBonus(terms);
  if (bonus === null) return ratio;
  if (bonus.kind !== 'comboboost') return bonusRatio(ratio, bonus);
  const range = comboboostRange(
    bonus.ranges,
    legs.map(({ odds }) => odds),
  );
  return range === undefined ? ratio : bonusRatio(ratio, { kind: 'comboboost', bonusOdds: range.bonusOdds });
}

export function pricedShape({ type, legs, terms }: BetRecord): BetShape {
  const odds = legs.map((leg) => leg.odds);
  switch (type) {
    case 'single':
    case 'combo':
      return { kind: 'combo', odds };
    case 'system':
      return { kind: 'system', odds, winCounts: winCountsOf(systemOf(terms)) };
    case 'custom_bet':
      return { kind: 'custom_bet', customOdds: terms.customOdds ?? oddsEven };
  }
}

function systemOf({ system }: BetRecord['terms']) {
  if (system === null) throw new RangeError('a system bet was kept without its system');
  return system;
}
