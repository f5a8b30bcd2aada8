import { expect, it } from 'vitest';

import { deferBelowFold } from './defer-below-fold.server.ts';

it.each([
  { rows: [12], marks: [undefined] },
  { rows: [1, 2, 2, 2], marks: [undefined, undefined, undefined, 'phone'] },
  { rows: [4, 6, 1], marks: [undefined, 'phone', 'anywhere'] },
  { rows: [30, 9, 1, 1], marks: [undefined, 'anywhere', 'anywhere', undefined] },
])('cards of $rows rows come later: $marks', ({ rows, marks }) => {
  const mark = deferBelowFold();
  expect(rows.map((own) => mark(own))).toEqual(
    rows.map((own, index) => ({ 'data-rows': own, 'data-later': marks[index] })),
  );
});

it('counts each page anew', () => {
  deferBelowFold()(12);
  expect(deferBelowFold()(12)['data-later']).toBeUndefined();
});
