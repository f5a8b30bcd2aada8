import { odds } from '@slipstream/units/odds';
import { describe, expect, it } from 'vitest';
import {
  acceptance,
  contextOf,
  customPicked,
  customPriced,
  idOf,
  picked,
  placing,
  play,
  priceMoved,
  staked,
} from '../../testing/fixtures.ts';
import { coded, failed } from '../../testing/placements.ts';
import { reduceTicket } from '../reduce/reduce-ticket.ts';
import type { NamedPrice, TicketEvent } from '../ticket-event.ts';

const context = contextOf();
const named = (match: string, price: number): NamedPrice => ({ selectionId: idOf(match), odds: odds(price) });
const accepting = (...prices: readonly NamedPrice[]): TicketEvent => ({ kind: 'odds-change-accepted', prices });

describe('[TICKET-4] a press on a button that names new prices', () => {
  const double = play([...picked('a', 'b'), staked(100)]);
  const moved = play([priceMoved('a', 2, 1900)], context, double);

  it('agrees to these, so that the bet can be placed', () => {
    const placed = play([accepting(named('a', 1900)), placing()], context, moved);
    expect(placed).toMatchObject({ kind: 'processing', bets: [{ selections: [{ acceptedOdds: 1900 }, {}] }] });
  });

  it.each([
    ['it has fallen further', priceMoved('a', 3, 1850)],
    ['it has risen', priceMoved('a', 3, 1950)],
    ['it is back at the price that was agreed to', priceMoved('a', 3, 2000)],
    ['another price has moved too', priceMoved('b', 2, 1800)],
  ])('agrees to nothing if %s, and nothing is placed', (_, event) => {
    const later = play([event], context, moved);
    const step = reduceTicket(later, accepting(named('a', 1900)), context);
    expect([step.ticket, step.result.kind]).toEqual([later, 'refused']);
  });

  it('agrees to nothing if it names too little or too much', () => {
    for (const event of [accepting(), accepting(named('b', 1900)), accepting(named('a', 1900), named('b', 2000))]) {
      expect(reduceTicket(moved, event, context)).toEqual({
        ticket: moved,
        result: { kind: 'refused', refusals: [{ code: 'odds_changed', selectionIds: [idOf('a')] }] },
        effects: [],
      });
    }
  });

  it('agrees to the price of a custom bet, and to no other', () => {
    const ticket = play([...customPicked('1', '2'), staked(100), customPriced(3500), customPriced(3000)]);
    const press = accepting({ selectionId: null, odds: odds(3000) });
    expect(reduceTicket(ticket, press, context).ticket.kind).toBe('initial');
    const later = play([customPriced(2900)], context, ticket);
    expect(reduceTicket(later, press, context).ticket).toBe(later);
  });

  it('[PLACE-3] names no price if the server refused one and did not name another', () => {
    const refused = play([placing(), failed(coded({ isWrongOddsError: true }))], context, double);
    expect(refused.kind).toBe('oddsChanged');
    expect(acceptance(refused)).toEqual(accepting());
    expect(play([acceptance, placing('key-2')], context, refused).kind).toBe('processing');
  });
});
