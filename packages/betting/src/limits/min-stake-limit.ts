import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { LimitedBet, LimitMet } from './limited-bet.ts';

/** A stake below the minimum of its currency (LIMIT-7). */
export function minStakeLimit(bets: readonly LimitedBet[], { minStakeLimit: limits }: BetLimits): LimitMet | undefined {
  for (const { stake, currency, isFiat } of bets) {
    const limit = new Map(Object.entries((isFiat ? limits?.fiat : limits?.crypto) ?? {})).get(currency)?.amount;
    if (limit !== undefined && stake < limit) {
      return { refusal: { code: 'min_stake_limit_not_reached', limit, currency }, action: 'reject' };
    }
  }
  return undefined;
}
