import { describe, expect, it } from 'vitest';

import {
  confirmed,
  favouritesOf,
  isFavourite,
  noFavourites,
  reverted,
  tapped,
  type FavouritesState,
} from './favourites-state.ts';

const match = { type: 'matches', id: '7' } as const;
const league = { type: 'tournaments', id: '7' } as const;

/** Each step is a tap (t1, t2), its confirmation (c1) or its failure (r1). */
function after(steps: string): FavouritesState {
  return steps.split(' ').reduce((state, step) => {
    const tap = Number(step.slice(1));
    if (step.startsWith('t')) return tapped(state, match, tap);
    return step.startsWith('c') ? confirmed(state, tap) : reverted(state, tap);
  }, noFavourites);
}

describe('favourites', () => {
  it.each([
    ['t1', true],
    ['t1 c1', true],
    ['t1 r1', false],
    ['t1 t2', false],
    ['t1 t2 c1', false],
    ['t1 t2 c1 c2', false],
    ['t1 t2 r1', false],
    ['t1 c1 t2', false],
    ['t1 c1 t2 r2', true],
    ['t1 c1 t2 c2', false],
    ['t1 c1 t2 t3 r2', true],
    ['t1 c9 r9', true],
  ])('[FAV-1] a star is at once what the last tap says and goes back on failure: %s', (steps, isOn) => {
    expect(isFavourite(after(steps), match)).toBe(isOn);
  });

  it('[FAV-1] a match and a league of one id are two things', () => {
    expect(isFavourite(after('t1'), league)).toBe(false);
  });

  it('lists the newest first, taps that are still out included', () => {
    let state = confirmed(tapped(noFavourites, match, 1), 1);
    state = confirmed(tapped(state, { type: 'matches', id: '8' }, 2), 2);
    state = tapped(state, { type: 'matches', id: '9' }, 3);
    expect(favouritesOf(state, 'matches')).toEqual(['9', '8', '7']);
    expect(favouritesOf(tapped(state, match, 4), 'matches')).toEqual(['9', '8']);
    expect(favouritesOf(state, 'tournaments')).toEqual([]);
  });
});
