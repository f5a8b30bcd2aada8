import { expect, it } from 'vitest';

import type { FavouriteKey } from './favourites-state.ts';
import { FavouritesStore, type FavouritesKeeper } from './favourites-store.ts';

const match = { type: 'matches', id: '7' } as const;

function keeper(answer: boolean, kept: readonly FavouriteKey[] = []) {
  const written: (readonly FavouriteKey[])[] = [];
  const keep: FavouritesKeeper = {
    read: () => kept,
    write: async (all) => {
      written.push(all);
      return answer;
    },
  };
  return { keep, written };
}

it('[FAV-1] shows a star before it is kept, and keeps it', async () => {
  const { keep, written } = keeper(true);
  const store = new FavouritesStore(keep);
  let told = 0;
  store.subscribe(() => (told += 1));
  const done = store.toggle(match);
  expect(store.has(match)).toBe(true);
  await done;
  expect(store.has(match)).toBe(true);
  expect(store.ids('matches')).toEqual(['7']);
  expect(written).toEqual([[match]]);
  expect(told).toBe(2);
});

it('[FAV-1] takes a star back when it could not be kept', async () => {
  const store = new FavouritesStore(keeper(false, [match]).keep);
  const done = store.toggle(match);
  expect(store.has(match)).toBe(false);
  await done;
  expect(store.has(match)).toBe(true);
});

it('reads again when another tab changed them', () => {
  const store = new FavouritesStore(keeper(true).keep);
  expect(store.has(match)).toBe(false);
  store.refresh(keeper(true, [match]).keep);
  expect(store.has(match)).toBe(true);
});
