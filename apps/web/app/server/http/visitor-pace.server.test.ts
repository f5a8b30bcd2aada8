import { describe, expect, it } from 'vitest';

import { createVisitorPace } from './visitor-pace.server.ts';

function setUp(visitorsMax = 10) {
  const clock = { nowMs: 1000 };
  const paceOf = createVisitorPace({ perSecond: 10, burst: 3, waitMsMax: 250, visitorsMax }, () => clock.nowMs);
  return { clock, paceOf };
}

describe('[PAGE-6] the pace of a visitor', () => {
  it('lets a burst through, then one a step, and refuses who would wait too long', () => {
    const { paceOf } = setUp();
    expect(Array.from({ length: 7 }, () => paceOf('a'))).toEqual([0, 0, 0, 100, 200, null, null]);
  });

  it('is that of this visitor only', () => {
    const { paceOf } = setUp();
    for (let count = 0; count < 7; count += 1) paceOf('a');
    expect(paceOf('b')).toBe(0);
  });

  it('forgives with time, up to one burst', () => {
    const { clock, paceOf } = setUp();
    for (let count = 0; count < 7; count += 1) paceOf('a');
    clock.nowMs += 300;
    expect([paceOf('a'), paceOf('a')]).toEqual([0, 100]);
    clock.nowMs += 60_000;
    expect(Array.from({ length: 4 }, () => paceOf('a'))).toEqual([0, 0, 0, 100]);
  });

  it('forgets the visitor not seen for longest when there are too many', () => {
    const { paceOf } = setUp(2);
    for (const visitor of ['a', 'a', 'a', 'b', 'a', 'c']) paceOf(visitor);
    expect(paceOf('a')).toBe(200);
    for (const visitor of ['d', 'e']) paceOf(visitor);
    expect(paceOf('a')).toBe(0);
  });

  it('without a limit never waits', () => {
    const paceOf = createVisitorPace({ perSecond: 0, burst: 0, waitMsMax: 0, visitorsMax: 1 }, () => 0);
    expect(Array.from({ length: 1000 }, () => paceOf('a')).every((waitMs) => waitMs === 0)).toBe(true);
  });
});
