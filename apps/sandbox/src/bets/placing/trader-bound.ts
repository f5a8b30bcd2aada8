import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { FitBet } from './evaluate-bet.ts';

/** From a tenth of the usual highest stake on, a trader looks at a VIP's bet. */
const shareOfMax = 10;

export function goesToTrader({ bet, isPastLimits }: FitBet, { maxStakeLimit }: BetLimits): boolean {
  const limit = (bet.isFiat ? maxStakeLimit.fiat : maxStakeLimit.crypto)[bet.currency];
  return isPastLimits || (limit !== undefined && bet.stake * shareOfMax >= limit.amount);
}
