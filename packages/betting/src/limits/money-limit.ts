import type { BetLimits, LimitAction } from '@slipstream/contract/entities/bets/bet-limits';
import type { Minor } from '@slipstream/units/minor';
import type { LimitRefusal } from '../refusals/refusal.ts';
import type { LimitedBet, LimitMet } from './limited-bet.ts';

/** A stake at or over the maximum of its currency (LIMIT-3). */
export function maxStakeLimit(bets: readonly LimitedBet[], limits: BetLimits): LimitMet | undefined {
  return moneyLimit(bets, 'max_stake_limit_exceeded', limits.maxStakeLimit, ({ stake }, limit) => stake >= limit);
}

/** A profit at or over the payout limit of its currency (LIMIT-4). */
export function payoutLimit(bets: readonly LimitedBet[], limits: BetLimits): LimitMet | undefined {
  return moneyLimit(bets, 'payout_limit_exceeded', limits.payoutLimit, ({ profit }, limit) => profit >= limit);
}

type MoneyLimits = Readonly<Record<string, { readonly amount: Minor; readonly action?: LimitAction }>>;

/**
 * Limits are separate for fiat and crypto, then by currency code; a currency without one has no limit. If several bets
 * meet theirs, a refusal comes before a warning.
 */
export function moneyLimit(
  bets: readonly LimitedBet[],
  code: Extract<LimitRefusal, { readonly currency: string }>['code'],
  limits: Readonly<Record<'fiat' | 'crypto', MoneyLimits>>,
  isMet: (bet: LimitedBet, limit: Minor) => boolean,
): LimitMet | undefined {
  const met = bets.flatMap((bet): readonly LimitMet[] => {
    const { currency, isFiat } = bet;
    const limit = new Map(Object.entries(isFiat ? limits.fiat : limits.crypto)).get(currency);
    if (limit === undefined || !isMet(bet, limit.amount)) return [];
    return [{ refusal: { code, limit: limit.amount, currency }, action: limit.action ?? 'reject' }];
  });
  return met.find(({ action }) => action === 'reject') ?? met[0];
}
