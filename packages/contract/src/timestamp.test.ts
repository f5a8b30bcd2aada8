import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { timestamp, wireTime } from './timestamp.ts';

describe('timestamp', () => {
  it.each([
    ['2026-08-02 18:30:00 UTC', '2026-08-02T18:30:00Z'],
    ['2026-08-02 18:30:00.250 UTC', '2026-08-02T18:30:00.250Z'],
    ['2024-02-29 00:00:00 UTC', '2024-02-29T00:00:00Z'],
    ['2026-08-02T18:30:00Z', '2026-08-02T18:30:00Z'],
    ['2026-08-02T18:30:00.000Z', '2026-08-02T18:30:00.000Z'],
  ])('[BET-8] %s is read as %s', (wire, iso) => {
    expect(z.parse(timestamp, wire)).toBe(iso);
  });

  it.each([
    '',
    'now',
    '2026-08-02',
    '2026-13-02 18:30:00 UTC',
    '2026-08-02 25:30:00 UTC',
    '2026-08-02 18:30:00 CET',
    5,
  ])('[BET-8] %j is refused', (wire) => {
    expect(z.safeParse(timestamp, wire).success).toBe(false);
  });

  it('[BET-8] writes what it reads', () => {
    const ms = Date.UTC(2026, 7, 2, 18, 30, 5);
    expect(wireTime(ms)).toBe('2026-08-02 18:30:05 UTC');
    expect(Date.parse(z.parse(timestamp, wireTime(ms)))).toBe(ms);
  });
});
