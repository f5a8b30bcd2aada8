import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

it.each([
  ['de-AT, en;q=0.5', 'de'],
  ['br', 'pt-BR'],
  ['xx, yy', 'en'],
  [undefined, 'en'],
])('[I18N-1] %s is answered in %s', (header, expected) => {
  expect(localeOf(header, ['en', 'de', 'pt-BR'])).toBe(expected);
});

it('[I18N-1] the first language of the site is its default, English where it has none', () => {
  expect([localeOf('xx', ['ja', 'en']), localeOf('xx', [])]).toEqual(['ja', 'en']);
});
