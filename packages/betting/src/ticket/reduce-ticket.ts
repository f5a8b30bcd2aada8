import { reduceEdit } from './reduce-edit.ts';
import { reduceFeed } from './reduce-feed.ts';
import { reducePlacement } from './reduce-placement.ts';
import { reduceRestore } from './reduce-restore.ts';
import { reduceSurroundings } from './reduce-surroundings.ts';
import type { Ticket } from './ticket.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketEvent } from './ticket-event.ts';
import type { TicketStep } from './ticket-step.ts';

/** The one way a ticket changes. Pure: the same ticket, event and context always give the same step. */
export function reduceTicket(ticket: Ticket, event: TicketEvent, context: TicketContext): TicketStep {
  switch (event.kind) {
    case 'outcome-toggled':
    case 'custom-outcome-toggled':
    case 'selection-removed':
    case 'cleared':
    case 'put-back':
    case 'cleaned-up':
    case 'type-changed':
    case 'system-chosen':
    case 'stake-changed':
    case 'preset-used':
    case 'potential-win-changed':
    case 'bonus-chosen':
    case 'odds-change-accepted':
    case 'accept-mode-changed':
    case 'floor-changed':
    case 'dismissed':
    case 'selections-kept':
      return reduceEdit(ticket, event, context);
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
    case 'restore-started':
    case 'session-restored':
    case 'share-restored':
    case 'restore-failed':
      return reduceRestore(ticket, event, context);
  }
}
