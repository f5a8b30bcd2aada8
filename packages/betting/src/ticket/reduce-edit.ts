import type { OddsAcceptMode } from '@slipstream/contract/entities/odds-settings';
import type { Bet } from './bet.ts';
import { changeType, chooseSystem } from './change-type.ts';
import { changePotentialWin, changeStake, chooseBonus } from './edit-money.ts';
import { cleanUp, removeSelection, toggleOutcome } from './edit-selections.ts';
import { acceptPrices, judgeCustomPrice, judgePrice } from './judge-price.ts';
import { keepPlaced, putBack } from './put-back.ts';
import type { Selection } from './selection.ts';
import type { Ticket } from './ticket.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketEditEvent } from './ticket-event.ts';
import { applied, refused, unchanged } from './ticket-step.ts';
import type { TicketStep } from './ticket-step.ts';
import { atRest, edited, withBets } from './with-bets.ts';

/** What the player does to the slip. Nothing of it happens while a placement is in progress (TICKET-8). */
export function reduceEdit(ticket: Ticket, event: TicketEditEvent, context: TicketContext): TicketStep {
  if (ticket.inProgress) return refused(ticket, [{ code: 'in-progress' }]);
  switch (event.kind) {
    case 'outcome-toggled':
      return toggleOutcome(ticket, event.pick, context, false);
    case 'custom-outcome-toggled':
      return toggleOutcome(ticket, event.pick, context, true);
    case 'selection-removed':
      return removeSelection(ticket, event.selectionId, context);
    case 'cleared':
      return applied(edited(ticket, [], context));
    case 'put-back':
      return applied(putBack(ticket, event.bets, context));
    case 'cleaned-up':
      return cleanUp(ticket, context);
    case 'type-changed':
      return changeType(ticket, event.betType, context);
    case 'system-chosen':
      return chooseSystem(ticket, event.systemId, context);
    case 'stake-changed':
      return changeStake(ticket, event.target, event.stake, context);
    case 'preset-used':
      return changeStake(ticket, event.target, event.amount, context);
    case 'potential-win-changed':
      return changePotentialWin(ticket, event.target, event.potentialWin, context);
    case 'bonus-chosen':
      return chooseBonus(ticket, event.target, event.bonusId, context);
    case 'odds-change-accepted':
      return applied(acceptOddsChange(ticket, context));
    case 'accept-mode-changed':
      return applied(changeAcceptMode(ticket, event.mode, context));
    case 'floor-changed': {
      const { selectionId, floorOdds } = event;
      if (!ticket.selectedOutcomeIds.includes(selectionId)) return unchanged(ticket, 'ignored');
      const withFloor = (selection: Selection) =>
        selection.id === selectionId ? { ...selection, floorOdds } : selection;
      return applied(judgedAgain(ticket, withFloor, context));
    }
    case 'dismissed':
      return applied(atRest(ticket));
    case 'selections-kept':
      return applied(keepPlaced(ticket, context));
  }
}

/** Every price as it stands is agreed to, and the ticket is initial again (TICKET-4). */
function acceptOddsChange(ticket: Ticket, context: TicketContext): Ticket {
  const bets = ticket.bets.map((bet) => acceptPrices(bet, context.now));
  return edited(ticket, bets, context);
}

/** A looser mode takes at once what a stricter one had flagged; a stricter one asks only about the next change. */
function changeAcceptMode(ticket: Ticket, acceptMode: OddsAcceptMode, context: TicketContext): Ticket {
  return judgedAgain({ ...ticket, acceptMode }, (selection) => selection, context);
}

function judgedAgain(ticket: Ticket, change: (selection: Selection) => Selection, context: TicketContext): Ticket {
  const judge = { mode: ticket.acceptMode, now: context.now };
  const bets = ticket.bets.map((bet): Bet => {
    const selections = bet.selections.map((selection) => judgePrice(change(selection), selection.odds, judge));
    const judged = { ...bet, selections };
    return bet.customOdds === null ? judged : judgeCustomPrice(judged, bet.customOdds, ticket.acceptMode);
  });
  return withBets(ticket, bets, context);
}
