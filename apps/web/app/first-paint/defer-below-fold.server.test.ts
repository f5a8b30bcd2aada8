import { expect, it } from 'vitest';

import { deferBelowFold } from './defer-below-fold.server.ts';

const page = (...rows: readonly number[]) => rows.map((own) => `<section class="c" data-rows="${own}">`).join('');
const later = (html: string) =>
  [...html.matchAll(/<section[^>]*>/g)].map(([tag]) => /data-later="(\w+)"/.exec(tag)?.[1]);

it.each([
  { rows: [], marks: [] },
  { rows: [12], marks: [undefined] },
  { rows: [1, 2, 2, 2], marks: [undefined, undefined, undefined, 'phone'] },
  { rows: [4, 6, 1], marks: [undefined, 'phone', 'anywhere'] },
  { rows: [30, 9, 1, 1], marks: [undefined, 'anywhere', 'anywhere', undefined] },
])('cards of $rows rows come later: $marks', ({ rows, marks }) => {
  expect(later(deferBelowFold(page(...rows)))).toEqual(marks);
});

it('leaves what is no card alone', () => {
  const html = '<section class="c"></section><p data-rows="9"></p>';
  expect(deferBelowFold(html + html)).toBe(html + html);
});
