import type { MarketId, OutcomeId } from '@slipstream/units/ids';
import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  asSingles,
  contextOf,
  firstSelection,
  freshnessOf,
  marketOf,
  marketUpdated,
  modeOf,
  picked,
  pickOf,
  play,
  priceMoved,
  staked,
} from '../testing/fixtures.ts';
import { finished } from '../testing/placements.ts';
import { reduceTicket } from './reduce/reduce-ticket.ts';

const context = contextOf();

describe('a market update', () => {
  const ticket = play([...picked('a', 'b'), staked(100)]);

  it.each([
    ['none', 2100, true, 'oddsChanged'],
    ['none', 1900, true, 'oddsChanged'],
    ['none', 2000, false, 'initial'],
    ['higher', 2100, false, 'initial'],
    ['higher', 1900, true, 'oddsChanged'],
    ['any', 2100, false, 'initial'],
    ['any', 1900, false, 'initial'],
  ] as const)(
    '[SLIP-8] [TICKET-5] in mode %s a price of %i: flagged is %s, the ticket %s',
    (acceptMode, price, isChanged, state) => {
      const before = play([modeOf(acceptMode)], context, ticket);
      const moved = play([priceMoved('a', 2, price)], context, before);
      expect(moved.kind).toBe(state);
      expect(firstSelection(moved)).toMatchObject({
        odds: price,
        acceptedOdds: isChanged ? 2000 : price,
        initialOdds: 2000,
        isChanged,
        marketVersion: 2,
      });
      expect(moved.bets[0]?.odds).toBe(price * 2);
      expect(moved.bets[0]?.selections[1]).toBe(before.bets[0]?.selections[1]);
    },
  );

  it('[TICKET-5] a price that comes back to what was agreed asks nothing any more', () => {
    const back = play([priceMoved('a', 2, 2500), priceMoved('a', 3, 2000)], context, ticket);
    expect(back.kind).toBe('initial');
    expect(firstSelection(back)?.isChanged).toBe(false);
  });

  it.each(['success', 'error'] as const)('[TICKET-5] leaves a finished state: %s', (kind) => {
    const moved = play([priceMoved('a', 2, 2500)], context, finished(ticket, kind));
    expect(moved.kind).toBe(kind);
    expect(firstSelection(moved)).toMatchObject({ odds: 2500, isChanged: true });
  });

  it.each([
    ['the same version again', 2],
    ['an older version that comes late', 1],
  ])('%s changes nothing', (_, version) => {
    const moved = play([priceMoved('a', 2, 2500)], context, ticket);
    const step = reduceTicket(moved, priceMoved('a', version, 9000), context);
    expect(step).toEqual({ ticket: moved, result: { kind: 'stale' }, effects: [] });
    expect(step.ticket).toBe(moved);
  });

  it.each([
    ['another match', marketOf('z', 9, 3000)],
    ['another market', marketOf('a', 9, 3000, { id: '2' as MarketId })],
    ['another line', marketOf('a', 9, 3000, { specifier: 'total=1.5' })],
  ])('of %s is ignored', (_, market) => {
    const step = reduceTicket(ticket, marketUpdated(market), context);
    expect(step).toEqual({ ticket, result: { kind: 'ignored' }, effects: [] });
    expect(step.ticket).toBe(ticket);
  });

  it('reaches every selection of its market, in every single', () => {
    const away = pickOf('a', { outcomeId: 'away' as OutcomeId, marketVersion: 5 });
    const both = play([...picked('a'), { kind: 'outcome-toggled', pick: away }, asSingles]);
    const step = reduceTicket(both, priceMoved('a', 3, 2200), context);
    expect(step.result).toEqual({ kind: 'applied' });
    expect(step.ticket.bets.map(({ selections }) => selections[0]?.odds)).toEqual([2200, 2000]);
    expect(step.ticket.bets[1]).toBe(both.bets[1]);
    const newer = play([priceMoved('a', 6, 2300)], context, step.ticket);
    expect(newer.bets.map(({ selections }) => selections[0]?.odds)).toEqual([2300, 3000]);
  });

  it('makes a stale price fresh', () => {
    const stale = play([freshnessOf('all', true)], context, ticket);
    const moved = play([priceMoved('a', 2, 2000)], context, stale);
    expect(moved.bets[0]?.selections.map(({ isStale }) => isStale)).toEqual([false, true]);
  });
});

describe('suspension', () => {
  const ticket = play(picked('a'));
  const home = { id: 'home' as OutcomeId, active: true, odds: odds(2400) };
  it.each([
    ['the market is suspended', { status: -1, outcomes: [home] }, true],
    ['the market is gone', { status: 0, outcomes: [] }, true],
    ['the market is handed over', { status: -2, outcomes: [home] }, true],
    ['the market is settled', { status: -3, outcomes: [home] }, true],
    ['the market is cancelled', { status: -4, outcomes: [home] }, true],
    ['the outcome is missing', { status: 1, outcomes: [{ ...home, id: 'away' as OutcomeId }] }, true],
    ['the outcome is inactive', { status: 1, outcomes: [{ ...home, active: false }] }, true],
    ['all is open', { status: 1, outcomes: [home] }, false],
  ] as const)('[SLIP-7] when %s', (_, changes, isSuspended) => {
    const moved = play([marketUpdated(marketOf('a', 2, 2400, changes))], context, ticket);
    expect(firstSelection(moved)).toMatchObject({ isSuspended, marketVersion: 2 });
    // A closed market makes no offers: the price the player knows stays.
    expect(firstSelection(moved)?.odds).toBe(isSuspended ? 2000 : 2400);
  });

  it('[SLIP-7] says so of the outcome itself too', () => {
    const inactive = play(
      [marketUpdated(marketOf('a', 2, 2400, { outcomes: [{ ...home, active: false }] }))],
      context,
      ticket,
    );
    expect(firstSelection(inactive)?.active).toBe(false);
    const closed = play([marketUpdated(marketOf('a', 2, 2400, { status: -1 }))], context, ticket);
    expect(firstSelection(closed)?.active).toBe(true);
  });

  it('[SLIP-7] ends when the market opens, and only then is the price judged', () => {
    const closed = play([marketUpdated(marketOf('a', 2, 5000, { status: -1 }))], context, ticket);
    expect(closed.kind).toBe('initial');
    const same = play([priceMoved('a', 3, 2000)], context, closed);
    expect(firstSelection(same)).toMatchObject({ isSuspended: false, isChanged: false, active: true });
    expect(play([priceMoved('a', 3, 1500)], context, closed).kind).toBe('oddsChanged');
  });
});
