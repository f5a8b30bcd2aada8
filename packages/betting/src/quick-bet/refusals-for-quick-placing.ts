import type { Refusal } from '../refusals/refusal.ts';
import { refusalsForPlacing } from '../refusals/refusals-for-placing.ts';
import type { Bet } from '../ticket/bet.ts';
import { potentialReturnOf } from '../ticket/price-bet.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';

/** Every reason why a quick bet cannot be placed: those of a slip that holds it, and one of its own (QUICK-5). */
export function refusalsForQuickPlacing(bet: Bet, context: TicketContext): readonly Refusal[] {
  const refusals = refusalsForPlacing({ ...emptyTicket, bets: [bet] }, context);
  const potentialWin = potentialReturnOf(bet);
  if (bet.stake === 0 || potentialWin > bet.stake) return refusals;
  const { stake } = bet;
  return [...refusals, { code: 'potential_win_too_low', potentialWin, stake }];
}
