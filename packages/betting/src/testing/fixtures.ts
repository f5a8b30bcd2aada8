import type { BetLimits } from '@slipstream/contract/entities/bets/bet-limits';
import type { Bet as PlacedBet } from '@slipstream/contract/entities/bets/bet';
import type { Provider } from '@slipstream/contract/entities/catalogue/provider';
import type { SystemType } from '@slipstream/contract/entities/bets/system-type';
import { findCurrency } from '@slipstream/units/currency';
import type { Currency } from '@slipstream/units/currency';
import type { BetId, BonusId, MarketId, MatchId, OutcomeId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import type { MatchStatus } from '@slipstream/units/match-status';
import { namedSystems } from '../arithmetic/named-systems.ts';
import { farmingKinds } from '../bonus/bonus-effect.ts';
import { playerBonuses } from '../bonus/player-bonuses.ts';
import type { HeldBonus } from '../bonus/player-bonuses.ts';
import { namedPrices, oddsChangesOf } from '../summary/odds-changes.ts';
import { noBonuses } from '../ticket/available-bonuses.ts';
import type { AvailableBonuses, PlayerBonuses } from '../ticket/available-bonuses.ts';
import { reduceTicket } from '../ticket/reduce/reduce-ticket.ts';
import { selectionIdOf } from '../ticket/selection.ts';
import type { OutcomePick, SelectionId } from '../ticket/selection.ts';
import { emptyTicket } from '../ticket/ticket.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { MarketSnapshot, TicketEvent, TicketFeedEvent } from '../ticket/ticket-event.ts';

/** Everything tests of the rulebook build on: one match per letter, one market each, prices by hand. */
export const noLimits: BetLimits = {
  selectionLimit: null,
  oddsLimit: null,
  maxStakeLimit: { fiat: {}, crypto: {} },
  payoutLimit: { fiat: {}, crypto: {} },
};

export function currency(code: string): Currency {
  const found = findCurrency(code);
  if (found === undefined) throw new Error(`no currency ${code}`);
  return found;
}

export const eur = currency('EUR');
export const btc = currency('BTC');

/** k of n for 3 to 6, deliberately out of order, and the named sets. */
export const systemTypes: readonly SystemType[] = [
  ...[6, 3, 5, 4].flatMap((totalCount) =>
    Array.from({ length: totalCount - 2 }, (_, index) => totalCount - 1 - index).map((winCount): SystemType => ({
      id: `${winCount}of${totalCount}`,
      totalCount,
      winCount,
      cover: 'exact',
    })),
  ),
  ...Object.entries(namedSystems).map(([id, cover]): SystemType => ({ id, ...cover })),
];

/** Bonuses as a player holds them, asking for nothing but what they are. */
export function heldOf({ comboboost, freebet, ...farming }: AvailableBonuses): PlayerBonuses {
  const terms = null;
  const held: HeldBonus[] = freebet.map((one) => ({ kind: 'freebet', ...one, terms }));
  if (comboboost !== null) held.push({ kind: 'comboboost', ...comboboost, terms });
  for (const kind of farmingKinds) {
    const bonus = farming[kind];
    if (bonus !== null) held.push({ kind, ...bonus, terms });
  }
  return playerBonuses(held, { nowMs: 0, country: 'DE', isVerified: true });
}

export type ContextChanges = Partial<Omit<TicketContext, 'bonuses'>> & { readonly bonuses?: AvailableBonuses };

export function contextOf({ bonuses = noBonuses, ...changes }: ContextChanges = {}): TicketContext {
  const open = { isActive: true, allowsMultiSingle: true };
  return {
    now: 1_000_000,
    player: { isPve: false, balance: null },
    currency: eur,
    providers: { betradar: open, oddin: open, betconstruct: open },
    systemTypes,
    limits: noLimits,
    bonuses: heldOf(bonuses),
    boostPreference: 'boost',
    stakeBasis: 'total',
    isCustomBetEnabled: true,
    isMultiActiveFreebetsAllowed: false,
    ...changes,
  };
}

export function pickOf(match: string, changes: Partial<OutcomePick> = {}): OutcomePick {
  return {
    matchId: match as MatchId,
    matchUrnId: `sr:match:${match}`,
    matchSlug: `match-${match}`,
    matchStatus: 0,
    marketId: '1' as MarketId,
    marketName: 'Result',
    marketGroup: 'main',
    specifier: '',
    outcomeId: 'home' as OutcomeId,
    outcomeName: 'Home',
    odds: odds(2000),
    active: true,
    isSuspended: false,
    isStale: false,
    provider: 'betradar',
    sportKey: 'soccer',
    nameA: `${match} United`,
    nameB: `${match} City`,
    categoryName: 'England',
    type: 'match',
    marketVersion: 1,
    matchVersion: 1,
    ...changes,
  };
}

export function idOf(match: string, changes: Partial<OutcomePick> = {}): SelectionId {
  return selectionIdOf(pickOf(match, changes));
}

/** The market of `pickOf(match)` at another price. */
export function marketOf(
  match: string,
  version: number,
  price: number,
  changes: Partial<MarketSnapshot> = {},
): MarketSnapshot {
  return {
    matchId: match as MatchId,
    id: '1' as MarketId,
    specifier: '',
    version,
    status: 1,
    outcomes: [
      { id: 'home' as OutcomeId, active: true, odds: odds(price) },
      { id: 'away' as OutcomeId, active: true, odds: odds(3000) },
    ],
    ...changes,
  };
}

export function priceMoved(match: string, version: number, price: number): TicketEvent {
  return { kind: 'market-updated', market: marketOf(match, version, price) };
}

export function picked(...matches: readonly string[]): readonly TicketEvent[] {
  return matches.map((match) => ({ kind: 'outcome-toggled', pick: pickOf(match) }));
}

export function staked(stake: number, target: SelectionId | 'all' = 'all'): TicketEvent {
  return { kind: 'stake-changed', target, stake: minor(stake) };
}

/** A tap on one of the stakes to choose from. */
export function chip(amount: number, target: SelectionId | 'all' = 'all'): TicketEvent {
  return { kind: 'preset-used', target, amount: minor(amount) };
}

/** An event, or one that depends on the ticket it happens to. */
export type Move = TicketEvent | ((ticket: Ticket) => TicketEvent);

/** The ticket after a run of events, each in the same context. */
export function play(moves: readonly Move[], context: TicketContext = contextOf(), from: Ticket = emptyTicket): Ticket {
  return moves.reduce<Ticket>((ticket, move) => {
    const event = typeof move === 'function' ? move(ticket) : move;
    return reduceTicket(ticket, event, context).ticket;
  }, from);
}

export function placing(key = 'key-1'): TicketEvent {
  return { kind: 'placement-started', key };
}

/** As much of a placed bet as the rulebook looks at. */
export function placedBetOf(id: string): PlacedBet {
  return { id: id as BetId, status: 'waiting_results', selections: [] } as unknown as PlacedBet;
}

export function bonusIdOf(id: string): BonusId {
  return id as BonusId;
}

export const asSingles: TicketEvent = { kind: 'type-changed', betType: 'single' };
export const asSystem: TicketEvent = { kind: 'type-changed', betType: 'system' };
/** A press on a button that names the prices as they stand. */
export function acceptance({ bets }: Ticket): TicketEvent {
  return { kind: 'odds-change-accepted', prices: namedPrices(oddsChangesOf(bets)) };
}

export function modeOf(mode: Ticket['acceptMode']): TicketEvent {
  return { kind: 'accept-mode-changed', mode };
}

/** "I want to win." */
export function wished(potentialWin: number, target: SelectionId | 'all' = 'all'): TicketEvent {
  return { kind: 'potential-win-changed', target, potentialWin: minor(potentialWin) };
}

/** A leg of a custom bet: one of the markets of match a. */
export function legOf(market: string): OutcomePick {
  return pickOf('a', { marketId: market as MarketId });
}

export function customPicked(...markets: readonly string[]): readonly TicketEvent[] {
  return markets.map((market) => ({ kind: 'custom-outcome-toggled', pick: legOf(market) }));
}

/** The price of the custom bet of markets 1 and 2. */
export function customPriced(price: number | null): TicketEvent {
  const selectionIds = [selectionIdOf(legOf('1')), selectionIdOf(legOf('2'))];
  return { kind: 'custom-odds-priced', selectionIds, customOdds: price === null ? null : odds(price) };
}

export function chosen(bonusId: string | null, target: SelectionId | 'all' = 'all'): TicketEvent {
  return { kind: 'bonus-chosen', target, bonusId: bonusId === null ? null : bonusIdOf(bonusId) };
}

export function statusOf(match: string, version: number, status: MatchStatus): TicketFeedEvent {
  return { kind: 'match-status-changed', matchId: match as MatchId, status, version };
}

export function providerOf(provider: Provider, isActive: boolean): TicketFeedEvent {
  return { kind: 'provider-status-changed', provider, isActive };
}

export function freshnessOf(match: string, isStale: boolean): TicketFeedEvent {
  return { kind: 'freshness-changed', matchId: match as MatchId, isStale };
}

export function floorOf(price: number | null, match = 'a'): TicketEvent {
  return { kind: 'floor-changed', selectionId: idOf(match), floorOdds: price === null ? null : odds(price) };
}

/** The bets of a ticket by kind and match. */
export function marketUpdated(market: MarketSnapshot): TicketEvent {
  return { kind: 'market-updated', market };
}

export function firstSelection({ bets }: Ticket) {
  return bets[0]?.selections[0];
}

export function typesOf({ bets }: Ticket) {
  return bets.map(({ betType, selections }) => [betType, ...selections.map(({ matchId }) => matchId)]);
}
