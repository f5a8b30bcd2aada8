import { minor, zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { payoutFloor, totalOddsHalfUp } from '../arithmetic/ratio.ts';
import type { Ratio } from '../arithmetic/ratio.ts';
import { returnRatio } from '../arithmetic/return-ratio.ts';
import type { BetShape } from '../arithmetic/return-ratio.ts';
import { linesCount, winCountsOf } from '../arithmetic/system-lines.ts';
import { bonusRatio, isOwnStake } from '../bonus/bonus-effect.ts';
import type { BonusEffect } from '../bonus/bonus-effect.ts';
import { comboboostRange } from '../bonus/comboboost.ts';
import { stakeForReturnCeil } from '../stake/wanted-stake.ts';
import { defaultBonus, findBonus, freebetOf } from './available-bonuses.ts';
import type { Bet } from './bet.ts';
import type { TicketContext } from './ticket-context.ts';
import { withStake } from './with-stake.ts';

/** Keeps every sum of a full slip's stakes a safe integer: a trillion euros, a million bitcoin. */
export const stakeMinorMax = minor(100_000_000_000_000);

/** Works out again what follows from a bet's selections, stake and bonuses: its bonus, odds, stake and profit. */
export function priceBet(bet: Bet, context: TicketContext): Bet {
  const chosen = withLinesStake(withFreebetStake(withBonus(bet, context)));
  const ratio = ratioOf(chosen);
  const paying = ratio === null ? null : withBonusRatio(ratio, chosen);
  const staked = paying === null ? chosen : withWantedStake(chosen, paying);
  return {
    ...staked,
    odds: ratio === null ? null : totalOddsHalfUp(ratio),
    profit: paying === null ? zeroMinor : minor(payoutFloor(staked.stake, paying) - ownStakeOf(staked)),
  };
}

/** What the bet pays per unit when every leg wins, without its bonus; null while there is no price or no system for it. */
export function ratioOf(bet: Bet): Ratio | null {
  const shape = shapeOf(bet);
  return shape === null ? null : returnRatio(shape);
}

/** What the bet returns at best, its bonus included. */
export function potentialReturnOf(bet: Bet): Minor {
  const ratio = ratioOf(bet);
  return ratio === null ? zeroMinor : payoutFloor(bet.stake, withBonusRatio(ratio, bet));
}

/** The player's own money in the bet. A no-risk freebet is played with it and given back; the others are not. */
export function ownStakeOf(bet: Bet): Minor {
  const freebet = freebetOf(bet);
  return freebet === null || isOwnStake(freebet.variant) ? bet.stake : zeroMinor;
}

/** The combinations a system is made of; every other bet is one. */
export function linesOf({ betType, selections, systemType }: Bet): number {
  if (betType !== 'system' || systemType?.totalCount !== selections.length) return 1;
  return linesCount(systemType.totalCount, winCountsOf(systemType));
}

/** The stake of each line in whole units. What does not divide is in every line alike when the return is worked out. */
export function lineStakeFloor(bet: Bet): Minor {
  return minor(Math.floor(bet.stake / linesOf(bet)));
}

export function isStake(amount: number): amount is Minor {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= stakeMinorMax;
}

export function stakeCapped(stake: number): Minor {
  return minor(Math.min(stake, stakeMinorMax));
}

function shapeOf({ betType, selections, systemType, customOdds }: Bet): BetShape | null {
  const odds = selections.map((selection) => selection.odds);
  switch (betType) {
    case 'single':
    case 'combo':
      return { kind: 'combo', odds };
    case 'system':
      if (systemType === null || systemType.totalCount !== selections.length) return null;
      return { kind: 'system', odds, winCounts: winCountsOf(systemType) };
    case 'custom_bet':
      return customOdds === null ? null : { kind: 'custom_bet', customOdds };
  }
}

function withBonusRatio(ratio: Ratio, bet: Bet): Ratio {
  const effect = bonusEffectOf(bet);
  return effect === null ? ratio : bonusRatio(ratio, effect);
}

function bonusEffectOf(bet: Bet): BonusEffect | null {
  const freebet = freebetOf(bet);
  if (freebet !== null) return { kind: 'freebet', variant: freebet.variant };
  return bet.bonusOdds === null ? null : { kind: 'comboboost', bonusOdds: bet.bonusOdds };
}

/** The player's choice stands while the bet can use it; otherwise the default does (SLIP-12). */
function withBonus(bet: Bet, context: TicketContext): Bet {
  const availableBonuses = context.bonuses.availableFor(bet);
  const kept = bet.isBonusChosen && (bet.bonus === null || findBonus(availableBonuses, bet.bonus.id) !== null);
  const bonus = kept ? bet.bonus : defaultBonus(availableBonuses, context.boostPreference);
  const prices = bet.selections.map((selection) => selection.odds);
  const range =
    bonus?.type === 'comboboost' && availableBonuses.comboboost !== null
      ? comboboostRange(availableBonuses.comboboost.ranges, prices)
      : undefined;
  const bonusOdds = range?.bonusOdds ?? null;
  return {
    ...bet,
    availableBonuses,
    bonus,
    isBonusChosen: kept,
    bonusOdds,
    jackpots: context.bonuses.jackpotsFor(bet),
  };
}

/** A freebet turns its amount into the stake (SLIP-12); taken away, it leaves no stake behind. */
function withFreebetStake(bet: Bet): Bet {
  const freebet = freebetOf(bet);
  if (freebet !== null) {
    const { amount } = freebet;
    return { ...withStake(bet, amount), freebetStake: amount };
  }
  return bet.freebetStake === null ? bet : { ...bet, stake: zeroMinor, freebetStake: null };
}

/** A stake per line is one for each line of the system, however many there are now (SLIP-19). */
function withLinesStake(bet: Bet): Bet {
  if (bet.lineStake === null) return bet;
  if (bet.betType !== 'system') return { ...bet, lineStake: null };
  return { ...bet, stake: stakeCapped(bet.lineStake * linesOf(bet)) };
}

/** "I want to win": the stake follows the odds so that the return stays what was asked for (SLIP-9). */
function withWantedStake(bet: Bet, ratio: Ratio): Bet {
  if (bet.potentialWin === null) return bet;
  return { ...bet, stake: stakeCapped(stakeForReturnCeil(bet.potentialWin, ratio) ?? zeroMinor) };
}
