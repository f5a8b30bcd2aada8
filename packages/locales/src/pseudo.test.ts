import { describe, expect, it } from 'vitest';

import { wordsProblems } from './check-words.ts';
import { loadCatalogue } from './load-catalogue.ts';
import type { Texts } from './merge-words.ts';
import { pseudoCode, pseudoText, pseudoWords } from './pseudo.ts';

describe('[I18N-12] the language of tests', () => {
  it.each([
    ['Bet slip', '⟦Bét šļîp~~~~⟧'],
    ['{name} won', '⟦{name} wöñ~~⟧'],
    ['{count, plural, one {# bet} other {# bets {x}}}', '⟦{count, plural, one {# bét} other {# bétš {x}}}'],
    ['Accept <b>any odds</b>', '⟦Åççépt <b>áñý öððš</b>'],
  ])('says "%s" as %s', (text, expected) => {
    expect(pseudoText(text).startsWith(expected)).toBe(true);
  });

  it('is a whole catalogue that compiles and takes the values of English', async () => {
    const english = (await loadCatalogue('en')) as unknown as Texts;
    expect(wordsProblems(pseudoWords(english), english, pseudoCode, 'icu')).toEqual([]);
  });
});
