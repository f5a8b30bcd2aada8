import type { QuickBetEvent } from '../quick-bet/quick-bet.ts';
import type { TicketEvent, TicketFeedEvent, TicketPlacementEvent, TicketSurroundingEvent } from './ticket-event.ts';

type AnyEvent = TicketEvent | QuickBetEvent;

export function isFeedEvent(event: AnyEvent): event is TicketFeedEvent {
  const { kind } = event;
  return (
    kind === 'market-updated' ||
    kind === 'match-status-changed' ||
    kind === 'provider-status-changed' ||
    kind === 'freshness-changed' ||
    kind === 'custom-odds-priced'
  );
}

/** The only events with a key. */
export function isPlacementEvent(event: AnyEvent): event is TicketPlacementEvent {
  return 'key' in event;
}

export function isSurroundingEvent(event: TicketEvent): event is TicketSurroundingEvent {
  return event.kind === 'currency-changed' || event.kind === 'bonuses-changed' || event.kind === 'login-changed';
}
