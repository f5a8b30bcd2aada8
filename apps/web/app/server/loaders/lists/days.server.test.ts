import { expect, it } from 'vitest';

import { dayOf, daysFrom, pastDays, spanOf } from './days.server.ts';

it('[CAT-10] counts days in UTC', () => {
  expect(dayOf(Date.UTC(2026, 10, 15, 23, 59, 59))).toBe('2026-11-15');
  expect(daysFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysFrom('2026-03-01', -2)).toEqual(['2026-03-01', '2026-02-28']);
  expect(spanOf('2026-11-15')).toEqual({ fromMs: Date.UTC(2026, 10, 15), toMs: Date.UTC(2026, 10, 16) });
});

it.each([
  ['2026-11-15', ['2026-11-15', '2026-11-14', '2026-11-13']],
  ['2026-11-13', ['2026-11-15', '2026-11-14', '2026-11-13']],
  ['2026-10-01', ['2026-10-02', '2026-10-01', '2026-09-30']],
])('[CAT-10] offers the days around %s', (chosen, days) => {
  expect(pastDays('2026-11-15', chosen, 3)).toEqual(days);
});
