import { zeroMinor } from '@slipstream/units/minor';
import { refusalsForPick } from '../../refusals/refusals-for-pick.ts';
import { selectionLabel } from '../../refusals/selection-block.ts';
import type { Bet } from '../bet.ts';
import { makeBet } from '../make-bet.ts';
import { selectionIdOf, selectionOf } from '../selection.ts';
import type { OutcomePick, Selection, SelectionId } from '../selection.ts';
import { systemTypeLike } from '../system-type.ts';
import { selectionsOf } from '../ticket.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import { applied, refused, unchanged } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { edited } from './with-bets.ts';

/** A selected outcome is taken off, another one is added (SLIP-15). */
export function toggleOutcome(
  ticket: Ticket,
  pick: OutcomePick,
  context: TicketContext,
  isForCustomBet: boolean,
): TicketStep {
  const id = selectionIdOf(pick);
  if (ticket.selectedOutcomeIds.includes(id)) return removeSelection(ticket, id, context);
  const refusals = refusalsForPick(ticket, pick, context, isForCustomBet);
  if (refusals.length > 0) return refused(ticket, refusals);
  const betType = isForCustomBet ? 'custom_bet' : 'single';
  return applied(edited(ticket, withSelection(ticket.bets, selectionOf(pick), betType, context), context));
}

export function removeSelection(ticket: Ticket, id: SelectionId, context: TicketContext): TicketStep {
  if (!ticket.selectedOutcomeIds.includes(id)) return unchanged(ticket, 'ignored');
  const bets = keepSelections(ticket.bets, (selection) => selection.id !== id, context);
  return applied(edited(ticket, bets, context));
}

/**
 * Drops what cannot be bet: suspended or unavailable selections, and with them custom bets that are not prematch or live,
 * because all the legs of a custom bet are of one match (SLIP-11).
 */
export function cleanUp(ticket: Ticket, context: TicketContext): TicketStep {
  const bets = keepSelections(ticket.bets, (selection) => selectionLabel(selection) === null, context);
  const isClean = selectionsOf(bets).length === ticket.selectedOutcomeIds.length;
  return isClean ? unchanged(ticket, 'ignored') : applied(edited(ticket, bets, context));
}

/** The first selection, and any beside several singles, makes a bet of its own; every other joins the bet there is. */
function withSelection(
  bets: readonly Bet[],
  selection: Selection,
  betType: 'single' | 'custom_bet',
  context: TicketContext,
): readonly Bet[] {
  const [bet] = bets;
  if (bet !== undefined && bets.length === 1) return [reshaped(bet, [...bet.selections, selection], context)];
  return [...bets, makeBet(betType, [selection], zeroMinor, context.currency)];
}

/** The bets with only some of their selections; a bet that keeps none goes, a bet that keeps all stays itself. */
function keepSelections(
  bets: readonly Bet[],
  isKept: (selection: Selection) => boolean,
  context: TicketContext,
): readonly Bet[] {
  return bets.flatMap((bet) => {
    const selections = bet.selections.filter(isKept);
    if (selections.length === bet.selections.length) return [bet];
    return selections.length === 0 ? [] : [reshaped(bet, selections, context)];
  });
}

/**
 * The bet with other selections, as the type that fits them: one more makes a single a combo (SLIP-1), one left makes a
 * combo a single (SLIP-2), and a system takes the type that fits its new count, else becomes a combo (SLIP-3).
 */
export function reshaped(bet: Bet, selections: readonly Selection[], context: Pick<TicketContext, 'systemTypes'>): Bet {
  if (bet.betType === 'custom_bet') {
    return { ...bet, selections, customOdds: null, acceptedCustomOdds: null, isCustomOddsChanged: false };
  }
  if (selections.length === 1) return { ...bet, betType: 'single', selections, systemType: null };
  const systemType =
    bet.betType === 'system' ? systemTypeLike(bet.systemType, selections.length, context.systemTypes) : undefined;
  if (systemType !== undefined) return { ...bet, selections, systemType };
  return { ...bet, betType: 'combo', selections, systemType: null };
}
