import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { LimitedBet, LimitMet } from './limited-bet.ts';
import { moneyLimit } from './money-limit.ts';

/** A stake below the minimum of its currency (LIMIT-7). */
export function minStakeLimit(bets: readonly LimitedBet[], { minStakeLimit: limits }: BetLimits): LimitMet | undefined {
  if (limits === undefined) return undefined;
  return moneyLimit(bets, 'min_stake_limit_not_reached', limits, ({ stake }, limit) => stake < limit);
}
