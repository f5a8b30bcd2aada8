import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { errorOfRefusal } from '../refusals/refusal-error.ts';
import { emptyTicket, placementOf } from '../ticket/ticket.ts';
import { noBonuses } from '../ticket/available-bonuses.ts';
import type { Bet } from '../ticket/bet.ts';
import type { OutcomePick, SelectionId } from '../ticket/selection.ts';
import type { Ticket } from '../ticket/ticket.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import type { BetTarget, MarketSnapshot, TicketEvent } from '../ticket/ticket-event.ts';
import {
  acceptance,
  bonusIdOf,
  btc,
  contextOf,
  eur,
  heldOf,
  noLimits,
  pickOf,
  placedBetOf,
  providerOf,
} from './fixtures.ts';
import { towardsPlacing } from './walk-remedies.ts';

/** One step of a walk as numbers, so that a failing walk can be made shorter; the world gives them meaning. */
export type Throw = readonly [number, number, number];

const matches = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const providers = ['betradar', 'betradar', 'betradar', 'betradar', 'oddin', 'betconstruct'] as const;
const prices = [1000, 1001, 1500, 1850, 1900, 2000, 2040, 9000, 10_000_000];
const stakes = [0, 1, 100, 250, 1005, 100_000_000_000_000, 7];
const marketStatuses = [1, 1, 1, -1, 0] as const;
const modes = ['none', 'higher', 'any'] as const;

const range = { minCount: 2, maxCount: 3, bonusOdds: odds(1100), minOdds: odds(1500) };
const bonuses = {
  ...noBonuses,
  comboboost: {
    id: bonusIdOf('boost'),
    ranges: [range, { ...range, minCount: 4, maxCount: 20, bonusOdds: odds(1250) }],
  },
  hunting: { id: bonusIdOf('hunt') },
  freebet: [
    { id: bonusIdOf('free'), variant: 'only_win' as const, amount: minor(500), currency: 'EUR' },
    { id: bonusIdOf('safe'), variant: 'no_risk' as const, amount: minor(300), currency: 'EUR' },
  ],
};
const limits = { ...noLimits, maxStakeLimit: { fiat: { EUR: { amount: minor(50_000) } }, crypto: {} } };
const player = { isPve: false, balance: null };

/** What surrounds a walk: time moves, prices have versions, and the player may come, go or change currency. */
export class WalkWorld {
  #context: TicketContext;
  #versions = 1;
  #keys = 0;
  #removed: readonly Bet[] = [];
  #stored: Ticket = emptyTicket;

