import { describe, expect, it } from 'vitest';
import { loopWindowMs } from '../acceptance/odds-loop.ts';
import {
  acceptance,
  contextOf,
  customPicked,
  floorOf,
  idOf,
  legOf,
  modeOf,
  picked,
  play,
  priceMoved,
  staked,
} from '../testing/fixtures.ts';
import { odds } from '@slipstream/units/odds';
import { reduceTicket } from './reduce/reduce-ticket.ts';
import { emptyTicket } from './ticket.ts';
import type { Ticket } from './ticket.ts';
import type { TicketEvent } from './ticket-event.ts';

const context = contextOf();

function first(ticket: Ticket) {
  return ticket.bets[0]?.selections[0];
}

function at(now: number) {
  return contextOf({ now });
}

describe('accepting', () => {
  const moved = play([...picked('a', 'b'), staked(100), priceMoved('a', 2, 2500)]);

  it('[TICKET-4] returns to initial at the prices as they stand', () => {
    const ticket = play([acceptance], context, moved);
    expect(ticket.kind).toBe('initial');
    expect(first(ticket)).toMatchObject({ acceptedOdds: 2500, isChanged: false, initialOdds: 2000 });
    expect(ticket.bets[0]?.selections[1]).toBe(moved.bets[0]?.selections[1]);
  });

  it('[SLIP-8] a looser mode takes at once what waited, a stricter one does not ask again', () => {
    expect(play([modeOf('higher')], context, moved)).toMatchObject({ kind: 'initial', acceptMode: 'higher' });
    const dropped = play([priceMoved('a', 3, 1500)], context, moved);
    expect(play([modeOf('higher')], context, dropped).kind).toBe('oddsChanged');
    expect(play([modeOf('any')], context, dropped).kind).toBe('initial');
    const taken = play([modeOf('any'), priceMoved('a', 3, 1500), modeOf('none')], context, moved);
    expect(taken.kind).toBe('initial');
  });

  it('a floor takes any price at or above it, of its own selection', () => {
    const floor = floorOf(1800);
    const ticket = play([...picked('a', 'b'), floor]);
    expect(play([priceMoved('a', 2, 1800)], context, ticket).kind).toBe('initial');
    expect(play([priceMoved('a', 2, 1799)], context, ticket).kind).toBe('oddsChanged');
    expect(play([priceMoved('b', 2, 1900)], context, ticket).kind).toBe('oddsChanged');
  });

  it('a floor set later takes what waited; taken away it asks about the next change', () => {
    const floored = play([floorOf(2500)], context, moved);
    expect(floored.kind).toBe('initial');
    expect(first(floored)).toMatchObject({ floorOdds: 2500, acceptedOdds: 2500 });
    expect(play([floorOf(null), priceMoved('a', 3, 2600)], context, floored).kind).toBe('oddsChanged');
    const elsewhere = floorOf(null, 'z');
    expect(reduceTicket(moved, elsewhere, context)).toEqual({
      ticket: moved,
      result: { kind: 'ignored' },
      effects: [],
    });
  });

  it('the odds-loop breaker: accepted once more, small moves are covered for a few seconds', () => {
    const start = play([...picked('a')], at(0));
    const again = play([priceMoved('a', 2, 1950), acceptance], at(1000), start);
    const looping = play([priceMoved('a', 3, 1900)], at(2000), again);
    expect(first(looping)?.acceptance).toMatchObject({ isLooping: true, coversUntil: null });
    const covered = play([acceptance], at(3000), looping);
    expect(first(covered)?.acceptance).toEqual({
      at: 3000,
      odds: 1900,
      isLooping: false,
      coversUntil: 3000 + loopWindowMs,
    });
    const within = play([priceMoved('a', 4, 1850), priceMoved('a', 5, 1950)], at(3000 + loopWindowMs), covered);
    expect(within.kind).toBe('initial');
    expect(first(within)?.acceptedOdds).toBe(1950);
    expect(play([priceMoved('a', 4, 1842)], at(3001), covered).kind).toBe('oddsChanged');
    expect(play([priceMoved('a', 4, 1899)], at(3001 + loopWindowMs), covered).kind).toBe('oddsChanged');
  });

  it('a slow change is no loop', () => {
    const start = play(picked('a'), at(0));
    const again = play([priceMoved('a', 2, 1950), acceptance], at(1000), start);
    const later = play([priceMoved('a', 3, 1900)], at(1001 + loopWindowMs), again);
    expect(first(later)?.acceptance?.isLooping).toBe(false);
    expect(first(play([acceptance], at(9000), later))?.acceptance?.coversUntil).toBeNull();
  });
});

