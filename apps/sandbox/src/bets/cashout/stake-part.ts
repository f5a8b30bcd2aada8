import { minor, type Minor } from '@slipstream/units/minor';

/** A tenth of what is in play, at least one of the smallest unit: a bet is taken apart in few pieces. */
export function stakePartMin(stakeLeft: Minor): Minor {
  return minor(Math.max(1, Math.ceil(stakeLeft / 10)));
}
