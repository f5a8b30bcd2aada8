import type { OutcomePick } from '../ticket/selection.ts';
import { selectionIdOf } from '../ticket/selection.ts';
import { selectionsOf } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { PickRefusal } from './refusal.ts';
import { takesBets } from './selection-block.ts';

/** Enough for any slip a player can read; bounds every list that grows with it. */
export const selectionsMax = 40;

/** Every reason why an outcome cannot be added to the slip, or to its custom bet. Empty means that it can. */
export function refusalsForPick(
  ticket: Ticket,
  pick: OutcomePick,
  context: TicketContext,
  isForCustomBet = false,
): readonly PickRefusal[] {
  const refusals: PickRefusal[] = [];
  const selectionIds = [selectionIdOf(pick)];
  if (ticket.inProgress) refusals.push({ code: 'in-progress' });
  if (!takesBets(pick.matchStatus)) refusals.push({ code: 'match-closed', selectionIds, status: pick.matchStatus });
  if (!context.providers[pick.provider].isActive) refusals.push({ code: 'not-available', selectionIds });
  if (pick.isSuspended) refusals.push({ code: 'suspended', selectionIds });
  if (selectionsOf(ticket.bets).length >= selectionsMax) refusals.push({ code: 'slip-full', selectionsMax });
  return [...refusals, ...(isForCustomBet ? customRefusals(ticket, pick, context) : ordinaryRefusals(ticket))];
}

function ordinaryRefusals({ bets }: Ticket): readonly PickRefusal[] {
  return bets[0]?.betType === 'custom_bet' ? [{ code: 'custom-bet-in-slip' }] : [];
}

/** A custom bet is one bet on one match. */
function customRefusals({ bets }: Ticket, pick: OutcomePick, context: TicketContext): readonly PickRefusal[] {
  const refusals: PickRefusal[] = context.isCustomBetEnabled ? [] : [{ code: 'custom-bets-off' }];
  const [bet] = bets;
  if (bet === undefined) return refusals;
  if (bet.betType !== 'custom_bet') return [...refusals, { code: 'other-bets-in-slip' }];
  const matchId = bet.selections[0]?.matchId;
  if (matchId !== undefined && matchId !== pick.matchId) refusals.push({ code: 'custom-bet-other-match', matchId });
  return refusals;
}
