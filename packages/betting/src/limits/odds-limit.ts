import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { TotalOdds } from '@slipstream/units/odds';
import type { LimitedBet, LimitMet } from './limited-bet.ts';

/** "Any odds": the price of each selection and the total of each bet (LIMIT-2). */
export function oddsLimit(bets: readonly LimitedBet[], { oddsLimit: limit }: BetLimits): LimitMet | undefined {
  if (limit === null) return undefined;
  const { value, action } = limit;
  const isReached = ({ odds }: { readonly odds: TotalOdds | null }) => odds !== null && odds >= value;
  if (!bets.some((bet) => isReached(bet) || bet.selections.some(isReached))) return undefined;
  return { refusal: { code: 'odds_limit_exceeded', limit: value }, action };
}
