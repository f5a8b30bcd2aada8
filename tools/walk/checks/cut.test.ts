import { expect, it } from 'vitest';
import { checkCut } from './cut.ts';

const cut = { text: 'Royal Challengers Bengaluru', kin: 'span.name', hiddenPx: 20, leftEm: 6, inside: 'a' };

it.each([
  [null, 1],
  ['title', 0],
  ['label', 0],
] as const)('a text that is cut off with %s', (full, count) => {
  expect(checkCut({ cuts: [{ ...cut, full }] })).toHaveLength(count);
});

it.each([
  [1.9, 1],
  [2, 0],
])('a text with a title of which %s em are left', (leftEm, count) => {
  expect(checkCut({ cuts: [{ ...cut, full: 'title', leftEm }] })).toHaveLength(count);
});
