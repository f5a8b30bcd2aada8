import { expect, it } from 'vitest';
import { createMeasure, spread } from './measure.ts';

it.each([
  [[], 0, 0],
  [[7], 7, 7],
  [Array.from({ length: 100 }, (_, at) => 100 - at), 50, 99],
  [Array.from({ length: 1000 }, (_, at) => at + 1), 500, 990],
  [[1.26, 1.24], 1.2, 1.3],
])('half of the values and 99 of 100 are not above the figures (%#)', (values, p50Ms, p99Ms) => {
  expect(spread(values)).toEqual({ p50Ms, p99Ms });
});

it('counts what answers were, and which of them had failed', () => {
  const measure = createMeasure();
  measure.record('ok', 10);
  measure.record('ok', 20);
  measure.record('selection_suspended', 5);
  measure.record('503', 30, true);
  expect(measure.summary()).toEqual({
    count: 4,
    p50Ms: 10,
    p99Ms: 30,
    failed: 1,
    outcomes: { '503': 1, ok: 2, selection_suspended: 1 },
  });
});
