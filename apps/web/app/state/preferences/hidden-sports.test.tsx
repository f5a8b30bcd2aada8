import { beforeEach, expect, it } from 'vitest';

import { hiddenSportsScript } from './hidden-sports.ts';
import { createPreferencesStore, hideSport, restorePreferences } from './preferences.ts';

const preferences = () => createPreferencesStore({ oddsFormat: 'european' });

/** The style rules that a page was given for its hidden sports. */
function rules(): string {
  return document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('');
}

/** The inline script of a page's head. */
function nextPage(): void {
  document.adoptedStyleSheets = [];
  // oxlint-disable-next-line no-implied-eval, no-new-func -- a page runs the text as a script
  new Function(hiddenSportsScript)();
}

beforeEach(() => {
  localStorage.clear();
  document.adoptedStyleSheets = [];
});

it('[SHOW-18] a hidden sport leaves this page and is hidden before the next one is painted', () => {
  const store = preferences();
  hideSport(store, 'tennis', true);
  hideSport(store, 'ice-hockey', true);
  const shown = rules();
  expect(shown).toContain('[data-hideable="tennis"]');
  expect(shown).toContain('a[href*="/ice-hockey/"]');
  nextPage();
  expect(rules()).toBe(shown);
  const next = preferences();
  restorePreferences(next, ['european']);
  expect(next.getState().hiddenSports).toEqual(['tennis', 'ice-hockey']);
});

it('[SHOW-18] a sport comes back', () => {
  const store = preferences();
  hideSport(store, 'tennis', true);
  hideSport(store, 'tennis', false);
  expect(rules()).toBe('');
  expect(localStorage).toHaveLength(0);
});

it.each(['{', '7', 'null', '{"a":1}', '[7]', '["x\\"]{}*"]'])(
  '[SHOW-18] what is stored as %s hides nothing',
  (text) => {
    localStorage.setItem('hiddenSports', text);
    nextPage();
    expect(rules()).toBe('');
    const store = preferences();
    restorePreferences(store, ['european']);
    expect(store.getState().hiddenSports).toEqual([]);
  },
);
