import { minor } from '@slipstream/units/minor';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import { contextOf, currency, eur, marketOf, pickOf, placedBetOf } from '../testing/fixtures.ts';
import { coded } from '../testing/placements.ts';
import type { TicketContext } from '../ticket/ticket-context.ts';
import { quickBetOff } from './quick-bet.ts';
import type { QuickBet, QuickBetEvent } from './quick-bet.ts';
import { reduceQuickBet } from './reduce-quick-bet.ts';

const context = contextOf({ now: 777 });
const start: QuickBetEvent = { kind: 'placement-started', key: 'key-1' };
const placed = { placedBets: [placedBetOf('x')], messagesByBet: [] };
const waiting = run(
  [{ kind: 'toggled' }, { kind: 'stake-changed', stake: minor(100) }, { kind: 'outcome-picked', pick: pickOf('a') }],
  quickBetOff(eur),
);
const busy = run([start], waiting);
const rest: QuickBet = { ...waiting, bet: null };

function restored(quickBet: QuickBet): QuickBetEvent {
  return { kind: 'session-restored', quickBet };
}

function run(events: readonly QuickBetEvent[], from: QuickBet, where: TicketContext = context): QuickBet {
  return events.reduce((quickBet, event) => reduceQuickBet(quickBet, event, where).quickBet, from);
}

describe('placing a quick bet', () => {
  it('[QUICK-3] starts with a stake, no warning, nothing under way and a bet', () => {
    expect(busy).toEqual({
      ...waiting,
      state: 'processing',
      placement: { key: 'key-1', startedAt: 777, answer: 'awaited' },
    });
  });

  it.each([
    ['no stake', { ...waiting, stake: minor(0) }],
    [
      'a warning',
      {
        ...waiting,
        warnings: [{ code: 'odds_limit_exceeded', limit: odds(2000) }],
      },
    ],
    ['under way', busy],
    ['no bet', { ...waiting, bet: null }],
    ['switched off', { ...waiting, isEnabled: false }],
    ['a bet already answered', { ...waiting, state: 'success' }],
    ['a bet already refused', { ...waiting, state: 'error' }],
  ] as readonly (readonly [string, QuickBet])[])('[QUICK-3] is ignored otherwise: %s', (_, quickBet) => {
    const step = reduceQuickBet(quickBet, { kind: 'placement-started', key: 'key-2' }, context);
    expect(step).toEqual({ quickBet, result: { kind: 'ignored' }, effects: [] });
  });

  it('[QUICK-5] is refused when the potential win is not above the stake', () => {
    const even = run([{ kind: 'outcome-picked', pick: pickOf('a', { odds: odds(1001) }) }], waiting);
    const step = reduceQuickBet(even, start, context);
    expect(step.result).toEqual({
      kind: 'refused',
      refusals: [{ code: 'potential_win_too_low', potentialWin: 100, stake: 100 }],
    });
    expect(step.quickBet).toMatchObject({
      state: 'error',
      placement: null,
      error: { refusal: { code: 'potential_win_too_low', potentialWin: 100, stake: 100 } },
    });
    const above = run([{ kind: 'outcome-picked', pick: pickOf('a', { odds: odds(1010) }) }, start], waiting);
    expect(above.state).toBe('processing');
  });

  it('[QUICK-5] [PLACE-5] is refused to a player flagged pve', () => {
    const step = reduceQuickBet(waiting, start, contextOf({ player: { isPve: true, balance: null } }));
    expect(step.quickBet).toMatchObject({
      state: 'error',
      error: { code: 'player_forbidden' },
    });
    expect(step.result).toMatchObject({ kind: 'refused', refusals: [{ code: 'player_forbidden' }] });
  });

  it('is refused for whatever a slip would be, and goes on waiting where only the odds have moved', () => {
    const moved = run([{ kind: 'market-updated', market: marketOf('a', 2, 2500) }], waiting);
    const step = reduceQuickBet(moved, start, context);
    expect(step.result).toMatchObject({ refusals: [{ code: 'odds_changed' }] });
    expect(step.quickBet).toBe(moved);
    const short = contextOf({ player: { isPve: false, balance: minor(99) } });
    expect(reduceQuickBet(waiting, start, short).quickBet.error?.code).toBe('insufficient_balance');
  });

  it('a stake of nothing says so, not that it wins nothing', () => {
    const bet = waiting.bet === null ? null : { ...waiting.bet, stake: minor(0) };
    const step = reduceQuickBet({ ...waiting, bet }, start, context);
    expect(step.result).toMatchObject({ refusals: [{ code: 'stake_too_low' }] });
    expect(step.result).not.toMatchObject({ refusals: [{}, {}] });
  });

  it('asks a visitor to sign in', () => {
    const step = reduceQuickBet(waiting, start, contextOf({ player: null }));
    expect(step).toEqual({ quickBet: rest, result: { kind: 'applied' }, effects: [{ kind: 'request-sign-in' }] });
  });
});

