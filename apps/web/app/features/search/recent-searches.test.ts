import { expect, it } from 'vitest';

import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

function storage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  const kept = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return () => kept;
}

it('[CAT-4] keeps the newest first, each once, and no more than eight', () => {
  const kept = storage();
  for (const word of ['one', 'two', 'ONE', 'three']) rememberSearch(kept, word);
  expect(recentSearches(kept)).toEqual(['three', 'ONE', 'two']);
  for (let index = 0; index < 20; index += 1) rememberSearch(kept, `team ${index}`);
  expect(recentSearches(kept)).toHaveLength(8);
  forgetSearches(kept);
  expect(recentSearches(kept)).toEqual([]);
});

it.each(['not json', '{"a":1}', '[1,null]', '"one"'])('reads %s as nothing', (text) => {
  expect(recentSearches(storage({ recentSearches: text }))).toEqual([]);
});

function closed(): never {
  throw new Error('denied');
}

it('does without storage where it is closed', () => {
  expect(recentSearches(closed)).toEqual([]);
  expect(() => rememberSearch(closed, 'one')).not.toThrow();
  expect(() => forgetSearches(closed)).not.toThrow();
});
