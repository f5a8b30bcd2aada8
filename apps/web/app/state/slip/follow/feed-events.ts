import type { TicketEvent, TicketFeedEvent } from '@slipstream/betting/ticket/ticket-event';

const feedKinds = {
  'market-updated': true,
  'match-status-changed': true,
  'provider-status-changed': true,
  'freshness-changed': true,
  'custom-odds-priced': true,
} as const satisfies Record<TicketFeedEvent['kind'], true>;

/** Whether the feed said it rather than the player did it: every tab hears the feed itself. */
export function isFeedEvent(event: TicketEvent): boolean {
  return Object.hasOwn(feedKinds, event.kind);
}
