import { describe, expect, it } from 'vitest';
import { asSingles, contextOf, idOf, picked, play, staked } from '../testing/fixtures.ts';
import { summariseTicket } from '../summary/summarise-ticket.ts';
import { betsToPlace } from './bets-to-place.ts';

describe('the bets that will be placed', () => {
  it.each([
    ['a combo', picked('a', 'b'), ['a b']],
    ['singles, none with a stake', [...picked('a', 'b', 'c'), asSingles], ['a', 'b', 'c']],
    ['singles, two with a stake', [...picked('a', 'b', 'c'), asSingles, staked(5), staked(0, idOf('b'))], ['a', 'c']],
  ])('[TICKET-3] %s', (_, events, placed) => {
    const ticket = play(events);
    const matches = betsToPlace(ticket.bets).map(({ selections }) =>
      selections.map(({ matchId }) => matchId).join(' '),
    );
    expect(matches).toEqual(placed);
    expect(summariseTicket(ticket, contextOf()).placeCount).toBe(placed.length);
  });
});
