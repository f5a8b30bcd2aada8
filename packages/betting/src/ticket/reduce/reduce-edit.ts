import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { TicketEditEvent, TicketRestoreEvent } from '../ticket-event.ts';
import { applied, type TicketStep } from '../ticket-step.ts';
import { acceptOddsChange, changeAcceptMode, changeFloor } from '../edit/edit-terms.ts';
import {
  addToStake,
  changeLineStake,
  changePotentialWin,
  changeStake,
  changeStakeBasis,
  chooseBonus,
} from '../edit/edit-money.ts';
import { changeType } from '../edit/change-type.ts';
import { cleanUp, removeSelection, toggleOutcome } from '../edit/edit-selections.ts';
import { makeCustomBet } from '../edit/make-custom-bet.ts';
import { keepPlaced, putBack } from '../edit/put-back.ts';
import { atRest, edited } from '../edit/with-bets.ts';
import { reduceRestore } from './reduce-restore.ts';

/** What the player does to a slip that is not being placed, and what comes back to it. */
export function reduceEdit(
  ticket: Ticket,
  event: TicketEditEvent | TicketRestoreEvent,
  context: TicketContext,
): TicketStep {
  switch (event.kind) {
    case 'outcome-toggled':
      return toggleOutcome(ticket, event.pick, context, false);
    case 'custom-outcome-toggled':
      return toggleOutcome(ticket, event.pick, context, true);
    case 'custom-bet-made':
      return makeCustomBet(ticket, event.picks, context);
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
      return changeType(ticket, 'system', context, event.systemId);
    case 'stake-changed':
      return changeStake(ticket, event.target, event.stake, context);
    case 'line-stake-changed':
      return changeLineStake(ticket, event.lineStake, context);
    case 'stake-basis-changed':
      return changeStakeBasis(ticket, event.basis, context);
    case 'preset-used':
      return addToStake(ticket, event.target, event.amount, context);
    case 'potential-win-changed':
      return changePotentialWin(ticket, event.target, event.potentialWin, context);
    case 'bonus-chosen':
      return chooseBonus(ticket, event.target, event.bonusId, context);
    case 'odds-change-accepted':
      return acceptOddsChange(ticket, event.prices, context);
    case 'accept-mode-changed':
      return applied(changeAcceptMode(ticket, event.mode, context));
    case 'floor-changed':
      return changeFloor(ticket, event.selectionId, event.floorOdds, context);
    case 'dismissed':
      return applied(atRest(ticket));
    case 'selections-kept':
      return applied(keepPlaced(ticket, context));
    case 'restore-started':
    case 'session-restored':
    case 'share-restored':
    case 'restore-failed':
      return reduceRestore(ticket, event, context);
  }
}
