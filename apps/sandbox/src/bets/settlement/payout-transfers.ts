import { minor, type Minor } from '@slipstream/units/minor';
import type { Posting } from '../../ledger/post.ts';
import { cashOf, houseCash, houseStakes } from '../../ledger/purse.ts';

/** Ends a stake: it leaves the stakes in play, the player gets what is paid, and the house keeps or adds the difference. */
export function payoutTransfers(
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
  stake: Minor,
  payout: Minor,
): Posting['transfers'] {
  const player = cashOf(playerId, currency);
  const fromStakes = Math.min(stake, payout);
  return [
    { from: houseStakes(currency), to: player, amount: minor(fromStakes) },
    { from: houseCash(currency), to: player, amount: minor(payout - fromStakes) },
    { from: houseStakes(currency), to: houseCash(currency), amount: minor(stake - fromStakes) },
  ].filter(({ amount }) => amount > 0);
}
