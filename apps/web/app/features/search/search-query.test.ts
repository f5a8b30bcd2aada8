import { expect, it } from 'vitest';

import { searchQuery } from './search-query.ts';

it.each([
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['a', { kind: 'short' }],
  [' ab ', { kind: 'short' }],
  ['abc', { kind: 'query', text: 'abc', isCut: false }],
  ['  real   madrid ', { kind: 'query', text: 'real madrid', isCut: false }],
  ['x'.repeat(50), { kind: 'query', text: 'x'.repeat(50), isCut: false }],
  ['x'.repeat(51), { kind: 'query', text: 'x'.repeat(50), isCut: true }],
])('[CAT-4] %j is read as %j', (typed, query) => {
  expect(searchQuery(typed)).toEqual(query);
});
