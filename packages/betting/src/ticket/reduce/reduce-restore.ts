import { minor } from '@slipstream/units/minor';
import type { Minor } from '@slipstream/units/minor';
import { convertFloor } from '../../arithmetic/convert.ts';
import type { ConversionRates } from '../../arithmetic/convert.ts';
import { payableStep } from '../../refusals/fiat-rounding.ts';
import type { Bet } from '../bet.ts';
import { unstaked } from '../edit/edit-money.ts';
import { reduceFeed } from './reduce-feed.ts';
import { stakeCapped } from '../price-bet.ts';
import { betsOfShare } from '../shared-bet.ts';
import type { Ticket } from '../ticket.ts';
import type { TicketContext } from '../ticket-context.ts';
import type { TicketRestoreEvent } from '../ticket-event.ts';
import { applied, refused } from '../ticket-step.ts';
import type { TicketStep } from '../ticket-step.ts';
import { edited, withBets } from '../edit/with-bets.ts';

/** Bets come back from the browser's session, or from a share code instead (SLIP-16). */
export function reduceRestore(ticket: Ticket, event: TicketRestoreEvent, context: TicketContext): TicketStep {
  switch (event.kind) {
    case 'restore-started':
      return applied({ ...ticket, isRestoring: true });
    case 'session-restored':
      return applied(fromSession(event.ticket, event.rates, context));
    case 'share-restored': {
      const rest = { ...ticket, isRestoring: false };
      const bets = betsOfShare(event.bets, context).map((bet) => converted(bet, event.rates, context));
      if (bets.length === 0) return refused(rest, [{ code: 'nothing_to_restore' }]);
      return applied(edited(rest, bets, context));
    }
    case 'restore-failed':
      return applied({ ...ticket, isRestoring: false });
  }
}

/**
 * The slip of before a reload. Its prices are stale until the feed has confirmed them. A placement that was under way lost
 * its answer with the page, so the server has to be asked what became of it (PLACE-6).
 */
function fromSession(stored: Ticket, rates: ConversionRates, context: TicketContext): Ticket {
  const restored: Ticket =
    stored.kind === 'processing'
      ? { ...stored, placement: { ...stored.placement, answer: 'unknown' } }
      : withBets(
          { ...stored, bets: [] },
          stored.bets.map((bet) => converted(bet, rates, context)),
          context,
        );
  const stale = reduceFeed(restored, { kind: 'freshness-changed', matchId: 'all', isStale: true }, context).ticket;
  return { ...stale, isRestoring: false };
}

/**
 * A bet of another currency keeps its stake's worth (SLIP-14), down to what can be paid. Without a rate it has no stake, nor
 * has one whose own currency is counted in other units than it was.
 */
function converted(bet: Bet, rates: ConversionRates, context: TicketContext): Bet {
  const { currency } = context;
  const { code, subunits, isFiat } = currency;
  if (bet.currency === code) return bet.subunits === subunits ? { ...bet, isFiat } : unstaked(bet, currency);
  const changed = unstaked(bet, currency);
  const rate = rates.get(bet.currency);
  if (rate === undefined || bet.freebetStake !== null) return changed;
  return { ...changed, stake: payable(convertFloor(bet.stake, bet, currency, rate), context) };
}

function payable(stake: Minor, { currency }: TicketContext): Minor {
  const capped = stakeCapped(stake);
  return minor(capped - (capped % payableStep(currency)));
}
