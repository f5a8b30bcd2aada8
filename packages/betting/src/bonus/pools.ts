import { minor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';

/** Contribution rates are in hundred-thousandths of the stake. */
const rateScale = 100_000n;

/** What a stake adds to a pool. The house pays it, so joining costs a player nothing. */
export function contributionFloor(stake: Minor, rate: number): Minor {
  return minor(Number((BigInt(stake) * BigInt(rate)) / rateScale));
}

/**
 * Splits an amount by weights, to the smallest unit: each part is floored, and the rest goes unit by unit to the first
 * ones, so that the parts add up to the whole.
 */
export function shareOut(amount: Minor, weights: readonly number[]): readonly Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => minor(0));
  const parts = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(total)));
  let left = amount - parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part, at) => {
    const extra = left > 0 && (weights[at] ?? 0) > 0 ? 1 : 0;
    left -= extra;
    return minor(part + extra);
  });
}

export type PrizeStep = {
  readonly fromPosition: number;
  readonly toPosition: number;
  /** Of the whole pool, for each place of the step. */
  readonly sharePermille: number;
};

/** What a place wins of a pool; floored, and what flooring leaves stays with the house. */
export function prizeFloor(pool: Minor, steps: readonly PrizeStep[], position: number): Minor {
  const step = steps.find(({ fromPosition, toPosition }) => position >= fromPosition && position <= toPosition);
  return minor(step === undefined ? 0 : Number((BigInt(pool) * BigInt(step.sharePermille)) / 1000n));
}

/** The prize for a number from 0 to 999: probabilities are per mille, and the last prize gets the rest. */
export function drawnPrize<Prize extends { readonly chancePermille: number }>(
  prizes: readonly Prize[],
  drawn: number,
): Prize | undefined {
  let below = 0;
  for (const prize of prizes) {
    below += prize.chancePermille;
    if (drawn < below) return prize;
  }
  return prizes.at(-1);
}

/** A freebet's worth after a boost, in thousandths of what it is worth now; floored. */
export function boostedFloor(amount: Minor, multiplier: number): Minor {
  return minor(Number((BigInt(amount) * BigInt(multiplier)) / 1000n));
}