  constructor(variant: number) {
    this.#context = contextOf({
      now: 0,
      player: variant % 7 === 6 ? null : player,
      bonuses: variant % 2 === 0 ? noBonuses : bonuses,
      limits: variant % 5 === 4 ? limits : noLimits,
      isMultiActiveFreebetsAllowed: variant % 3 === 0,
    });
  }

  get context(): TicketContext {
    return this.#context;
  }

  /** The event a throw means here, with the context it happens in. */
  event(ticket: Ticket, [kind, a, b]: Throw): TicketEvent {
    this.#context = { ...this.#context, now: this.#context.now + (b % 5) * 700 };
    const makers = [this.#pick, this.#pick, this.#edit, this.#money, this.#feed, this.#feed, this.#place, this.#around];
    const make = at(makers, kind);
    const event = make.call(this, ticket, a, b);
    if (event.kind === 'cleared' || event.kind === 'selection-removed') this.#removed = ticket.bets;
    this.#stored = b % 4 === 0 ? ticket : this.#stored;
    return event;
  }

  #pick(_: Ticket, a: number, b: number): TicketEvent {
    if (b % 17 === 0) return { kind: 'custom-bet-made', picks: [this.#outcome(a, b), this.#outcome(a, b + 1)] };
    return { kind: b % 11 === 0 ? 'custom-outcome-toggled' : 'outcome-toggled', pick: this.#outcome(a, b) };
  }

  #edit(ticket: Ticket, a: number, b: number): TicketEvent {
    const events: readonly TicketEvent[] = [
      { kind: 'selection-removed', selectionId: selectionIn(ticket, b) },
      { kind: 'type-changed', betType: 'single' },
      { kind: 'type-changed', betType: 'combo' },
      { kind: 'type-changed', betType: 'system' },
      { kind: 'system-chosen', systemId: at(['2of3', 'trixie', '3of4', 'lucky15', 'canadian'], b) },
      { kind: 'cleaned-up' },
      acceptance(ticket),
      acceptance(ticket),
      { kind: 'accept-mode-changed', mode: at(modes, b) },
      {
        kind: 'floor-changed',
        selectionId: selectionIn(ticket, b),
        floorOdds: b % 3 === 0 ? null : odds(at(prices, b)),
      },
      { kind: 'put-back', bets: this.#removed },
      b % 4 === 0 ? { kind: 'cleared' } : { kind: 'dismissed' },
    ];
    return at(events, a);
  }

  #money(ticket: Ticket, a: number, b: number): TicketEvent {
    const target: BetTarget = a % 3 === 0 ? selectionIn(ticket, b) : 'all';
    const amount = minor(at(stakes, b));
    const bonusId = at([null, bonusIdOf('boost'), bonusIdOf('hunt'), bonusIdOf('free'), bonusIdOf('safe')], b);
    const events: readonly TicketEvent[] = [
      { kind: 'stake-changed', target, stake: amount },
      { kind: 'preset-used', target, amount },
      { kind: 'line-stake-changed', lineStake: amount },
      { kind: 'stake-basis-changed', basis: b % 2 === 0 ? 'line' : 'total' },
      { kind: 'potential-win-changed', target, potentialWin: amount },
      { kind: 'bonus-chosen', target, bonusId },
    ];
    return at(events, a);
  }

  #feed(ticket: Ticket, a: number, b: number): TicketEvent {
    const match = at(matches, b);
    const { matchId } = pickOf(match);
    // Now and then a version that was seen before, or one from long ago.
    const version = a % 4 === 0 ? Math.max(0, this.#versions - (b % 7)) : (this.#versions += 1);
    const ids = ticket.selectedOutcomeIds;
    const events: readonly TicketEvent[] = [
      { kind: 'market-updated', market: market(match, version, a, b) },
      { kind: 'market-updated', market: market(match, version, b, a) },
      { kind: 'market-updated', market: market(match, version, a + b, a) },
      { kind: 'match-status-changed', matchId, status: at([0, 1, 1, 2, 4] as const, a), version },
      providerOf(at(providers, b), a % 5 > 1),
      { kind: 'freshness-changed', matchId: b % 2 === 0 ? 'all' : matchId, isStale: a % 5 === 0 },
      { kind: 'custom-odds-priced', selectionIds: ids, customOdds: a % 9 === 0 ? null : odds(at(prices, b)) },
    ];
    return at(events, Math.floor(a / 5) + b);
  }

  #place(ticket: Ticket, a: number, b: number): TicketEvent {
    const key = a % 9 === 0 ? 'another' : (placementOf(ticket)?.key ?? `key-${(this.#keys += 1)}`);
    const sent = ticket.kind === 'processing' ? ticket.processingBets : [];
    const messages = sent.slice(1).map((_, index) => ({
      betIndex: index + 1,
      selectionId: null,
      code: 'odds_to_low',
      localizedMessage: 'Moved',
      odds: null,
    }));
    const placed = { placedBets: [placedBetOf(key)], messagesByBet: b % 3 === 0 ? messages : [] };
    const error = errorOfRefusal({ code: 'municipality_not_found' });
    const events: readonly TicketEvent[] = [
      { kind: 'placement-started', key },
      { kind: 'placement-started', key },
      { kind: 'placement-succeeded', key, placed },
      { kind: 'placement-failed', key, failure: { kind: 'coded', error: { ...error, isWrongOddsError: b % 2 === 0 } } },
      { kind: 'placement-failed', key, failure: { kind: b % 2 === 0 ? 'uncoded' : 'signed-out' } },
      { kind: 'placement-unknown', key },
      { kind: 'placement-reconciled', key, placed: b % 2 === 0 ? placed : null },
    ];
    if (ticket.kind !== 'processing' && a % 3 > 0)
      return towardsPlacing(ticket, this.#context) ?? { kind: 'placement-started', key };
    return at(events, a);
  }

  #around(_: Ticket, a: number, b: number): TicketEvent {
    const rates = new Map([
      ['EUR', { numerator: 1n, denominator: 60_000n }],
      ['BTC', { numerator: 60_000n, denominator: 1n }],
    ]);
    const picks = [this.#outcome(a, b), this.#outcome(b, a), this.#outcome(a + b, a)];
    const betType = at(['single', 'combo', 'system', 'custom_bet'] as const, a);
    const stake = b % 2 === 0 ? null : { value: minor(at(stakes, b)), currency: eur };
    const customOdds = odds(at(prices, b));
    switch (a % 8) {
      case 0:
        this.#context = { ...this.#context, currency: b % 3 === 0 ? btc : eur };
        return { kind: 'currency-changed' };
      case 1:
        this.#context = { ...this.#context, player: b % 3 === 0 ? null : player };
        return { kind: 'login-changed' };
      case 2:
        this.#context = { ...this.#context, bonuses: heldOf(b % 2 === 0 ? noBonuses : bonuses) };
        return { kind: 'bonuses-changed' };
      case 3:
        return { kind: 'selections-kept' };
      case 4:
        return { kind: 'session-restored', ticket: this.#stored, rates };
      case 5:
        return { kind: 'share-restored', bets: [{ betType, stake, picks, systemId: '2of3', customOdds }], rates };
      case 6:
        return { kind: 'restore-started' };
      default:
        return { kind: 'restore-failed' };
    }
  }

  #outcome(a: number, b: number): OutcomePick {
    return pickOf(at(matches, a), {
      provider: at(providers, a),
      marketId: String(1 + (b % 2)) as MarketId,
      outcomeId: at(['home', 'away'], b >> 1) as OutcomeId,
      odds: odds(at(prices, a + b)),
      matchStatus: b % 13 === 0 ? 4 : 1,
      isSuspended: a % 17 === 0,
      marketVersion: this.#versions,
      matchVersion: this.#versions,
    });
  }
}

function market(match: string, version: number, a: number, b: number): MarketSnapshot {
  const { matchId, specifier } = pickOf(match);
  const outcomes = ['home', 'away'].map((id, index) => ({
    id: id as OutcomeId,
    active: (a + index) % 6 > 0,
    odds: odds(at(prices, a + index)),
  }));
  const id = String(1 + (b % 2)) as MarketId;
  return { matchId, id, specifier, version, status: at(marketStatuses, b), outcomes };
}

function selectionIn({ selectedOutcomeIds }: Ticket, index: number): SelectionId {
  return selectedOutcomeIds.length === 0 ? ('nowhere' as SelectionId) : at(selectedOutcomeIds, index);
}

function at<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
