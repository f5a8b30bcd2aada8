import { describe, expect, it } from 'vitest';
import { acceptance, picked, play, priceMoved, staked } from '../testing/fixtures.ts';
import { oddsChangesOf, returnAgreed } from './odds-changes.ts';

describe('what is asked to be accepted', () => {
  it('[TICKET-4] names every price that moved and what all of them did to the return', () => {
    const before = play([...picked('a', 'b'), staked(1000)]);
    const moved = play([priceMoved('a', 2, 2500), priceMoved('b', 2, 1500)], undefined, before);
    expect(oddsChangesOf(moved.bets).map(({ to, direction }) => [to, direction])).toEqual([
      [2500, 'up'],
      [1500, 'down'],
    ]);
    expect(returnAgreed(moved.bets)).toBe(returnAgreed(before.bets));
    expect(returnAgreed(play([acceptance], undefined, moved).bets)).toBe(3750);
  });
});
