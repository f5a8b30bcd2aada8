import { expect, it } from 'vitest';

import { marketsThatFit } from './markets-per-row.ts';

it.each([
  [0, 1],
  [759, 1],
  [760, 2],
  [1039, 2],
  [1040, 3],
  [2000, 3],
])('[SHOW-9] a list of %d px has room for %d markets a row', (width, groups) => {
  expect(marketsThatFit(width)).toBe(groups);
});
