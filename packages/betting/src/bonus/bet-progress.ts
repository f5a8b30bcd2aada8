import type { Minor } from '@slipstream/units/minor';
import type { Bet } from '../ticket/bet.ts';
import { isOwnStake } from './bonus-effect.ts';

/** "3 more bets of 5.00 for a freebet": which bets count. */
export type BetProgram = { readonly currency: string; readonly minStake: Minor };

export type CountedStake = {
  readonly currency: string;
  readonly stake: Minor;
  /** False for a freebet: it does not count towards the next one. */
  readonly isOwn: boolean;
};

/** Whether a bet counts, once it is settled and not refunded. */
export function countsFor({ currency, minStake }: BetProgram, bet: CountedStake): boolean {
  return bet.currency === currency && bet.stake >= minStake && bet.isOwn;
}

/** What the slip's bets would add to the progress. */
export type SlipProgress =
  /** They count; `left` more are needed afterwards, none when they reach the step. */
  | { readonly kind: 'counts'; readonly bets: number; readonly left: number }
  /** They would count with the minimum stake. */
  | { readonly kind: 'stake-short'; readonly left: number }
  /** In another currency, or with a freebet. */
  | { readonly kind: 'none' };

/** `left`: how many are missing before the slip is placed. */
export function slipProgress(program: BetProgram, left: number, bets: readonly Bet[]): SlipProgress {
  const stakes = bets.map(countedStake);
  const counted = stakes.filter((stake) => countsFor(program, stake)).length;
  if (counted > 0) return { kind: 'counts', bets: counted, left: Math.max(0, left - counted) };
  const isShort = stakes.some(({ currency, isOwn }) => currency === program.currency && isOwn);
  return isShort ? { kind: 'stake-short', left } : { kind: 'none' };
}

function countedStake({ currency, stake, bonus, availableBonuses }: Bet): CountedStake {
  const freebet = availableBonuses.freebet.find(({ id }) => id === bonus?.id);
  return { currency, stake, isOwn: freebet === undefined || isOwnStake(freebet.variant) };
}
