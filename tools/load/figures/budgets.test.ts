import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/root.ts';
import { compare, parseBudgets, passedLine, readBudgets } from './budgets.ts';
import type { Figures } from './figures.ts';

const measured = { count: 1000, p50Ms: 20, p99Ms: 200, failed: 2, outcomes: { ok: 998, '503': 2 } };
const figures: Figures = {
  seconds: 60,
  prices: { count: 5000, p50Ms: 12, p99Ms: 90.5, clockErrorMsMax: 1 },
  publications: { listPerSecond: 50, deliveredPerSecond: 5000, missed: 0 },
  connections: { opened: 100, lost: { cut: 1, 'closed 3008': 2 } },
  pages: measured,
  calls: measured,
  placements: { ...measured, accepted: 700, acceptedPerSecond: 11.7, unsent: 0, repeated: 20, doubled: 0 },
  cashouts: { ...measured, outcomes: { ok: 4 }, unoffered: 0 },
  goals: { wanted: 10, seen: 9 },
  driver: { delayP99Ms: 20 },
  machine: { idle: 0.5, stolen: 0 },
};

describe('budgets', () => {
  it.each([
    ['price_p99_ms', { most: 90.5 }, true],
    ['price_p99_ms', { most: 90 }, false],
    ['page_failed_share', { most: 0.001 }, false],
    ['placement_accepted_share', { least: 0.7 }, true],
    ['cashouts_accepted', { least: 5 }, false],
    ['connections_lost', { most: 3 }, true],
    ['goals_missing', { most: 0 }, false],
  ])('%s against %j', (figure, bound, isKept) => {
    expect(compare(figures, { [figure]: bound })).toMatchObject([{ figure, bound, isKept }]);
  });

  it('that are not kept are one line each', () => {
    const lines = compare(figures, { page_failed_share: { most: 0.001 }, cashouts_accepted: { least: 5 } });
    expect(lines.map(passedLine)).toEqual([
      'page_failed_share is 0.002, over 0.001',
      'cashouts_accepted is 4, under 5',
    ]);
  });

  it.each([
    ['{"price_p98_ms":{"most":1}}', 'price_p98_ms'],
    ['{"price_p99_ms":{}}', 'price_p99_ms'],
    ['{"price_p99_ms":{"most":1,"least":0}}', 'price_p99_ms'],
    ['{', 'JSON'],
  ])('of another form are refused: %s', (text, reason) => {
    expect(() => parseBudgets(text)).toThrow(reason);
  });

  it('of the repository can be read, and the price to the client is among them', () => {
    expect(readBudgets(join(root, 'tools/load/figures/budgets.json'))).toHaveProperty('price_p99_ms');
  });
});
