import { selectionsMax } from '../refusals/refusals-for-pick.ts';
import type { Bet } from '../ticket/bet.ts';
import { selectionsOf } from '../ticket/ticket.ts';
import { selectionIdOf } from '../ticket/selection.ts';
import type { Ticket } from '../ticket/ticket.ts';

/** Whether the parts of a ticket that say the same thing agree. The reducer keeps them so; storage need not have. */
export function isConsistent(ticket: Ticket): boolean {
  const { bets, selectedOutcomeIds, ticketState, inProgress, placement } = ticket;
  const ids = selectionsOf(bets).map(({ id }) => id);
  return (
    isSlip(bets) &&
    ids.length <= selectionsMax &&
    new Set(ids).size === ids.length &&
    selectionsOf(bets).every((selection) => selection.id === selectionIdOf(selection)) &&
    ids.length === selectedOutcomeIds.length &&
    ids.every((id, index) => id === selectedOutcomeIds[index]) &&
    inProgress === (placement !== null) &&
    inProgress === (ticketState === 'processing')
  );
}

/** Singles beside each other, or one bet of another kind, none of them empty. */
export function isSlip(bets: readonly Bet[]): boolean {
  return bets.every(({ betType, selections }) => {
    if (betType === 'single') return selections.length === 1;
    return bets.length === 1 && selections.length > (betType === 'custom_bet' ? 0 : 1);
  });
}
