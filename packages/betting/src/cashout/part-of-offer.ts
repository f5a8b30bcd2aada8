import { minor, minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { divideFloor } from '@slipstream/units/rounding';

/** A part is offered in proportion to what is in play, floored, so that page and server name the same amount (MYBETS-6). */
export function partOfOfferFloor(amount: Minor, stakePart: Minor, stakeLeft: Minor): Minor {
  if (stakePart === stakeLeft) return amount;
  return minorCapped(divideFloor(BigInt(amount) * BigInt(stakePart), BigInt(stakeLeft)));
}

/**
 * Whether this part can be cashed out: all of it, or a part that is not smaller, and leaves no less, than the minimum.
 */
export function isStakePart(stakePart: Minor, stakeLeft: Minor, stakePartMin: Minor): boolean {
  if (stakePart === stakeLeft) return true;
  return stakePart >= stakePartMin && stakeLeft - stakePart >= stakePartMin;
}

/**
 * The part a slider moves to: the wished one or, if that would leave less than the minimum, the next one in the
 * direction of the move. Otherwise a step down from all would jump back to all.
 */
export function stakePartToward(
  wished: Minor,
  before: Minor,
  { stakeLeft, stakePartMin }: { readonly stakeLeft: Minor; readonly stakePartMin: Minor },
): Minor {
  if (isStakePart(wished, stakeLeft, stakePartMin)) return wished;
  if (wished < stakePartMin) return stakePartMin;
  return wished < before ? minor(stakeLeft - stakePartMin) : stakeLeft;
}
