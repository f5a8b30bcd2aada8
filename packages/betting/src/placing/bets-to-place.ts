import type { Bet } from '../ticket/bet.ts';

/** A single without a stake is left out and stays in the slip (TICKET-3). While nothing has a stake, all of it lacks one. */
export function betsToPlace(bets: readonly Bet[]): readonly Bet[] {
  const staked = bets.filter(({ stake }) => stake > 0);
  return staked.length === 0 ? bets : staked;
}
