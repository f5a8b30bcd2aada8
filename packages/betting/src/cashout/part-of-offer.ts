import { minorCapped } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { divideFloor } from '@slipstream/units/rounding';

/** A part is offered in proportion to what is in play, floored, so that page and server name the same amount (MYBETS-6). */
export function partOfOfferFloor(amount: Minor, stakePart: Minor, stakeLeft: Minor): Minor {
  if (stakePart === stakeLeft) return amount;
  return minorCapped(divideFloor(BigInt(amount) * BigInt(stakePart), BigInt(stakeLeft)));
}

/** Whether this much can be taken out of play: all of it, or a part that neither is nor leaves less than the smallest. */
export function isStakePart(stakePart: Minor, stakeLeft: Minor, stakePartMin: Minor): boolean {
  if (stakePart === stakeLeft) return true;
  return stakePart >= stakePartMin && stakeLeft - stakePart >= stakePartMin;
}
