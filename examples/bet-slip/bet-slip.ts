// A bet slip of your own: what a combo pays and why it can't be placed, by the rules of the web app and the server.
import { summariseTicket } from '@slipstream/betting/summary/summarise-ticket';
import { noPlayerBonuses } from '@slipstream/betting/ticket/available-bonuses';
import { reduceTicket } from '@slipstream/betting/ticket/reduce/reduce-ticket';
import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import { emptyTicket, type Ticket } from '@slipstream/betting/ticket/ticket';
import type { TicketContext } from '@slipstream/betting/ticket/ticket-context';
import type { TicketEvent } from '@slipstream/betting/ticket/ticket-event';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { findCurrency } from '@slipstream/units/currency';
import { isMarketOpen } from '@slipstream/units/market-status';
import { minor } from '@slipstream/units/minor';

const currency = findCurrency('EUR');
if (currency === undefined) throw new Error('EUR is not known');

/** Who plays, and the terms; the limits are `settings.bets_limits` of the configuration. */
export const visitor: TicketContext = {
  now: Date.now(),
  player: null,
  currency,
  providers: { own: { isActive: true, allowsMultiSingle: true } },
  systemTypes: [],
  limits: {
    selectionLimit: null,
    oddsLimit: null,
    maxStakeLimit: { fiat: { EUR: { amount: minor(100_000) } }, crypto: {} },
    payoutLimit: { fiat: {}, crypto: {} },
  },
  bonuses: noPlayerBonuses,
  boostPreference: null,
  stakeBasis: 'total',
  isCustomBetEnabled: false,
  isMultiActiveFreebetsAllowed: false,
};

/** What an odds button of a match knows; `key` is `home`, `draw` or `away`. */
export function pickOf(match: Match, key: string): OutcomePick | null {
  const { mainMarket: market, tournament } = match;
  const outcome = market?.outcomes.find((each) => each.key === key);
  if (market === null || outcome === undefined) return null;
  return {
    matchId: match.id,
    matchUrnId: match.urnId,
    matchSlug: match.slug,
    matchStatus: match.status,
    matchVersion: match.version,
    marketId: market.id,
    marketName: market.name,
    marketGroup: market.marketGroups[0] ?? 'main',
    marketVersion: market.version,
    specifier: market.specifier,
    outcomeId: outcome.id,
    outcomeName: outcome.name,
    odds: outcome.odds,
    active: outcome.active,
    isSuspended: !isMarketOpen(market.status) || !outcome.active,
    isStale: false,
    provider: match.provider,
    sportKey: tournament.sport.key,
    nameA: match.competitors.home.name,
    nameB: match.competitors.away.name,
    categoryName: tournament.category.name,
    type: match.type,
  };
}

/** The slip with these selections in one bet and a stake in cents: odds, returns, and what is in the way. */
export function comboOf(picks: readonly OutcomePick[], stake: number, context: TicketContext = visitor) {
  const events: readonly TicketEvent[] = [
    ...picks.map((pick): TicketEvent => ({ kind: 'outcome-toggled', pick })),
    { kind: 'stake-changed', target: 'all', stake: minor(stake) },
  ];
  const ticket = events.reduce<Ticket>((before, event) => reduceTicket(before, event, context).ticket, emptyTicket);
  const { odds, total, refusals } = summariseTicket(ticket, context);
  return { odds, returns: total.potentialReturn, refusals: refusals.map(({ code }) => code) };
}
