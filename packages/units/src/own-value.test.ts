import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it.each([
  ['slow', 1],
  ['constructor', undefined],
  ['__proto__', undefined],
  ['toString', undefined],
  ['', undefined],
])('%s is %s', (key, expected) => {
  expect(ownValue({ slow: 1 }, key)).toBe(expected);
});
