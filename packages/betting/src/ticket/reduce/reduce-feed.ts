import { atMarket, isOfMarket } from '../apply-market.ts';
import type { Bet } from '../bet.ts';
import { evaluateCustomPrice, evaluatePrice } from '../evaluate-price.ts';
import type { Selection } from '../selection.ts';
import { selectionsOf } from '../ticket.ts';
import type { PlacingTicket, Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { TicketFeedEvent } from '../ticket-event.ts';
import { applied, unchanged } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { atRest, opened, withBets } from '../edit/with-bets.ts';

/**
 * Applies feed events to the slip. Each selection stores the versions it was read at, so a repeated or older update
 * changes nothing (RT-8).
 */
export function reduceFeed(ticket: Ticket, event: TicketFeedEvent, context: TicketContext): TicketStep {
  if (ticket.kind === 'processing') return follow(ticket, event, context);
  const judge = { mode: ticket.acceptMode, now: context.now };
  switch (event.kind) {
    case 'market-updated': {
      const { market } = event;
      return moved(ticket, context, {
        isAbout: (selection) => isOfMarket(selection, market),
        isNewer: ({ marketVersion }) => market.version > marketVersion,
        // In a custom bet the price of a leg does not count, so the player is not asked.
        change: (selection, { betType }) =>
          atMarket(selection, market, betType === 'custom_bet' ? { ...judge, mode: 'any' } : judge),
      });
    }
    case 'match-status-changed': {
      const { matchId, status: matchStatus, version: matchVersion } = event;
      return moved(ticket, context, {
        isAbout: (selection) => selection.matchId === matchId,
        isNewer: (selection) => matchVersion > selection.matchVersion,
        change: (selection) => ({ ...selection, matchStatus, matchVersion }),
      });
    }
    case 'provider-status-changed': {
      const { provider, isActive } = event;
      const isAbout = (selection: Selection) =>
        selection.provider === provider && selection.isNotAvailable === isActive;
      if (isActive) {
        // Its prices may have moved meanwhile: they are stale until the feed confirms them.
        const change = (selection: Selection) =>
          evaluatePrice({ ...selection, isNotAvailable: false, isStale: true }, selection.odds, judge);
        return moved(ticket, context, { isAbout, change });
      }
      const step = moved(ticket, context, {
        isAbout,
        change: (selection) => ({ ...selection, isNotAvailable: true, isChanged: true }),
      });
      // Unlike a price change, an outage shows even over a receipt or an error (TICKET-6).
      return step.ticket === ticket ? step : applied(opened(step.ticket, 'oddsChanged', step.ticket.error));
    }
    case 'freshness-changed': {
      const { matchId, isStale } = event;
      return moved(ticket, context, {
        isAbout: (selection) => selection.isStale !== isStale && (matchId === 'all' || selection.matchId === matchId),
        change: (selection) => ({ ...selection, isStale }),
      });
    }
    case 'custom-odds-priced':
      return priceCustomBet(ticket, event, context);
  }
}

/** During a placement the bets stay as they were sent; copies of them follow the feed. */
function follow(ticket: PlacingTicket, event: TicketFeedEvent, context: TicketContext): TicketStep {
  const doubles = { ...atRest(ticket), bets: ticket.betsMeanwhile };
  const step = reduceFeed(doubles, event, context);
  if (step.result.kind !== 'applied') return { ...step, ticket };
  return unchanged({ ...ticket, betsMeanwhile: step.ticket.bets }, 'held');
}

/** The server priced a set of selections. It counts if that is still the set of the custom bet. */
function priceCustomBet(
  ticket: Ticket,
  { selectionIds, customOdds }: TicketFeedEvent & { kind: 'custom-odds-priced' },
  context: TicketContext,
): TicketStep {
  const [bet] = ticket.bets;
  if (bet?.betType !== 'custom_bet') return unchanged(ticket, 'ignored');
  const isSameSet =
    selectionIds.length === bet.selections.length && bet.selections.every(({ id }) => selectionIds.includes(id));
  if (!isSameSet) return unchanged(ticket, 'stale');
  if (customOdds === bet.customOdds) return unchanged(ticket, 'ignored');
  const priced = customOdds === null ? { ...bet, customOdds } : evaluateCustomPrice(bet, customOdds, ticket.acceptMode);
  return applied(withBets(ticket, [priced], context));
}

type Move = {
  readonly isAbout: (selection: Selection) => boolean;
  /** Omitted for events without a version: there the last one counts. */
  readonly isNewer?: (selection: Selection) => boolean;
  readonly change: (selection: Selection, bet: Bet) => Selection;
};

/** Changes the selections an event is about and newer for. The step says when there were none, or only newer ones. */
function moved(ticket: Ticket, context: TicketContext, { isAbout, isNewer, change }: Move): TicketStep {
  const about = selectionsOf(ticket.bets).filter(isAbout);
  const hits = isNewer === undefined ? about : about.filter(isNewer);
  if (hits.length === 0) return unchanged(ticket, about.length > 0 ? 'stale' : 'ignored');
  const bets = ticket.bets.map((bet) => {
    if (!bet.selections.some((selection) => hits.includes(selection))) return bet;
    return withLegs(
      bet,
      bet.selections.map((selection) => (hits.includes(selection) ? change(selection, bet) : selection)),
    );
  });
  return applied(withBets(ticket, bets, context));
}

/** A leg of a custom bet that moved means that the price of the whole set has to be asked for again. */
function withLegs(bet: Bet, selections: readonly Selection[]): Bet {
  const isSamePrice = selections.every(({ odds }, index) => odds === bet.selections[index]?.odds);
  return { ...bet, selections, customOdds: isSamePrice ? bet.customOdds : null };
}
