import { describe, expect, it } from 'vitest';
import { isInForce, limitStatus, periodStart, type LimitRow } from './limit.ts';

const nowMs = Date.UTC(2026, 10, 15, 18, 0);
const row: LimitRow = {
  id: 'l',
  player_id: 'p',
  type: 'deposit',
  amount: 1000,
  currency: 'EUR',
  seconds: null,
  period: 'day',
  confirmed: 1,
  active_from_ms: nowMs - 1,
  active_until_ms: null,
  ending: 0,
  created_ms: nowMs - 1,
};

describe('a limit', () => {
  it.each([
    ['active', true, {}],
    ['active', true, { active_until_ms: nowMs + 1 }],
    ['confirmed', false, { active_from_ms: nowMs + 1 }],
    ['unconfirmed', false, { active_from_ms: null, confirmed: 0 as const }],
    ['confirmed_disabled', true, { ending: 1 as const, active_until_ms: nowMs + 1 }],
    ['unconfirmed_disabled', true, { ending: 1 as const }],
    ['disabled', false, { active_until_ms: nowMs }],
    ['disabled', false, { ending: 1 as const, active_until_ms: nowMs - 1 }],
  ])('[RG-4] is %s, and in force: %s, with %o', (status, inForce, change) => {
    expect(limitStatus({ ...row, ...change }, nowMs)).toBe(status);
    expect(isInForce({ ...row, ...change }, nowMs)).toBe(inForce);
  });

  it.each([
    ['day' as const, '2026-11-15'],
    ['week' as const, '2026-11-09'],
    ['month' as const, '2026-11-01'],
    [null, '2026-11-15'],
  ])('[RG-4] a %s began on %s', (period, day) => {
    expect(new Date(periodStart(period, nowMs)).toISOString()).toBe(`${day}T00:00:00.000Z`);
  });
});
