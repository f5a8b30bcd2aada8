import type { MarketId } from '@slipstream/units/ids';
import { describe, expect, it } from 'vitest';
import {
  contextOf,
  freshnessOf,
  idOf,
  marketOf,
  picked,
  placing,
  play,
  priceMoved,
  providerOf,
  staked,
  statusOf,
} from '../testing/fixtures.ts';
import { reduceTicket } from './reduce-ticket.ts';
import type { Ticket } from './ticket.ts';
import type { MarketSnapshot, TicketEvent } from './ticket-event.ts';

const context = contextOf();

function first(ticket: Ticket) {
  return ticket.bets[0]?.selections[0];
}

function updated(market: MarketSnapshot): TicketEvent {
  return { kind: 'market-updated', market };
}

describe('during a placement', () => {
  const busy = play([...picked('a', 'b'), staked(100), placing()]);
  const failed: TicketEvent = { kind: 'placement-failed', key: 'key-1', failure: { kind: 'uncoded' } };

  it('[TICKET-5] [TICKET-8] the feed is held back and nothing moves', () => {
    const step = reduceTicket(busy, priceMoved('a', 2, 2500), context);
    expect(step.result).toEqual({ kind: 'held' });
    expect(step.ticket).toEqual({ ...busy, heldEvents: [priceMoved('a', 2, 2500)] });
  });

  it('is applied when the placement ends, the newest of each', () => {
    const ticket = play(
      [priceMoved('a', 2, 2500), statusOf('a', 2, 1), priceMoved('a', 3, 2600), statusOf('a', 3, 1)],
      context,
      busy,
    );
    expect(ticket.heldEvents).toEqual([priceMoved('a', 3, 2600), statusOf('a', 3, 1)]);
    const ended = play([failed], context, ticket);
    expect(ended.heldEvents).toEqual([]);
    expect(ended.ticketState).toBe('oddsChanged');
    expect(first(ended)).toMatchObject({ odds: 2600, matchStatus: 1, matchVersion: 3 });
  });

  it.each([
    ['a version the slip already had', priceMoved('a', 1, 9000), 'stale'],
    ['an older status', statusOf('a', 1, 1), 'stale'],
    ['another match', priceMoved('z', 5, 2500), 'ignored'],
    ['another market', updated(marketOf('a', 5, 2000, { id: '7' as MarketId })), 'ignored'],
    ['freshness of another match', freshnessOf('z', true), 'ignored'],
    ['another provider', providerOf('oddin', false), 'ignored'],
    [
      'a price of other selections',
      { kind: 'custom-odds-priced', selectionIds: [idOf('z')], customOdds: null },
      'ignored',
    ],
    ['freshness of all', freshnessOf('all', true), 'held'],
    ['freshness of one', freshnessOf('b', true), 'held'],
    ['its provider', providerOf('betradar', false), 'held'],
    ['a price of its selections', { kind: 'custom-odds-priced', selectionIds: [idOf('b')], customOdds: null }, 'held'],
  ] as const)('%s', (_, event, kind) => {
    expect(reduceTicket(busy, event, context).result).toEqual({ kind });
  });

  it('a held update that is repeated or older is stale', () => {
    const ticket = play([priceMoved('a', 3, 2500), statusOf('a', 3, 1)], context, busy);
    for (const event of [
      priceMoved('a', 3, 2500),
      priceMoved('a', 2, 9000),
      statusOf('a', 3, 1),
      statusOf('a', 2, 1),
    ]) {
      expect(reduceTicket(ticket, event, context)).toEqual({ ticket, result: { kind: 'stale' }, effects: [] });
    }
  });

  it('of what has no version the last word counts', () => {
    const ticket = play(
      [
        providerOf('betradar', false),
        freshnessOf('a', true),
        providerOf('betradar', true),
        freshnessOf('b', true),
        freshnessOf('a', false),
      ],
      context,
      busy,
    );
    expect(ticket.heldEvents).toEqual([providerOf('betradar', true), freshnessOf('b', true), freshnessOf('a', false)]);
  });

  it('the surroundings wait too, and are read again at the end', () => {
    const usd = contextOf({ currency: { ...context.currency, code: 'USD' } });
    const step = reduceTicket(busy, { kind: 'currency-changed' }, usd);
    expect(step).toEqual({ ticket: busy, result: { kind: 'held' }, effects: [] });
    expect(play([failed], usd, busy).bets[0]).toMatchObject({ currency: 'USD', stake: 0, stakeSource: 'sharing' });
  });
});
