import type { TicketEvent, TicketFeedEvent } from '@slipstream/betting/ticket/ticket-event';

const feedKinds = {
  'market-updated': true,
  'match-status-changed': true,
  'provider-status-changed': true,
  'freshness-changed': true,
  'custom-odds-priced': true,
} as const satisfies Record<TicketFeedEvent['kind'], true>;

/** Whether an event came from the feed; these are not sent to other tabs, which receive the feed themselves. */
export function isFeedEvent(event: TicketEvent): boolean {
  return Object.hasOwn(feedKinds, event.kind);
}
