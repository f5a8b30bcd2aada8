import type { MarketStatus } from '@slipstream/contract/entities/market';
import type { Bet } from './bet.ts';
import { judgePrice } from './judge-price.ts';
import type { PriceJudge } from './judge-price.ts';
import type { Selection } from './selection.ts';
import type { Ticket } from './ticket.ts';
import type { TicketContext } from './ticket-context.ts';
import type { MarketSnapshot } from './ticket-event.ts';
import { applied, unchanged } from './ticket-step.ts';
import type { TicketStep } from './ticket-step.ts';
import { withBets } from './with-bets.ts';

const marketOpen: MarketStatus = 1;

/**
 * A market as the feed has it now. Each selection remembers the version it was read at: the same update again, or an older
 * one that comes late, changes nothing (RT-8).
 */
export function applyMarket(ticket: Ticket, market: MarketSnapshot, context: TicketContext): TicketStep {
  const judge = { mode: ticket.acceptMode, now: context.now };
  let isHeld = false;
  let isMoved = false;
  const bets = ticket.bets.map((bet) => {
    let isBetMoved = false;
    const selections = bet.selections.map((selection) => {
      if (!isOfMarket(selection, market)) return selection;
      isHeld = true;
      if (market.version <= selection.marketVersion) return selection;
      isBetMoved = true;
      return updated(selection, market, bet.betType === 'custom_bet' ? { ...judge, mode: 'any' } : judge);
    });
    if (!isBetMoved) return bet;
    isMoved = true;
    return bet.betType === 'custom_bet' ? repriced(bet, selections) : { ...bet, selections };
  });
  if (!isMoved) return unchanged(ticket, isHeld ? 'stale' : 'ignored');
  return applied(withBets(ticket, bets, context));
}

export function isOfMarket(selection: Selection, { matchId, id, specifier }: MarketSnapshot): boolean {
  return selection.marketId === id && selection.matchId === matchId && selection.specifier === specifier;
}

/**
 * Suspended when its market is not open, or its outcome is missing or inactive (SLIP-7). Prices of a closed market are not
 * offers, so the one the player knows stays until it opens again.
 */
function updated(selection: Selection, market: MarketSnapshot, judge: PriceJudge): Selection {
  const outcome = market.outcomes.find(({ id }) => id === selection.outcomeId);
  const active = outcome?.active === true;
  const fresh = { ...selection, active, marketVersion: market.version, isStale: false };
  if (market.status !== marketOpen || outcome === undefined || !active) return { ...fresh, isSuspended: true };
  return judgePrice({ ...fresh, isSuspended: false }, outcome.odds, judge);
}

/** A leg's own price does not count in a custom bet; that it moved means the price of the set has to be asked for again. */
function repriced(bet: Bet, selections: readonly Selection[]): Bet {
  const isSamePrice = selections.every(({ odds }, index) => odds === bet.selections[index]?.odds);
  return { ...bet, selections, customOdds: isSamePrice ? bet.customOdds : null };
}
