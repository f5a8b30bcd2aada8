import { expect, it } from 'vitest';
import { createWorkBudget } from './work-budget.ts';

it('[LOAD-2] lets an address spend its budget, then wait until some of it is forgiven', () => {
  const budget = createWorkBudget(20_000, 60_000);
  expect(budget.waitMs('a', 0)).toBe(0);
  budget.spend('a', 19_000, 0);
  expect(budget.waitMs('a', 0)).toBe(0);
  budget.spend('a', 7_000, 0);
  const waitMs = budget.waitMs('a', 0);
  expect(waitMs).toBeGreaterThan(18_000);
  expect(budget.waitMs('b', 0)).toBe(0);
  expect(budget.waitMs('a', waitMs)).toBe(0);
});

it('[LOAD-2] remembers only so many addresses, the latest ones', () => {
  const budget = createWorkBudget(10, 1_000);
  budget.spend('first', 50, 0);
  for (let at = 0; at < 10_000; at += 1) budget.spend(`other ${at}`, 50, 0);
  expect(budget.waitMs('first', 0)).toBe(0);
  expect(budget.waitMs('other 9999', 0)).toBeGreaterThan(0);
});
