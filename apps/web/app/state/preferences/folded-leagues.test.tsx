import { beforeEach, expect, it } from 'vitest';

import { createPreferencesStore, restorePreferences, toggleLeague } from './preferences.ts';

beforeEach(() => localStorage.clear());

const restored = () => {
  const store = createPreferencesStore({ oddsFormat: 'european' });
  restorePreferences(store, ['european']);
  return store;
};

it('[SHOW-13] a folded league is remembered, and forgotten when it is unfolded', () => {
  toggleLeague(restored(), '17');
  const store = restored();
  expect([...store.getState().foldedLeagues]).toEqual(['17']);
  toggleLeague(store, '17');
  expect(localStorage.getItem('foldedLeagues')).toBeNull();
});

it.each(['{', '{"a":1}', '[1, "<b>"]'])('[SHOW-13] what is stored as %s folds nothing', (stored) => {
  localStorage.setItem('foldedLeagues', stored);
  expect(restored().getState().foldedLeagues.size).toBe(0);
});
