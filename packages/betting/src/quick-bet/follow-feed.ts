import { reduceFeed } from '../ticket/reduce/reduce-feed.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { TicketFeedEvent } from '../ticket/ticket-event.ts';
import type { QuickBet, QuickBetStep } from './quick-bet.ts';
import { unchanged } from './quick-bet-step.ts';
import { checkLimits } from '../limits/check-limits.ts';

/** A waiting bet follows the feed as one in the slip does; a bet in progress or answered stays as it was sent. */
export function followFeed(quickBet: QuickBet, event: TicketFeedEvent, context: TicketContext): QuickBetStep {
  if (quickBet.bet === null || quickBet.state !== 'initial') return unchanged(quickBet, 'ignored');
  const held = { ...emptyTicket, bets: [quickBet.bet], acceptMode: quickBet.acceptMode };
  const { ticket, result } = reduceFeed(held, event, context);
  if (result.kind !== 'applied') return unchanged(quickBet, result.kind === 'stale' ? 'stale' : 'ignored');
  const { warnings } = checkLimits(ticket.bets, context.limits);
  return { quickBet: { ...quickBet, bet: ticket.bets[0] ?? null, warnings }, result: { kind: 'applied' }, effects: [] };
}
