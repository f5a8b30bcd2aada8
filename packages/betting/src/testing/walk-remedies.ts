import { minor } from '@slipstream/units/minor';
import { refusalsForPlacing } from '../refusals/refusals-for-placing.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { TicketEvent } from '../ticket/ticket-event.ts';
import { acceptance } from './fixtures.ts';

const cleaning: TicketEvent = { kind: 'cleaned-up' };
const splitting: TicketEvent = { kind: 'type-changed', betType: 'single' };
const remedies = new Map<string, TicketEvent>([
  ['stake_too_low', { kind: 'stake-changed', target: 'all', stake: minor(100) }],
  ['price_stale', { kind: 'freshness-changed', matchId: 'all', isStale: false }],
  ['selection_suspended', cleaning],
  ['selection_not_available', cleaning],
  ['match_closed', cleaning],
  ['same_match', splitting],
  ['mixed_providers', splitting],
  ['system_provider', splitting],
]);

/** What a player who wants to place does about the first thing in the way; null if nothing helps or is needed. */
export function towardsPlacing(ticket: Ticket, context: TicketContext): TicketEvent | null {
  const code = refusalsForPlacing(ticket, context)[0]?.code;
  if (code === 'odds_changed') return acceptance(ticket);
  return code === undefined ? null : (remedies.get(code) ?? null);
}
