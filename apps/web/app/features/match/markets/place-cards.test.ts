import { expect, it } from 'vitest';

import { arrangeCards } from './market-cards.ts';
import { market, total } from './market-fixture.ts';
import { placeCards, rowsOf } from './place-cards.ts';

const sides = { home: { name: 'Arsenal', shortName: 'ARS' }, away: { name: 'Chelsea', shortName: 'CHE' } };
const named = (id: string) => market(id, id, { home: 2000, away: 2000 });
const lines = ['1.5', '2.5', '3.5', '4.5'].map((line) => total(line, 1900, 1900));
const columns = (placed: ReadonlyMap<string, string>) => [...placed].map(([key, column]) => `${key} ${column}`);

it('fills the shorter column first', () => {
  const placed = placeCards(arrangeCards([named('1'), ...lines, named('2'), named('3'), named('4')]), sides);
  expect(columns(placed)).toEqual(['1/ start', '18# end', '2/ start', '3/ start', '4/ end']);
});

it('counts what stands among the cards in the column it takes', () => {
  const cards = arrangeCards([named('1'), named('2'), named('3'), named('4')]);
  const placed = placeCards(cards, sides, undefined, { after: 1, rows: 4 });
  expect(columns(placed)).toEqual(['1/ start', 'between end', '2/ start', '3/ end', '4/ start']);
});

it('leaves every card in its column when others come and go', () => {
  const before = placeCards(arrangeCards([named('1'), named('2'), named('3'), named('4')]), sides);
  const after = placeCards(arrangeCards([named('2'), named('3'), named('5'), named('4')]), sides, before);
  expect(columns(before)).toEqual(['1/ start', '2/ end', '3/ start', '4/ end']);
  expect(columns(after)).toEqual(['2/ end', '3/ start', '5/ start', '4/ end']);
});

it.each([
  ['three columns of short names', 9, '1-0', 3],
  ['two columns of long ones', 8, 'Arsenal by decision', 4],
])('expects a card of %s to be as high as it is drawn', (_, count, name, rows) => {
  const outcomes = Array.from({ length: count }, () => ({ name }));
  const card = { layout: { kind: 'outcomes', outcomes } } as unknown as Parameters<typeof rowsOf>[0];
  expect(Math.floor(rowsOf(card, sides))).toBe(rows + 1);
});
