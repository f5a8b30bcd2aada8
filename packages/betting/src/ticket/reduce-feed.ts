import type { Bet } from './bet.ts';
import { applyMarket } from './apply-market.ts';
import { hold } from './held-events.ts';
import { judgeCustomPrice, judgePrice } from './judge-price.ts';
import type { Selection } from './selection.ts';
import { selectionsOf } from './ticket.ts';
import type { Ticket } from './ticket.ts';
import type { TicketContext } from './ticket-context.ts';
import type { TicketFeedEvent } from './ticket-event.ts';
import { applied, unchanged } from './ticket-step.ts';
import type { TicketStep } from './ticket-step.ts';
import { withBets } from './with-bets.ts';

/** What the feed says about the slip. While a placement is in progress it is held back and nothing moves. */
export function reduceFeed(ticket: Ticket, event: TicketFeedEvent, context: TicketContext): TicketStep {
  if (ticket.inProgress) return hold(ticket, event);
  switch (event.kind) {
    case 'market-updated':
      return applyMarket(ticket, event.market, context);
    case 'match-status-changed': {
      const isAbout = ({ matchId }: Selection) => matchId === event.matchId;
      const isNewer = (selection: Selection) => isAbout(selection) && event.version > selection.matchVersion;
      const matchStatus = event.status;
      const bets = mapSelections(ticket.bets, isNewer, (selection) => ({
        ...selection,
        matchStatus,
        matchVersion: event.version,
      }));
      if (bets !== ticket.bets) return applied(withBets(ticket, bets, context));
      return unchanged(ticket, selectionsOf(bets).some(isAbout) ? 'stale' : 'ignored');
    }
    case 'provider-status-changed':
      return event.isActive
        ? providerBack(ticket, event.provider, context)
        : providerGone(ticket, event.provider, context);
    case 'freshness-changed': {
      const { matchId, isStale } = event;
      const isMoved = (selection: Selection) =>
        selection.isStale !== isStale && (matchId === 'all' || matchId === selection.matchId);
      const bets = mapSelections(ticket.bets, isMoved, (selection) => ({ ...selection, isStale }));
      return bets === ticket.bets ? unchanged(ticket, 'ignored') : applied(withBets(ticket, bets, context));
    }
    case 'custom-odds-priced':
      return applyCustomOdds(ticket, event, context);
  }
}

/** A provider becoming inactive marks its selections unavailable and sets oddsChanged (TICKET-6). */
function providerGone(ticket: Ticket, provider: Selection['provider'], context: TicketContext): TicketStep {
  const isHit = (selection: Selection) => selection.provider === provider && !selection.isNotAvailable;
  const bets = mapSelections(ticket.bets, isHit, (selection) => ({
    ...selection,
    isNotAvailable: true,
    isChanged: true,
  }));
  if (bets === ticket.bets) return unchanged(ticket, 'ignored');
  return applied({ ...withBets(ticket, bets, context), ticketState: 'oddsChanged' });
}

/** Back again, its prices may have moved unseen: they are stale until the feed says otherwise. */
function providerBack(ticket: Ticket, provider: Selection['provider'], context: TicketContext): TicketStep {
  const isHit = (selection: Selection) => selection.provider === provider && selection.isNotAvailable;
  const judge = { mode: ticket.acceptMode, now: context.now };
  const bets = mapSelections(ticket.bets, isHit, (selection) =>
    judgePrice({ ...selection, isNotAvailable: false, isStale: true }, selection.odds, judge),
  );
  return bets === ticket.bets ? unchanged(ticket, 'ignored') : applied(withBets(ticket, bets, context));
}

/** The server priced a set of selections. It counts if that is still the set of the custom bet. */
function applyCustomOdds(
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
  const priced = customOdds === null ? { ...bet, customOdds } : judgeCustomPrice(bet, customOdds, ticket.acceptMode);
  return applied(withBets(ticket, [priced], context));
}

/** Changes the selections that match; the same bets when none does. */
function mapSelections(
  bets: readonly Bet[],
  isHit: (selection: Selection) => boolean,
  change: (selection: Selection) => Selection,
): readonly Bet[] {
  if (!bets.some((bet) => bet.selections.some(isHit))) return bets;
  return bets.map((bet) => {
    if (!bet.selections.some(isHit)) return bet;
    return {
      ...bet,
      selections: bet.selections.map((selection) => (isHit(selection) ? change(selection) : selection)),
    };
  });
}
