import { expect, it } from 'vitest';
import { checkSideways } from './sideways.ts';

it.each([
  [0, 0],
  [1, 1],
  [40, 1],
])('a page %i px wider than its window', (sidewaysPx, count) => {
  expect(checkSideways({ sidewaysPx, widest: 'table' })).toHaveLength(count);
});
