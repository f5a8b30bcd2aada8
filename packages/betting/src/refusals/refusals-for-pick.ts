import type { Bet } from '../ticket/bet.ts';
import { providerTerms } from '../ticket/provider-terms.ts';
import type { OutcomePick } from '../ticket/selection.ts';
import { selectionIdOf } from '../ticket/selection.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { PickRefusal } from './refusal.ts';
import { takesBets } from './selection-block.ts';
import { when } from './when.ts';

/** Bounds every list that grows with a slip. */
export const selectionsMax = 40;

/** Every reason why an outcome cannot be added to the slip, or to its custom bet. Empty means that it can. */
export function refusalsForPick(
  ticket: Ticket,
  pick: OutcomePick,
  context: TicketContext,
  isForCustomBet = false,
): readonly PickRefusal[] {
  const [bet] = ticket.bets;
  const selectionIds = [selectionIdOf(pick)];
  const { matchStatus: status, provider, isSuspended } = pick;
  const isCustom = bet?.betType === 'custom_bet';
  const isFull = ticket.selectedOutcomeIds.length >= selectionsMax;
  return [
    ...when(ticket.kind === 'processing', { code: 'in_progress' }),
    ...when(!takesBets(status), { code: 'match_closed', selectionIds, status }),
    ...when(!providerTerms(context.providers, provider).isActive, { code: 'selection_not_available', selectionIds }),
    ...when(isSuspended, { code: 'selection_suspended', selectionIds }),
    ...when(isFull, { code: 'slip_full', selectionsMax }),
    ...when(isCustom && !isForCustomBet, { code: 'custom_bet_in_slip' }),
    ...(isForCustomBet ? customRefusals(bet, pick, context) : []),
  ];
}

/** A custom bet is one bet on one match. */
function customRefusals(
  bet: Bet | undefined,
  pick: OutcomePick,
  { isCustomBetEnabled }: TicketContext,
): readonly PickRefusal[] {
  const matchId = bet?.selections[0]?.matchId ?? pick.matchId;
  const isOther = bet !== undefined && bet.betType !== 'custom_bet';
  return [
    ...when(!isCustomBetEnabled, { code: 'custom_bet_off' }),
    ...when(isOther, { code: 'other_bets_in_slip' }),
    ...when(!isOther && matchId !== pick.matchId, { code: 'custom_bet_other_match', matchId }),
  ];
}
