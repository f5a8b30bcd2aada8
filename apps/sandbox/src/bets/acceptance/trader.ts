import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { Minor } from '@slipstream/units/minor';

export type TraderAnswer =
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject' }
  | { readonly kind: 'offer'; readonly stake: Minor };

interface Question {
  readonly stake: Minor;
  readonly profit: number;
  readonly isFiat: boolean;
  readonly currency: string;
  /** The highest stake within the usual limits. */
  readonly stakeMax: Minor;
}

/** Past the limits by no more than this factor, a trader offers what the limits allow; beyond it, nothing. */
const offerFactor = 2;

/** A small policy in a trader's place: within the limits accept, a little past them offer less, far past them reject. */
export function traderAnswer({ stake, profit, isFiat, currency, stakeMax }: Question, limits: BetLimits): TraderAnswer {
  const kind = isFiat ? 'fiat' : 'crypto';
  const stakeLimit = limits.maxStakeLimit[kind][currency]?.amount ?? Number.POSITIVE_INFINITY;
  const payoutLimit = limits.payoutLimit[kind][currency]?.amount ?? Number.POSITIVE_INFINITY;
  if (stake <= stakeLimit && profit <= payoutLimit) return { kind: 'accept' };
  const isNear = stake <= stakeLimit * offerFactor && profit <= payoutLimit * offerFactor;
  return isNear && stakeMax > 0 && stakeMax < stake ? { kind: 'offer', stake: stakeMax } : { kind: 'reject' };
}
