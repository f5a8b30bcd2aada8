import { expect, it } from 'vitest';

import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %s of %s offers %j', (page, lastPage, expected) => {
  expect(pageNumbers(page, lastPage)).toEqual(expected);
});