describe('a custom bet', () => {
  const selectionIds = [idOf('a', legOf('1')), idOf('a', legOf('2'))];
  const start = play([...customPicked('1', '2'), staked(100)]);
  const price = (customOdds: number | null, ids = selectionIds): TicketEvent => ({
    kind: 'custom-odds-priced',
    selectionIds: ids,
    customOdds: customOdds === null ? null : odds(customOdds),
  });
  const priced = play([price(3500)], context, start);

  it('[SLIP-8] its price is judged like that of a selection', () => {
    expect(priced).toMatchObject({ kind: 'initial' });
    expect(priced.bets[0]).toMatchObject({ odds: 3500, profit: 250 });
    const dropped = play([price(3000)], context, priced);
    expect(dropped.kind).toBe('oddsChanged');
    expect(dropped.bets[0]).toMatchObject({ customOdds: 3000, acceptedCustomOdds: 3500, isCustomOddsChanged: true });
    const accepted = play([acceptance], context, dropped);
    expect(accepted.kind).toBe('initial');
    expect(accepted.bets[0]).toMatchObject({ acceptedCustomOdds: 3000, isCustomOddsChanged: false });
    expect(play([modeOf('any')], context, dropped).kind).toBe('initial');
    expect(play([modeOf('higher'), price(4000)], context, priced).kind).toBe('initial');
    expect(play([price(3500)], context, dropped).bets[0]?.isCustomOddsChanged).toBe(false);
  });

  it('a price of another set is stale, of no custom bet ignored, of the same price nothing new', () => {
    expect(reduceTicket(priced, price(9000, selectionIds.slice(0, 1)), context).result).toEqual({ kind: 'stale' });
    expect(reduceTicket(priced, price(9000, [idOf('b'), idOf('c')]), context).result).toEqual({ kind: 'stale' });
    expect(reduceTicket(priced, price(3500), context)).toEqual({
      ticket: priced,
      result: { kind: 'ignored' },
      effects: [],
    });
    const [one, two] = selectionIds;
    expect(reduceTicket(priced, price(9000, [...selectionIds, idOf('b')]), context).result).toEqual({ kind: 'stale' });
    expect(reduceTicket(priced, price(9000, [one, idOf('b')] as never), context).result).toEqual({ kind: 'stale' });
    expect(reduceTicket(priced, price(9000, [two, two] as never), context).result).toEqual({ kind: 'stale' });
    expect(reduceTicket(emptyTicket, price(9000), context).result).toEqual({ kind: 'ignored' });
    const combo = play(picked('a', 'b'));
    expect(reduceTicket(combo, price(9000), context).ticket).toBe(combo);
    expect(reduceTicket(priced, price(4000, selectionIds.toReversed()), context).result).toEqual({ kind: 'applied' });
  });

  it('a leg that moves asks for a new price of the whole, not for its own acceptance', () => {
    const moved = play([priceMoved('a', 2, 2100)], context, priced);
    expect(moved.kind).toBe('initial');
    expect(moved.bets[0]).toMatchObject({ customOdds: null, acceptedCustomOdds: 3500, odds: null, profit: 0 });
    expect(first(moved)).toMatchObject({ odds: 2100, acceptedOdds: 2100, isChanged: false });
    const again = play([price(3400)], context, moved);
    expect(again.kind).toBe('oddsChanged');
    expect(play([priceMoved('a', 2, 2000)], context, priced).bets[0]?.customOdds).toBe(3500);
  });

  it('a set that has no price keeps what was agreed', () => {
    const none = play([price(null)], context, priced);
    expect(none.bets[0]).toMatchObject({ customOdds: null, acceptedCustomOdds: 3500 });
    expect(play([acceptance], context, none).bets[0]).toMatchObject({ acceptedCustomOdds: 3500 });
    expect(none.bets[0]?.isCustomOddsChanged).toBe(false);
    expect(play([modeOf('any')], context, none).bets[0]).toMatchObject({ customOdds: null, acceptedCustomOdds: 3500 });
  });
});
