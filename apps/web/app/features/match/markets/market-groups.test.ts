import { describe, expect, it } from 'vitest';

import { arrangeCards } from './market-cards.ts';
import { market, total } from './market-fixture.ts';
import { cardsIn, findCards, groupChips, pinnedFirst } from './market-groups.ts';

const cards = arrangeCards([
  market('1', '1X2', { 'Atlético Madrid': 2000, Draw: 3000, Getafe: 4000 }, { marketGroups: ['main'] }),
  ...['1.5', '2.5'].map((line) => ({ ...total(line, 1900, 1900), marketGroups: ['main', 'goals'] })),
  market('29', 'Both teams to score', { Yes: 1800, No: 2000 }, { marketGroups: ['goals'] }),
]);
const group = (groupKey: string, priority: number) => ({ groupKey, name: groupKey.toUpperCase(), priority });
const titles = (list: typeof cards) => list.map(({ title }) => title);

it('[CAT-8] groups are chips in their own order, with how many markets each has; an empty one is left out', () => {
  expect(groupChips([group('goals', 2), group('cards', 3), group('main', 1)], cards)).toEqual([
    { key: 'main', name: 'MAIN', count: 3 },
    { key: 'goals', name: 'GOALS', count: 3 },
  ]);
  expect(titles(cardsIn(cards, 'goals'))).toEqual(['Total', 'Both teams to score']);
  expect(cardsIn(cards, null)).toBe(cards);
});

it('pinned markets come first and keep their order', () => {
  expect(titles(pinnedFirst(cards, new Set(['29', '18'])))).toEqual(['Total', 'Both teams to score', '1X2']);
  expect(pinnedFirst(cards, new Set())).toBe(cards);
});

describe('findCards', () => {
  it.each([
    ['', ['1X2', 'Total', 'Both teams to score']],
    ['SCORE', ['Both teams to score']],
    ['atletico', ['1X2']],
    ['over 2.5', ['Total']],
    ['  score   teams ', ['Both teams to score']],
    ['corner', []],
  ])('%j', (query, expected) => {
    expect(titles(findCards(cards, query))).toEqual(expected);
  });
});
