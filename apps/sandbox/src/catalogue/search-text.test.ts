import { describe, expect, it } from 'vitest';
import { foldText, matchRank, searchQuery, searchText } from './search-text.ts';

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
    ['Real Madrid', 'real madrid', 4],
    ['Real Madrid - Barcelona', 'real mad', 3],
    ['Atletico Real Madrid', 'mad real', 2],
    ['Real Madrid', 'adri', 1],
    ['Real Madrid', 'mad bar', 0],
    ['Bayern München', 'MUNCHEN', 2],
    ['Bayern Munchen', 'münch', 2],
  ] as const)('[CAT-4] ranks %s for %s as %i', (text, query, rank) =>
    expect(matchRank(searchText(text), searchQuery(query))).toBe(rank),
  );
});
