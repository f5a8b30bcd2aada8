import { minor } from '@slipstream/units/minor';
import { describe, expect, it } from 'vitest';
import {
  asSingles,
  chip,
  contextOf,
  idOf,
  noLimits,
  picked,
  pickOf,
  placing,
  play,
  priceMoved,
  staked,
} from '../../testing/fixtures.ts';
import {
  busy,
  coded,
  failed,
  lost,
  placingContext as context,
  ready,
  reconciled,
  succeeded,
  finished,
  placingOf,
} from '../../testing/placements.ts';
import { reduceTicket } from './reduce-ticket.ts';
import type { TicketEvent } from '../ticket-event.ts';

describe('starting', () => {
  it('[TICKET-3] is processing and keeps the bets being processed', () => {
    expect(busy).toEqual({
      ...ready,
      kind: 'processing',
      processingBets: ready.bets,
      betsMeanwhile: ready.bets,
      placement: { key: 'key-1', startedAt: 777, answer: 'awaited' },
    });
  });

  it('[TICKET-3] keeps only bets with a stake above zero', () => {
    const ticket = play([
      ...picked('a', 'b', 'c'),
      asSingles,
      staked(100, idOf('a')),
      staked(50, idOf('c')),
      placing(),
    ]);
    expect(placingOf(ticket).processingBets.map(({ stake }) => stake)).toEqual([100, 50]);
    expect(ticket.bets).toHaveLength(3);
  });

  it('[TICKET-3] starts nothing without any stake', () => {
    const unstaked = play(picked('a'));
    const step = reduceTicket(unstaked, placing(), context);
    expect(step.ticket).toBe(unstaked);
    expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'stake_too_low', selectionIds: [idOf('a')] }] });
  });

  it('[TICKET-7] asks a visitor to sign in and resets to initial', () => {
    const visitor = contextOf({ player: null });
    const step = reduceTicket(finished(ready, 'error'), placing(), visitor);
    expect(step).toEqual({ ticket: ready, result: { kind: 'applied' }, effects: [{ kind: 'request-sign-in' }] });
  });

  it('[PLACE-6] a double click starts nothing, not even with another key', () => {
    for (const key of ['key-1', 'key-2']) {
      const step = reduceTicket(busy, placing(key), context);
      expect(step.ticket).toBe(busy);
      expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'in_progress' }] });
    }
    expect(reduceTicket(busy, placing(), contextOf({ player: null })).effects).toEqual([]);
  });

  it('[LIMIT-6] a limit that refuses is shown as the ticket error', () => {
    const limits = { ...noLimits, maxStakeLimit: { fiat: { EUR: { amount: minor(100) } }, crypto: {} } };
    const step = reduceTicket(ready, placing(), contextOf({ limits }));
    const refusal = {
      code: 'max_stake_limit_exceeded',
      limit: 100,
      currency: 'EUR',
    };
    expect(step.result).toEqual({ kind: 'refused', refusals: [refusal] });
    expect(step.ticket).toEqual({
      ...ready,
      kind: 'error',
      error: { code: 'max_stake_limit_exceeded', refusal, messagesByBet: [], isWrongOddsError: false },
    });
    expect(play([staked(99)], contextOf({ limits }), step.ticket)).toMatchObject({
      kind: 'initial',
      error: null,
    });
  });

  it('any other refusal leaves the ticket as it is', () => {
    const moved = play([priceMoved('a', 2, 2100)], context, ready);
    const step = reduceTicket(moved, placing(), context);
    expect(step.ticket).toBe(moved);
    expect(step.result).toEqual({ kind: 'refused', refusals: [{ code: 'odds_changed', selectionIds: [idOf('a')] }] });
  });

  it('may be tried again after an error', () => {
    const error = play([failed(coded())], context, busy);
    expect(play([placing('key-2')], context, error)).toMatchObject({ kind: 'processing', error: null });
  });
});

describe('in progress', () => {
  it.each([
    picked('c')[0],
    picked('a')[0],
    { kind: 'custom-outcome-toggled', pick: pickOf('c') },
    { kind: 'selection-removed', selectionId: idOf('a') },
    { kind: 'cleared' },
    { kind: 'put-back', bets: [] },
    { kind: 'cleaned-up' },
    asSingles,
    { kind: 'system-chosen', systemId: '2of3' },
    staked(1),
    chip(1),
    { kind: 'potential-win-changed', target: 'all', potentialWin: minor(1) },
    { kind: 'bonus-chosen', target: 'all', bonusId: null },
    { kind: 'odds-change-accepted', prices: [] },
    { kind: 'accept-mode-changed', mode: 'any' },
    { kind: 'floor-changed', selectionId: idOf('a'), floorOdds: null },
    { kind: 'dismissed' },
    { kind: 'selections-kept' },
    { kind: 'restore-started' },
    { kind: 'restore-failed' },
    { kind: 'session-restored', ticket: ready, rates: new Map() },
    { kind: 'share-restored', bets: [], rates: new Map() },
  ] as readonly TicketEvent[])('[TICKET-8] nothing changes by $kind', (event) => {
    expect(reduceTicket(busy, event, context)).toEqual({
      ticket: busy,
      result: { kind: 'refused', refusals: [{ code: 'in_progress' }] },
      effects: [],
    });
  });

  it.each([succeeded('x'), failed(coded()), lost, reconciled()])('[PLACE-6] $kind of another key is stale', (event) => {
    const other = { ...event, key: 'key-0' } as TicketEvent;
    expect(reduceTicket(busy, other, context)).toEqual({ ticket: busy, result: { kind: 'stale' }, effects: [] });
    expect(reduceTicket(ready, event, context)).toEqual({ ticket: ready, result: { kind: 'stale' }, effects: [] });
  });
});

describe('a lost answer', () => {
  const unknown = play([lost], context, busy);

  it('[PLACE-6] is not guessed: the placement stays, marked unknown, with its key', () => {
    expect(unknown).toEqual({ ...busy, placement: { key: 'key-1', startedAt: 777, answer: 'unknown' } });
    expect(reduceTicket(unknown, placing('key-2'), context).result.kind).toBe('refused');
  });

  it('[PLACE-6] ends in success when the server has the bets', () => {
    expect(play([reconciled('x')], context, unknown)).toMatchObject({
      kind: 'success',
      placedBets: [{ id: 'x' }],
    });
    expect(play([succeeded('x')], context, unknown)).toMatchObject({ kind: 'success' });
  });

  it('[PLACE-6] ends where it began when the server never saw the key, and says so', () => {
    const step = reduceTicket(unknown, reconciled(), context);
    expect(step).toEqual({
      ticket: ready,
      result: { kind: 'applied' },
      effects: [{ kind: 'alert', alert: 'not-placed' }],
    });
  });
});
