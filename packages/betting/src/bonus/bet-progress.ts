import type { Minor } from '@slipstream/units/minor';
import type { Bet } from '../ticket/bet.ts';
import { isOwnStake } from './bonus-effect.ts';

/** "3 more bets of 5.00 for a freebet": which bets are counted. */
export type BetProgram = { readonly currency: string; readonly minStake: Minor };

export type CountedStake = {
  readonly currency: string;
  readonly stake: Minor;
  /** False when the house plays: a freebet does not earn the next one. */
  readonly isOwn: boolean;
};

/** Whether a bet is one of those counted, once it is settled and not refunded. */
export function countsFor({ currency, minStake }: BetProgram, bet: CountedStake): boolean {
  return bet.currency === currency && bet.stake >= minStake && bet.isOwn;
}

/** What the bets of a slip would do for the progress, as they are now. */
export type SlipProgress =
  /** They count, and so many more are then missing; none when they reach the step. */
  | { readonly kind: 'counts'; readonly bets: number; readonly left: number }
  /** They would count with the least stake. */
  | { readonly kind: 'stake-short'; readonly left: number }
  /** In another currency, or played with the house's money. */
  | { readonly kind: 'none' };

/** `left`: how many are missing before any of the slip is placed. */
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
