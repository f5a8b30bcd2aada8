import { expect, it } from 'vitest';

import { deviceFavouritesMax, favouritesKey, localKeeper } from './local-keeper.ts';

const match = { type: 'matches', id: '7' } as const;
const league = { type: 'tournaments', id: '17' } as const;

function storage(initial: string | null) {
  const items = new Map(initial === null ? [] : [[favouritesKey, initial]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

it.each([
  [null, []],
  ['["matches/7","tournaments/17"]', ['matches/7', 'tournaments/17']],
  ['["matches/7",3,null,"horses/1","matches/<b>","matches/"]', ['matches/7']],
  ['{"matches":[7]}', []],
  ['not json', []],
])('reads only what it wrote: %s', (text, names) => {
  const kept = localKeeper(() => storage(text)).read();
  expect(kept.map(({ type, id }) => `${type}/${id}`)).toEqual(names);
});

it('[FAV-1] writes what it reads, and reads again before it writes', () => {
  const items = storage(null);
  const [one, other] = [localKeeper(() => items), localKeeper(() => items)];
  one.write({ ...match, isOn: true });
  other.write({ ...league, isOn: true });
  expect(one.read()).toEqual([league, match]);
  one.write({ ...match, isOn: false });
  expect(other.read()).toEqual([league]);
});

it('[FAV-2] keeps so many, and forgets the oldest match first', () => {
  const items = storage(null);
  const keeper = localKeeper(() => items);
  for (const key of [league, match]) keeper.write({ ...key, isOn: true });
  for (let id = 100; id < 199; id += 1) keeper.write({ type: 'markets', id: String(id), isOn: true });
  const kept = keeper.read();
  expect(kept).toHaveLength(deviceFavouritesMax);
  expect(kept[0]).toEqual({ type: 'markets', id: '198' });
  expect(kept).not.toContainEqual(match);
  expect(kept.at(-1)).toEqual(league);
});

it('[FAV-2] keeps them for as long as the page is open where storage is closed to it', () => {
  const keeper = localKeeper(() => {
    throw new Error('access denied');
  });
  expect(keeper.read()).toEqual([]);
  keeper.write({ ...match, isOn: true });
  keeper.write({ ...league, isOn: true });
  keeper.write({ ...match, isOn: false });
  expect(keeper.read()).toEqual([league]);
});
