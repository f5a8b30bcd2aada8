import { payoutFloor, type Ratio } from '@slipstream/betting/arithmetic/ratio';
import { payableStep } from '@slipstream/betting/refusals/fiat-rounding';
import { stakeMinorMax } from '@slipstream/betting/ticket/price-bet';
import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { Currency } from '@slipstream/units/currency';
import { minor, type Minor } from '@slipstream/units/minor';

/** The highest stake the limits take for a bet that pays by this ratio (PLACE-7). Limits refuse at their value, not past it. */
export function stakeMax(ratio: Ratio, currency: Currency, limits: BetLimits): Minor {
  const kind = currency.isFiat ? 'fiat' : 'crypto';
  const stakeLimit = limits.maxStakeLimit[kind][currency.code]?.amount ?? stakeMinorMax;
  const payoutLimit = limits.payoutLimit[kind][currency.code];
  const byStake = Math.min(stakeLimit, stakeMinorMax) - 1;
  const allowed =
    payoutLimit?.action === 'reject' ? highestBelow(ratio, payoutLimit.amount, byStake) : Math.max(0, byStake);
  const step = payableStep(currency);
  return minor(allowed - (allowed % step));
}

/** Profit grows with the stake, so halving finds the last stake whose profit is still below the limit. */
function highestBelow(ratio: Ratio, profitLimit: Minor, stakeHighest: number): number {
  let low = 0;
  let high = Math.max(0, stakeHighest);
  while (low < high) {
    const middle = low + Math.ceil((high - low) / 2);
    const profit = payoutFloor(minor(middle), ratio) - middle;
    if (profit < profitLimit) low = middle;
    else high = middle - 1;
  }
  return low;
}
