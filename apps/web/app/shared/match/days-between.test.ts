import { expect, it } from 'vitest';

import { daysBetween } from './days-between.ts';

it.each([
  ['2026-11-15T10:00:00Z', '2026-11-15T23:59:00Z', 'UTC', 0],
  ['2026-11-15T23:59:00Z', '2026-11-16T00:01:00Z', 'UTC', 1],
  ['2026-11-15T22:30:00Z', '2026-11-15T23:30:00Z', 'Europe/Berlin', 1],
  ['2026-11-15T22:30:00Z', '2026-11-16T00:30:00Z', 'America/New_York', 0],
  ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 'Europe/Berlin', 2],
  ['2026-11-16T12:00:00Z', '2026-11-15T12:00:00Z', 'UTC', -1],
])('from %s to %s in %s: %s', (from, to, timeZone, days) => {
  expect(daysBetween(Date.parse(from), Date.parse(to), timeZone)).toBe(days);
});
