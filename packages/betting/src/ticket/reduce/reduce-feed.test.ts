import { describe, expect, it } from 'vitest';
import {
  acceptance,
  contextOf,
  freshnessOf,
  picked,
  pickOf,
  play,
  priceMoved,
  providerOf,
  statusOf,
} from '../../testing/fixtures.ts';
import { finished } from '../../testing/placements.ts';
import { reduceTicket } from './reduce-ticket.ts';
import type { Ticket } from '../ticket.ts';

const context = contextOf();

function first(ticket: Ticket) {
  return ticket.bets[0]?.selections[0];
}

function flags({ bets }: Ticket) {
  return bets[0]?.selections.map(({ isStale }) => isStale);
}

describe('match status', () => {
  const ticket = play(picked('a', 'b'));

  it('[SLIP-15] is taken with its version', () => {
    const live = play([statusOf('a', 2, 1)], context, ticket);
    expect(live.bets[0]?.selections.map(({ matchStatus, matchVersion }) => [matchStatus, matchVersion])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    expect(live.kind).toBe('initial');
  });

  it('an older one never comes back', () => {
    const ended = play([statusOf('a', 3, 4)], context, ticket);
    expect(reduceTicket(ended, statusOf('a', 2, 1), context)).toEqual({
      ticket: ended,
      result: { kind: 'stale' },
      effects: [],
    });
    expect(reduceTicket(ended, statusOf('a', 3, 1), context).ticket).toBe(ended);
    expect(reduceTicket(ended, statusOf('z', 9, 1), context)).toEqual({
      ticket: ended,
      result: { kind: 'ignored' },
      effects: [],
    });
  });
});

describe('provider status', () => {
  const gone = providerOf('betradar', false);
  const back = providerOf('betradar', true);
  const ticket = play([...picked('a'), { kind: 'outcome-toggled', pick: pickOf('b', { provider: 'oddin' }) }]);

  it('[TICKET-6] inactive marks its selections unavailable and sets oddsChanged', () => {
    const down = play([gone], context, ticket);
    expect(down.kind).toBe('oddsChanged');
    expect(down.bets[0]?.selections.map(({ isNotAvailable, isChanged }) => [isNotAvailable, isChanged])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it.each(['success', 'error'] as const)('[TICKET-6] sets oddsChanged in %s too', (kind) => {
    expect(play([gone], context, finished(ticket, kind)).kind).toBe('oddsChanged');
  });

  it('[TICKET-6] a second time, or of a provider not in the slip, is ignored', () => {
    const down = play([gone], context, ticket);
    expect(reduceTicket(down, gone, context).ticket).toBe(down);
    const other = providerOf('betconstruct', false);
    expect(reduceTicket(ticket, other, context)).toEqual({ ticket, result: { kind: 'ignored' }, effects: [] });
    expect(reduceTicket(ticket, back, context).ticket).toBe(ticket);
  });

  it('[TICKET-4] [TICKET-6] acknowledged, the ticket is initial, the selection still not available', () => {
    const seen = play([gone, acceptance], context, ticket);
    expect(seen.kind).toBe('initial');
    expect(first(seen)).toMatchObject({ isNotAvailable: true, isChanged: false, acceptance: null });
  });

  it('[TICKET-6] a price that arrives during the outage does not hide it', () => {
    const moved = play([gone, priceMoved('a', 2, 2000)], context, ticket);
    expect(first(moved)).toMatchObject({ isNotAvailable: true, isChanged: true });
    const seen = play([gone, acceptance, priceMoved('a', 2, 2000)], context, ticket);
    expect(first(seen)).toMatchObject({ isNotAvailable: true, isChanged: false });
  });

  it('active again, its selections are there but stale until confirmed', () => {
    const up = play([gone, back], context, ticket);
    expect(up.kind).toBe('initial');
    expect(first(up)).toMatchObject({ isNotAvailable: false, isChanged: false, isStale: true });
    expect(up.bets[0]?.selections[1]?.isStale).toBe(false);
    const moved = play([gone, priceMoved('a', 2, 1500), back], context, ticket);
    expect(moved.kind).toBe('oddsChanged');
  });
});

describe('freshness', () => {
  const ticket = play(picked('a', 'b'));

  it("is one match's or all", () => {
    expect(flags(play([freshnessOf('a', true)], context, ticket))).toEqual([true, false]);
    expect(flags(play([freshnessOf('all', true)], context, ticket))).toEqual([true, true]);
    expect(flags(play([freshnessOf('all', true), freshnessOf('b', false)], context, ticket))).toEqual([true, false]);
    expect(flags(play([freshnessOf('all', true), freshnessOf('all', false)], context, ticket))).toEqual([false, false]);
  });

  it('does not touch the state, and is ignored where nothing changes', () => {
    expect(play([freshnessOf('all', true)], context, ticket).kind).toBe('initial');
    for (const event of [freshnessOf('all', false), freshnessOf('z', true), freshnessOf('a', false)]) {
      expect(reduceTicket(ticket, event, context)).toEqual({ ticket, result: { kind: 'ignored' }, effects: [] });
    }
  });
});