describe('the answer', () => {
  it.each([
    [
      'placed',
      { kind: 'placement-succeeded', key: 'key-1', placed },
      { state: 'success', placedBets: placed.placedBets },
    ],
    [
      'found later',
      { kind: 'placement-reconciled', key: 'key-1', placed },
      { state: 'success', placedBets: placed.placedBets },
    ],
    ['refused', { kind: 'placement-failed', key: 'key-1', failure: coded() }, { state: 'error' }],
  ] as const)('[QUICK-1] %s', (_, event, changes) => {
    const quickBet = run([event], busy);
    expect(quickBet).toMatchObject({ ...changes, placement: null, bet: waiting.bet });
  });

  it('[PLACE-2] a refusal keeps what the server said', () => {
    const quickBet = run([{ kind: 'placement-failed', key: 'key-1', failure: coded() }], busy);
    expect(quickBet.error).toEqual({
      code: 'municipality_not_found',
      refusal: { code: 'municipality_not_found' },
      messagesByBet: [],
      isWrongOddsError: false,
    });
  });

  it.each([
    [
      '[PLACE-4] no code',
      { kind: 'placement-failed', key: 'key-1', failure: { kind: 'uncoded' } },
      { kind: 'alert', alert: 'general' },
    ],
    [
      'signed out',
      { kind: 'placement-failed', key: 'key-1', failure: { kind: 'signed-out' } },
      { kind: 'request-sign-in' },
    ],
    [
      '[PLACE-6] never arrived',
      { kind: 'placement-reconciled', key: 'key-1', placed: null },
      { kind: 'alert', alert: 'not-placed' },
    ],
  ] as const)('%s', (_, event, effect) => {
    expect(reduceQuickBet(busy, event, context)).toEqual({
      quickBet: rest,
      result: { kind: 'applied' },
      effects: [effect],
    });
  });

  it('[PLACE-6] lost: the key stays until the server has been asked', () => {
    const unknown = run([{ kind: 'placement-unknown', key: 'key-1' }], busy);
    expect(unknown).toEqual({ ...busy, placement: { key: 'key-1', startedAt: 777, answer: 'unknown' } });
    expect(run([{ kind: 'placement-succeeded', key: 'key-1', placed }], unknown).state).toBe('success');
  });

  it('[PLACE-6] of another key is stale', () => {
    const step = reduceQuickBet(busy, { kind: 'placement-succeeded', key: 'key-0', placed }, context);
    expect(step).toEqual({ quickBet: busy, result: { kind: 'stale' }, effects: [] });
    expect(reduceQuickBet(waiting, { kind: 'placement-unknown', key: 'key-1' }, context).result).toEqual({
      kind: 'stale',
    });
  });

  it('is put away by hand, but not while it is awaited', () => {
    const done = run([{ kind: 'placement-succeeded', key: 'key-1', placed }, { kind: 'dismissed' }], busy);
    expect(done).toEqual(rest);
    expect(reduceQuickBet(busy, { kind: 'dismissed' }, context)).toEqual({
      quickBet: busy,
      result: { kind: 'ignored' },
      effects: [],
    });
  });
});

describe('after a reload', () => {
  const fresh = quickBetOff(eur);

  it('a bet that waited is let go, its terms are kept', () => {
    expect(run([restored(waiting)], fresh)).toEqual(rest);
  });

  it('[PLACE-6] one under way lost its answer and keeps its key', () => {
    expect(run([restored(busy)], fresh)).toEqual({
      ...busy,
      placement: { key: 'key-1', startedAt: 777, answer: 'unknown' },
    });
  });

  it('in another currency there is no stake', () => {
    const usd = contextOf({ currency: currency('USD') });
    expect(run([restored(waiting)], fresh, usd)).toMatchObject({ currency: 'USD', stake: 0 });
    expect(run([restored(busy)], fresh, usd)).toMatchObject({
      currency: 'USD',
      stake: 0,
      state: 'processing',
      bet: { stake: 100 },
    });
  });

  it('never replaces one under way', () => {
    const step = reduceQuickBet(busy, restored(fresh), context);
    expect(step).toEqual({
      quickBet: busy,
      result: { kind: 'refused', refusals: [{ code: 'in_progress' }] },
      effects: [],
    });
  });
});
