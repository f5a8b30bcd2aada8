import { zeroMinor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import type { Bet } from './bet.ts';

/** A stake that was chosen: in total, or for each line of a system. A return that was asked for is given up. */
export function withStake(bet: Bet, stake: Minor, lineStake: Minor | null = null): Bet {
  return { ...bet, stake, lineStake, stakeSource: 'stake', potentialWin: null };
}

/** Still per line if it was. */
export function withoutStake(bet: Bet): Bet {
  const lineStake = bet.lineStake === null ? null : zeroMinor;
  return { ...withStake(bet, zeroMinor, lineStake), freebetStake: null };
}
