import { minor, type Minor } from '@slipstream/units/minor';

/** A tenth of what is in play, at least one of the smallest unit: a bet is taken apart in few pieces. */
export function stakePartMin(stakeLeft: Minor): Minor {
  return minor(Math.max(1, Math.ceil(stakeLeft / 10)));
}

/** Whether this much can be taken out of play: all of it, or a part that neither is nor leaves a crumb. */
export function isStakePart(stakePart: Minor, stakeLeft: Minor): boolean {
  if (stakePart === stakeLeft) return true;
  const min = stakePartMin(stakeLeft);
  return stakePart >= min && stakeLeft - stakePart >= min;
}
