import type { Bet } from '@slipstream/contract/entities/bets/bet';
import type { BetStatus } from '@slipstream/contract/entities/bets/bet-status';
import { minor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import type { Odds } from '@slipstream/units/odds';
import { payoutFloor, totalOddsHalfUp } from '../arithmetic/ratio.ts';
import type { Ratio } from '../arithmetic/ratio.ts';
import { returnRatio } from '../arithmetic/return-ratio.ts';
import { winCountsOf } from '../arithmetic/system-lines.ts';
import { bonusRatio, freebetVariants, isOwnStake } from '../bonus/bonus-effect.ts';
import type { BonusEffect } from '../bonus/bonus-effect.ts';
import { settle } from '../settlement/settle.ts';
import type { PlacedShape } from '../settlement/settle.ts';

/** As much of a placed bet as its sum is made from. */
export type SummedBet = Pick<
  Bet,
  'type' | 'status' | 'result' | 'stake' | 'odds' | 'selections' | 'system' | 'bonus' | 'potentialWin' | 'winAmount'
> & { readonly cashout: Pick<Bet['cashout'], 'parts'> };

/** What a comboboost adds to the return: the factor in thousandths, and the money. */
export type BoostGain = { readonly factor: Odds; readonly gain: Minor };

/** Which figure of a bet does not follow from the others. */
export type BetSumFault =
  | { readonly code: 'odds'; readonly expected: number; readonly shown: number }
  | { readonly code: 'return'; readonly expected: number; readonly shown: number }
  | { readonly code: 'paid'; readonly expected: number; readonly shown: number | null };

/** Whether a bet of this status can still pay. */
const isInPlay = {
  submitted: true,
  waiting_results: true,
  ready_to_process: true,
  cashout_in_progress: true,
  rejected: false,
  cancelled: false,
  withdrawn: false,
  done: false,
  cashed_out: false,
} as const satisfies Record<BetStatus, boolean>;

/**
 * The invariant of a placed bet (MYBETS-7): the legs' prices make its odds, rounded half up; stake in play times the
 * exact odds times its boost is its return, floored once; what was paid is the sum of its cashouts and results. An
 * empty answer means that it holds.
 */
export function betSumFaults(bet: SummedBet): readonly BetSumFault[] {
  const { status, potentialWin, winAmount } = bet;
  const ratio = plainRatio(bet);
  const made = totalOddsHalfUp(ratio);
  const faults: BetSumFault[] = made === bet.odds ? [] : [{ code: 'odds', expected: made, shown: bet.odds }];
  const paid = paidBy(bet);
  if (paid !== undefined && winAmount !== paid) faults.push({ code: 'paid', expected: paid ?? 0, shown: winAmount });
  const expected = isInPlay[status] ? payoutFloor(stakeInPlay(bet), boosted(ratio, bet)) : (winAmount ?? 0);
  if (potentialWin !== expected) faults.push({ code: 'return', expected, shown: potentialWin });
  return faults;
}

/** The stake in play: what was not cashed out. */
export function stakeInPlay({
  stake,
  cashout,
}: {
  readonly stake: Pick<SummedBet['stake'], 'value'>;
  readonly cashout: { readonly parts: readonly Pick<SummedBet['cashout']['parts'][number], 'stakePart'>[] };
}): Minor {
  return minor(stake.value - sum(cashout.parts.map(({ stakePart }) => stakePart)));
}

/** Whether a bet in play was ended without a result: by the house, or for the player (MYBETS-2). */
export function isCalledOff(status: BetStatus): status is 'cancelled' | 'withdrawn' {
  return status === 'cancelled' || status === 'withdrawn';
}

/**
 * What came back so far: payments, and what was left of the stake of a bet that was called off (MYBETS-7). Null while nothing
 * has, and for a bet that never began.
 */
export function returnedBy(bet: SummedBet): Minor | null {
  const { status, winAmount } = bet;
  if (status === 'rejected') return null;
  if (isCalledOff(status) && !isHouseStake(bet)) return minor(stakeInPlay(bet) + (winAmount ?? 0));
  return winAmount ?? (isInPlay[status] ? null : minor(0));
}

/** What the boost adds to the return of a bet in play; null where there is none. */
export function boostGain(bet: SummedBet): BoostGain | null {
  const { bonus, status } = bet;
  if (bonus?.type !== 'comboboost' || bonus.odds === null || !isInPlay[status]) return null;
  const stake = stakeInPlay(bet);
  const ratio = plainRatio(bet);
  return {
    factor: odds(bonus.odds),
    gain: minor(payoutFloor(stake, boosted(ratio, bet)) - payoutFloor(stake, ratio)),
  };
}

/** What was paid so far, if the bet itself tells; a boost is settled by ranges that are not part of the bet. */
function paidBy(bet: SummedBet): Minor | null | undefined {
  const parts = sum(bet.cashout.parts.map(({ amount }) => amount));
  if (bet.status !== 'done') return bet.cashout.parts.length === 0 ? null : minor(parts);
  if (bet.bonus?.type === 'comboboost') return undefined;
  const { result, payout } = settle(stakeInPlay(bet), placedShape(bet), effectOf(bet));
  const isGivenBack = result === 'refund_entire' && isHouseStake(bet);
  return minor(parts + (isGivenBack ? 0 : payout));
}

function placedShape(bet: SummedBet): PlacedShape {
  const legs = bet.selections.map(
    (leg) => ({ odds: leg.odds, result: leg.status === 'open' ? 'pending' : leg.status }) as const,
  );
  switch (bet.type) {
    case 'single':
    case 'combo':
      return { kind: bet.type, legs };
    case 'system':
      return { kind: 'system', legs, winCounts: winCounts(bet) };
    case 'custom_bet':
      return { kind: 'custom_bet', legs, customOdds: odds(bet.odds) };
  }
}

function plainRatio(bet: SummedBet): Ratio {
  const prices = bet.selections.map((leg) => leg.odds);
  switch (bet.type) {
    case 'single':
    case 'combo':
      return returnRatio({ kind: 'combo', odds: prices });
    case 'system':
      return returnRatio({ kind: 'system', odds: prices, winCounts: winCounts(bet) });
    case 'custom_bet':
      return returnRatio({ kind: 'custom_bet', customOdds: bet.odds });
  }
}

function winCounts({ system }: SummedBet): readonly number[] {
  if (system === null) throw new RangeError('a system bet without its system');
  return winCountsOf(system);
}

function boosted(ratio: Ratio, bet: SummedBet): Ratio {
  const { bonus } = bet;
  if (bonus?.type === 'comboboost') {
    return bonus.odds === null ? ratio : bonusRatio(ratio, { kind: 'comboboost', bonusOdds: odds(bonus.odds) });
  }
  const effect = effectOf(bet);
  return effect === null ? ratio : bonusRatio(ratio, effect);
}

function effectOf({ bonus }: Pick<SummedBet, 'bonus'>): Extract<BonusEffect, { kind: 'freebet' }> | null {
  if (bonus?.type !== 'freebet') return null;
  return { kind: 'freebet', variant: freebetVariants[bonus.freebetType ?? 'freebet_all_win'] };
}

/** Whether the stake is the house's, as of most freebets. */
export function isHouseStake(bet: Pick<SummedBet, 'bonus'>): boolean {
  const freebet = effectOf(bet);
  return freebet !== null && !isOwnStake(freebet.variant);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
