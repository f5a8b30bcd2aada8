import { expect, it } from 'vitest';

import { favouritesKey, localKeeper } from './local-keeper.ts';

function storage(initial: string | null) {
  const items = new Map(initial === null ? [] : [[favouritesKey, initial]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
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

it('writes what it reads', async () => {
  const items = storage(null);
  const keeper = localKeeper(() => items);
  const match = { type: 'matches', id: '7' } as const;
  expect(await keeper.write([match], { ...match, isOn: true })).toBe(true);
  expect(keeper.read()).toEqual([match]);
});

it('[FAV-1] says so when storage is closed to the page', async () => {
  const keeper = localKeeper(() => {
    throw new Error('access denied');
  });
  expect(keeper.read()).toEqual([]);
  expect(await keeper.write([], { type: 'matches', id: '7', isOn: true })).toBe(false);
});
