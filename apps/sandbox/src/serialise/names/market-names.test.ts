import { expect, it } from 'vitest';
import { nameIn } from './market-names.ts';

const sides = { home: { name: 'Arsenal' }, away: { name: 'FC 1st' } };

it.each([
  ['Draw (0:1)', 'ar', 'تعادل (\u200F0\u200F:1)'],
  ['Draw (0:1)', 'de', 'Unentschieden (0:1)'],
  ['2:1', 'he', '\u200F2\u200F:1'],
  ['2:1', 'de', '2:1'],
])('[I18N-2] scores run with the words: "%s" in %s', (name, locale, expected) => {
  expect(nameIn(name, sides, locale)).toBe(expected);
});
