import { changeType } from '../edit/change-type.ts';
import {
  addToStake,
  changeCurrency,
  changeLineStake,
  changePotentialWin,
  changeStake,
  changeStakeBasis,
  chooseBonus,
} from '../edit/edit-money.ts';
import { acceptOddsChange, changeAcceptMode, changeFloor } from '../edit/edit-terms.ts';
import { cleanUp, removeSelection, toggleOutcome } from '../edit/edit-selections.ts';
import { makeCustomBet } from '../edit/make-custom-bet.ts';
import { keepPlaced, putBack } from '../edit/put-back.ts';
import { reduceFeed } from './reduce-feed.ts';
import { reducePlacement } from './reduce-placement.ts';
import { reduceRestore } from './reduce-restore.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { TicketEvent, TicketSurroundingEvent } from '../ticket-event.ts';
import { applied, refused, unchanged, type TicketStep } from '../ticket-step.ts';
import { atRest, edited, withBets } from '../edit/with-bets.ts';
import { priceBet } from '../price-bet.ts';

/** The only way a ticket changes. Pure: the same ticket, event and context always give the same step. */
export function reduceTicket(ticket: Ticket, event: TicketEvent, context: TicketContext): TicketStep {
  /** Player events have no effect while a placement is in progress (TICKET-8). */
  const unlessPlacing = (step: () => TicketStep) =>
    ticket.kind === 'processing' ? refused(ticket, [{ code: 'in_progress' }]) : step();
  switch (event.kind) {
    case 'outcome-toggled':
      return unlessPlacing(() => toggleOutcome(ticket, event.pick, context, false));
    case 'custom-outcome-toggled':
      return unlessPlacing(() => toggleOutcome(ticket, event.pick, context, true));
    case 'custom-bet-made':
      return unlessPlacing(() => makeCustomBet(ticket, event.picks, context));
    case 'selection-removed':
      return unlessPlacing(() => removeSelection(ticket, event.selectionId, context));
    case 'cleared':
      return unlessPlacing(() => applied(edited(ticket, [], context)));
    case 'put-back':
      return unlessPlacing(() => applied(putBack(ticket, event.bets, context)));
    case 'cleaned-up':
      return unlessPlacing(() => cleanUp(ticket, context));
    case 'type-changed':
      return unlessPlacing(() => changeType(ticket, event.betType, context));
    case 'system-chosen':
      return unlessPlacing(() => changeType(ticket, 'system', context, event.systemId));
    case 'stake-changed':
      return unlessPlacing(() => changeStake(ticket, event.target, event.stake, context));
    case 'line-stake-changed':
      return unlessPlacing(() => changeLineStake(ticket, event.lineStake, context));
    case 'stake-basis-changed':
      return unlessPlacing(() => changeStakeBasis(ticket, event.basis, context));
    case 'preset-used':
      return unlessPlacing(() => addToStake(ticket, event.target, event.amount, context));
    case 'potential-win-changed':
      return unlessPlacing(() => changePotentialWin(ticket, event.target, event.potentialWin, context));
    case 'bonus-chosen':
      return unlessPlacing(() => chooseBonus(ticket, event.target, event.bonusId, context));
    case 'odds-change-accepted':
      return unlessPlacing(() => acceptOddsChange(ticket, event.prices, context));
    case 'accept-mode-changed':
      return unlessPlacing(() => applied(changeAcceptMode(ticket, event.mode, context)));
    case 'floor-changed':
      return unlessPlacing(() => changeFloor(ticket, event.selectionId, event.floorOdds, context));
    case 'dismissed':
      return unlessPlacing(() => applied(atRest(ticket)));
    case 'selections-kept':
      return unlessPlacing(() => applied(keepPlaced(ticket, context)));
    case 'restore-started':
    case 'session-restored':
    case 'share-restored':
    case 'restore-failed':
      return unlessPlacing(() => reduceRestore(ticket, event, context));
    case 'currency-changed':
    case 'bonuses-changed':
    case 'login-changed':
      return reduceSurroundings(ticket, event, context);
    case 'market-updated':
    case 'match-status-changed':
    case 'provider-status-changed':
    case 'freshness-changed':
    case 'custom-odds-priced':
      return reduceFeed(ticket, event, context);
    case 'placement-started':
    case 'placement-succeeded':
    case 'placement-failed':
    case 'placement-unknown':
    case 'placement-reconciled':
      return reducePlacement(ticket, event, context);
  }
}

/**
 * The context changed: currency, bonuses or player. Nothing is stored during a placement, because the context is read
 * again when it ends.
 */
function reduceSurroundings(ticket: Ticket, event: TicketSurroundingEvent, context: TicketContext): TicketStep {
  if (ticket.kind === 'processing') return unchanged(ticket, 'held');
  // A player's receipt or error must not be shown to the next player.
  const rest = event.kind === 'login-changed' ? atRest(ticket) : ticket;
  const bets = changeCurrency(rest.bets, context).map((bet) => priceBet(bet, context));
  return applied(withBets(rest, bets, context));
}
