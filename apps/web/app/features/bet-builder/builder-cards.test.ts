import type { Market } from '@slipstream/contract/entities/catalogue/market';
import { expect, it } from 'vitest';

import { marketOf } from '../../state/board/board-fixture.ts';
import { builderCards, cardColumns, cardsIn, columnsFor } from './builder-cards.ts';

function market(id: string, specifier: string, names: readonly string[], changes: Partial<Market> = {}): Market {
  const prices = Object.fromEntries(names.map((name) => [name, 2000]));
  return { ...marketOf(1, prices), id, specifier, name: id, marketGroups: ['main'], ...changes } as Market;
}

const total = (line: string, mostBalanced = false) =>
  market('18', `total=${line}`, [`Over ${line}`, `Under ${line}`], { name: `Total ${line}`, mostBalanced });

it('[CUSTOM-4] all lines of a market are one card, which shows the three around the most balanced one', () => {
  const [card, ...others] = builderCards([total('4.5'), total('1.5'), total('2.5'), total('3.5', true), total('0.5')]);
  expect(others).toEqual([]);
  expect(card).toMatchObject({ kind: 'lines', title: 'Total' });
  const lines = card?.kind === 'lines' ? card : { lines: [], near: [] };
  expect(lines.lines.map(({ line }) => line)).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5']);
  expect(lines.near.map(({ line }) => line)).toEqual(['2.5', '3.5', '4.5']);
});

it('[CUSTOM-4] a line with many outcomes is a card of its own', () => {
  const names = ['Home & over', 'Home & under', 'Away & over', 'Away & under'];
  const cards = builderCards([market('37', 'total=1.5', names), market('37', 'total=2.5', names)]);
  expect(cards.map(({ kind, key }) => [kind, key])).toEqual([
    ['outcomes', '37/total=1.5'],
    ['outcomes', '37/total=2.5'],
  ]);
});

it('[CUSTOM-4] a group has its own cards, and null stands for all', () => {
  const cards = builderCards([market('1', '', ['Home']), market('166', '', ['Home'], { marketGroups: ['corners'] })]);
  expect(cardsIn(cards, 'corners').map(({ key }) => key)).toEqual(['166/']);
  expect(cardsIn(cards, null)).toHaveLength(2);
});

it.each([
  [['Arsenal', 'Draw', 'Tottenham'], 3],
  [['Yes', 'No'], 2],
  [['0', '1', '2', '3', '4', '5', '6+'], 3],
  [['Arsenal or draw', 'Arsenal or Tottenham', 'Draw or Tottenham'], 2],
  [['Arsenal wins with more corners', 'Draw'], 1],
])('%j stand in %i columns', (names, columns) => {
  expect(columnsFor(market('1', '', names))).toBe(columns);
});

it('[CUSTOM-4] cards fill columns of about the same height, the first cards on top', () => {
  const names = ['Home', 'Draw', 'Away'];
  const cards = builderCards([
    market('1', '', names),
    ...['1.5', '2.5', '3.5'].map((line) => total(line)),
    market('29', '', ['Yes', 'No']),
    market('10', '', names),
  ]);
  const keys = (count: number) => cardColumns(cards, count).map((column) => column.map(({ key }) => key));
  expect(keys(1)).toEqual([['1/', '18#', '29/', '10/']]);
  expect(keys(2)).toEqual([['1/', '29/', '10/'], ['18#']]);
});
