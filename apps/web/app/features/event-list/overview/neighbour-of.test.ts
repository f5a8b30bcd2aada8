import { expect, it } from 'vitest';

import { neighbourOf } from './neighbour-of.ts';

it.each([
  ['ArrowDown', 0, 'b'],
  ['ArrowDown', 2, undefined],
  ['ArrowUp', 2, 'b'],
  ['ArrowUp', 0, undefined],
  ['Home', 2, 'a'],
  ['End', 0, 'c'],
  ['End', 2, undefined],
  ['Enter', 0, undefined],
  ['ArrowDown', -1, undefined],
])('[SHOW-12] %s from row %d leads to %s', (key, at, row) => {
  expect(neighbourOf(key, ['a', 'b', 'c'], at)).toBe(row);
});
