import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { highlight } from './highlight.ts';

function marked(name: string, query: string): string {
  return highlight(name, query)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');
}

it.each([
  ['Real Madrid', 'mad', 'Real [Mad]rid'],
  ['Real Madrid', 'real mad', '[Real] [Mad]rid'],
  ['Atlético Madrid', 'atle', '[Atlé]tico Madrid'],
  ['Ñublense', 'nub', '[Ñub]lense'],
  ['Amadora', 'mad', 'A[mad]ora'],
  ['Madama Mad', 'mad', '[Mad]ama Mad'],
  ['Grêmio', 'GREM', '[Grêm]io'],
  ['Arsenal', 'xyz', 'Arsenal'],
  ['Arsenal', '', 'Arsenal'],
  ['', 'abc', ''],
])('[CAT-4] in %j, %j is marked as %j', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

it('[CAT-4] never changes a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, query) => {
      expect(
        highlight(name, query)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
