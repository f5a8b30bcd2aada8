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

/** The bet with its total odds, its boost and its highest return worked out again from its prices and what is in play. */
export function repriced(record: BetRecord): BetRecord {
  const bet = { ...record, terms: withBoost(record) };
  const ratio = returnRatio(pricedShape(bet));
  return {
    ...bet,
    odds: totalOddsHalfUp(ratio),
    potentialWin: payoutFloor(bet.stakeLeft, withBonus(ratio, bet.terms)),
  };
}

/** A comboboost pays by the range its prices are in now. */
function withBoost({ terms, legs }: BetRecord): BetRecord['terms'] {
  const { bonus } = terms;
  if (bonus?.type !== 'comboboost') return terms;
  const prices = legs.map(({ odds }) => odds);
  return { ...terms, bonus: { ...bonus, bonusOdds: comboboostRange(bonus.ranges, prices)?.bonusOdds ?? null } };
}

function withBonus(ratio: Ratio, terms: BetRecord['terms']): Ratio {
  const bonus = placedBonus(terms);
  if (bonus === null) return ratio;
  if (bonus.kind !== 'comboboost') return bonusRatio(ratio, bonus);
  const bonusOdds = terms.bonus?.bonusOdds ?? null;
  return bonusOdds === null ? ratio : bonusRatio(ratio, { kind: 'comboboost', bonusOdds });
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
