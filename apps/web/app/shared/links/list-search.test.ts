import { expect, it } from 'vitest';

import { listSearch, type ListChanges } from './list-search.ts';

it.each<[string, ListChanges, string]>([
  ['', {}, ''],
  ['', { sport: 'tennis' }, '?sport=tennis'],
  ['?sport=soccer', { sport: 'tennis' }, '?sport=tennis'],
  ['?sport=soccer', { sport: null }, ''],
  ['?sport=soccer&date=2026-11-16', { sport: 'tennis' }, '?date=2026-11-16&sport=tennis'],
  ['?page=3&sport=soccer', { sport: 'tennis' }, '?sport=tennis'],
  ['?sport=soccer', { page: '2' }, '?sport=soccer&page=2'],
  ['?stag=friend&sport=soccer', {}, '?sport=soccer'],
])('[ROUTE-6] %s with %j is %s', (search, changes, expected) => {
  expect(listSearch(search, changes)).toBe(expected);
});
