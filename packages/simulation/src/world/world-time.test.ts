import { expect, it } from 'vitest';
import { localMs, weekAt, weekOfYear, weekStartMs } from './world-time.ts';

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 16);

it.each([
  ['2018-01-01T00:00Z', 0],
  ['2018-01-07T23:59Z', 0],
  ['2026-11-16T00:00Z', 463],
])('%s lies in week %i of the calendar', (time, week) => {
  expect(weekAt(Date.parse(time))).toBe(week);
});

it.each([
  ['2026-01-01', 1],
  ['2026-11-15', 46],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
])('%s lies in week %i of its year', (day, week) => {
  expect(weekOfYear(weekAt(Date.parse(day)))).toBe(week);
});

it.each([
  ['Europe/London', '2026-01-10', '2026-01-10T15:00'],
  ['Europe/London', '2026-07-11', '2026-07-11T14:00'],
  ['America/New_York', '2026-03-07', '2026-03-07T20:00'],
  ['America/New_York', '2026-03-14', '2026-03-14T19:00'],
  ['Asia/Kolkata', '2026-07-11', '2026-07-11T09:30'],
  ['Pacific/Auckland', '2026-07-11', '2026-07-11T03:00'],
])('three in the afternoon in %s on Saturday %s is %s in UTC', (zone, day, utc) => {
  const week = weekAt(Date.parse(day));
  expect(isoOf(localMs(week, 5, 15 * 60, zone))).toBe(utc);
  expect(new Date(weekStartMs(week)).getUTCDay()).toBe(1);
});
