import { isOfMarket } from './apply-market.ts';
import type { Selection } from './selection.ts';
import { selectionsOf } from './ticket.ts';
import type { Ticket } from './ticket.ts';
import type { TicketFeedEvent } from './ticket-event.ts';
import { held, unchanged } from './ticket-step.ts';
import type { TicketStep } from './ticket-step.ts';

/** Keeps what the feed says during a placement. Of two events about one thing only the newer is kept, so the list is short. */
export function hold(ticket: Ticket, event: TicketFeedEvent): TicketStep {
  const concerned = selectionsOf(ticket.bets).filter((selection) => concerns(event, selection));
  if (concerned.length === 0) return unchanged(ticket, 'ignored');
  const key = keyOf(event);
  const earlier = ticket.heldEvents.find((other) => keyOf(other) === key);
  const known = earlier === undefined ? knownVersions(event, concerned) : [versionOf(earlier)];
  const version = versionOf(event);
  if (version !== null && known.every((other) => other !== null && version <= other)) return unchanged(ticket, 'stale');
  return held({ ...ticket, heldEvents: [...ticket.heldEvents.filter((other) => other !== earlier), event] });
}

/** What two events have in common when the later one makes the earlier one pointless. */
function keyOf(event: TicketFeedEvent): string {
  switch (event.kind) {
    case 'market-updated':
      return `${event.kind}/${event.market.matchId}/${event.market.id}/${event.market.specifier}`;
    case 'match-status-changed':
    case 'freshness-changed':
      return `${event.kind}/${event.matchId}`;
    case 'provider-status-changed':
      return `${event.kind}/${event.provider}`;
    case 'custom-odds-priced':
      return event.kind;
  }
}

function concerns(event: TicketFeedEvent, selection: Selection): boolean {
  switch (event.kind) {
    case 'market-updated':
      return isOfMarket(selection, event.market);
    case 'match-status-changed':
      return event.matchId === selection.matchId;
    case 'freshness-changed':
      return event.matchId === 'all' || event.matchId === selection.matchId;
    case 'provider-status-changed':
      return event.provider === selection.provider;
    case 'custom-odds-priced':
      return event.selectionIds.includes(selection.id);
  }
}

/** Null for what has no version: there the last word counts. */
function versionOf(event: TicketFeedEvent): number | null {
  switch (event.kind) {
    case 'market-updated':
      return event.market.version;
    case 'match-status-changed':
      return event.version;
    case 'freshness-changed':
    case 'provider-status-changed':
    case 'custom-odds-priced':
      return null;
  }
}

function knownVersions(event: TicketFeedEvent, selections: readonly Selection[]): readonly number[] {
  return selections.map((selection) =>
    event.kind === 'match-status-changed' ? selection.matchVersion : selection.marketVersion,
  );
}
