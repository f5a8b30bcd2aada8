import { describe, expect, it } from 'vitest';
import { minuteLine, missedGoals, percentile, type Minute } from './figures.ts';

const minute = (changes: Partial<Minute> = {}): Minute => ({
  requests: 10_000,
  failures: new Map(),
  healthMs: new Map([['sandbox', [1, 2, 3]]]),
  memory: new Map([['sandbox', 100]]),
  collected: new Map(),
  hostile: new Map(),
  machine: { idle: 0.25, stolen: 0.07 },
  ...changes,
});
const failing = (count: number) => minute({ failures: new Map([['page 503', count]]) });
const holding = (bytes: number) => minute({ collected: new Map([['sandbox', bytes]]) });

describe('the figures of a soak', () => {
  it.each([
    [[], 0.99, 0],
    [[7], 0.5, 7],
    [[3, 1, 2, 4], 0.5, 2],
    [Array.from({ length: 100 }, (_, at) => at + 1), 0.99, 99],
  ])('percentile of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('all is well', () => {
    expect(missedGoals([minute(), minute(), minute(), minute()])).toEqual([]);
  });

  it('one failure in a thousand is too many, and so is nothing at all', () => {
    expect(missedGoals([failing(9)])).toEqual([]);
    expect(missedGoals([failing(10)])).toEqual(['10 of 10000 honest requests failed (0.10 %): page 503 10']);
    expect(missedGoals([minute({ requests: 0 })])).toHaveLength(1);
  });

  it('memory without garbage counts from the third minute on, and may fall; garbage does not count', () => {
    expect(missedGoals([50, 90, 100, 105].map(holding))).toEqual([]);
    expect(missedGoals([50, 90, 100, 80].map(holding))).toEqual([]);
    const full = minute({ memory: new Map([['sandbox', 900]]) });
    expect(missedGoals([full, full, holding(100), full, holding(104)])).toEqual([]);
    expect(missedGoals([50, 90, 100, 106, 90].map(holding))).toEqual(['the sandbox grew by 6.00 % from minute 3 on']);
  });

  it('health is judged over the whole run', () => {
    const slow = minute({ healthMs: new Map([['web', Array.from({ length: 100 }, (_, at) => (at < 98 ? 5 : 150))]]) });
    expect(missedGoals([slow])).toEqual(['/health of the web took 150 ms (p99)']);
  });

  it('failures are told by kind, of all minutes together', () => {
    expect(missedGoals([failing(10), failing(90)])).toEqual([
      '100 of 20000 honest requests failed (0.50 %): page 503 100',
    ]);
  });

  it('a minute is one line', () => {
    const line = minuteLine(
      3,
      minute({
        failures: new Map([
          ['page timeout', 2],
          ['data 503', 1],
        ]),
        hostile: new Map([
          ['pages 503', 4],
          ['archive 429', 2],
        ]),
      }),
    );
    expect(minuteLine(3, holding(3 * 1024 * 1024))).toContain('| MB sandbox 0; without garbage sandbox 3 |');
    expect(line).toBe(
      'minute 3: 10000 requests, 3 failed (data 503 1, page timeout 2) | health p50/p99 ms sandbox 2/3 | MB sandbox 0 | machine idle 25 %, stolen 7 % | hostile archive 429 2, pages 503 4',
    );
  });
});
