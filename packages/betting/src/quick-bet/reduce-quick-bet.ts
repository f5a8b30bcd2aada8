import { zeroMinor } from '@slipstream/units/minor';
import type { TotalOdds } from '@slipstream/units/odds';
import { checkLimits } from '../limits/check-limits.ts';
import { isFeedEvent, isPlacementEvent } from '../ticket/event-groups.ts';
import { acceptPrices } from '../ticket/evaluate-price.ts';
import { isStake, priceBet, stakeMinorMax } from '../ticket/price-bet.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { pickCustomBet, pickOutcome } from './pick-quick-bet.ts';
import { canPlace, reduceQuickPlacement } from './place-quick-bet.ts';
import type { QuickBet, QuickBetEvent, QuickBetStep } from './quick-bet.ts';
import { applied, atRest, refused, unchanged } from './quick-bet-step.ts';
import { reduceFeed } from '../ticket/reduce/reduce-feed.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { TicketFeedEvent } from '../ticket/ticket-event.ts';

/** The only way a quick bet changes: the rules of a ticket, for one bet placed with one tap. */
export function reduceQuickBet(quickBet: QuickBet, event: QuickBetEvent, context: TicketContext): QuickBetStep {
  if (isFeedEvent(event)) return followFeed(quickBet, event, context);
  if (isPlacementEvent(event)) return reduceQuickPlacement(quickBet, event, context);
  switch (event.kind) {
    case 'toggled':
      return applied({ ...withoutWaitingBet(quickBet), isEnabled: !quickBet.isEnabled });
    case 'stake-changed':
      if (!isStake(event.stake)) return refused(quickBet, [{ code: 'stake_invalid', stakeMinorMax }]);
      return applied(restaked({ ...quickBet, stake: event.stake }, context));
    case 'currency-changed':
      return applied(inCurrency(quickBet, context));
    case 'odds-change-accepted':
      return acceptOdds(quickBet, event.odds, context);
    case 'accept-mode-changed':
      return applied({ ...quickBet, acceptMode: event.mode });
    case 'outcome-picked':
      return pickOutcome(quickBet, event.pick, context);
    case 'custom-bet-picked':
      return pickCustomBet(quickBet, event.picks, event.customOdds, context);
    case 'balance-changed': {
      const isShort = event.balance <= 0 || event.balance < quickBet.stake;
      if (event.currency !== quickBet.currency || !isShort || !quickBet.isEnabled)
        return unchanged(quickBet, 'ignored');
      return applied({ ...quickBet, isEnabled: false });
    }
    case 'signed-out':
      return applied({ ...quickBet, isEnabled: false });
    case 'dismissed':
      return quickBet.placement === null ? applied(atRest(quickBet)) : unchanged(quickBet, 'ignored');
    case 'session-restored':
      return quickBet.placement === null
        ? applied(fromSession(event.quickBet, context))
        : refused(quickBet, [{ code: 'in_progress' }]);
  }
}

/** A waiting bet takes the new stake; one in progress or answered keeps its stake. */
function restaked(quickBet: QuickBet, context: TicketContext): QuickBet {
  const { bet, stake } = quickBet;
  if (bet === null || quickBet.state !== 'initial') return quickBet;
  const priced = priceBet({ ...bet, stake }, context);
  return { ...quickBet, bet: priced, warnings: checkLimits([priced], context.limits).warnings };
}

/** "Place at 1.80": accepts that price and places; a price that has moved since is asked about again (QUICK-7). */
function acceptOdds(quickBet: QuickBet, odds: TotalOdds | null, context: TicketContext): QuickBetStep {
  const { bet, state } = quickBet;
  if (bet === null || state !== 'initial' || bet.odds !== odds) return unchanged(quickBet, 'ignored');
  const accepted = { ...quickBet, bet: priceBet(acceptPrices(bet, context.now), context), error: null };
  return canPlace(accepted) ? applied(accepted, { kind: 'place' }) : applied(accepted);
}

/** An amount means nothing in another currency, as in the slip (SLIP-10); a waiting bet is dropped. */
function inCurrency(quickBet: QuickBet, { currency }: TicketContext): QuickBet {
  return { ...withoutWaitingBet(quickBet), currency: currency.code, stake: zeroMinor };
}

/** A bet in progress still gets its answer. */
function withoutWaitingBet(quickBet: QuickBet): QuickBet {
  return quickBet.placement === null ? atRest(quickBet) : quickBet;
}

/**
 * A placement lost its answer with the page (PLACE-6); a waiting bet is dropped, because its price was not followed.
 */
function fromSession(stored: QuickBet, context: TicketContext): QuickBet {
  const { placement } = stored;
  const restored =
    placement === null ? atRest(stored) : { ...stored, placement: { ...placement, answer: 'unknown' as const } };
  return restored.currency === context.currency.code ? restored : inCurrency(restored, context);
}

/** A waiting bet follows the feed as one in the slip does; a bet in progress or answered stays as it was sent. */
function followFeed(quickBet: QuickBet, event: TicketFeedEvent, context: TicketContext): QuickBetStep {
  if (quickBet.bet === null || quickBet.state !== 'initial') return unchanged(quickBet, 'ignored');
  const held = { ...emptyTicket, bets: [quickBet.bet], acceptMode: quickBet.acceptMode };
  const { ticket, result } = reduceFeed(held, event, context);
  if (result.kind !== 'applied') return unchanged(quickBet, result.kind === 'stale' ? 'stale' : 'ignored');
  const { warnings } = checkLimits(ticket.bets, context.limits);
  return { quickBet: { ...quickBet, bet: ticket.bets[0] ?? null, warnings }, result: { kind: 'applied' }, effects: [] };
}
