import { describe, expect, it } from 'vitest';
import { foldText, searchQuery } from './search-text.ts';

describe('search text', () => {
  it.each([
    ['Bayern München', 'bayern munchen'],
    ['Śląsk Wrocław', 'slask wroclaw'],
    ['FK Bodø/Glimt', 'fk bodo glimt'],
    ['Beşiktaş  J.K.', 'besiktas j k'],
    ['Đorđe', 'dorde'],
    ['Groß', 'gross'],
    ['Зенит', 'зенит'],
  ])('[CAT-4] folds %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it.each([
    ['Arsenal vs. Chelsea', ['arsenal', 'chelsea']],
    ['!!!', []],
    ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('[CAT-4] reads %j as the words %j', (text, words) => {
    expect(searchQuery(text)).toEqual({ words, whole: words.join(' ') });
  });
});
