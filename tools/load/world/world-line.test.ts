import { describe, expect, it } from 'vitest';
import { anchored, latencyMs, lineOf, worldMsAt } from './world-line.ts';

describe('a line of the world', () => {
  it('is from the reading that took least, made in its middle', () => {
    const slow = { worldMs: 6_000, rate: 6, askedMs: 900, answeredMs: 1_000 };
    const quick = { worldMs: 6_600, rate: 6, askedMs: 1_000, answeredMs: 1_004 };
    expect(lineOf([slow, quick])).toEqual({ worldMs: 6_600, rate: 6, realMs: 1_002, errorMsMax: 2 });
    expect(lineOf([])).toBeNull();
  });

  it('says where the world is', () => {
    expect(worldMsAt({ worldMs: 6_000, realMs: 100, rate: 6 }, 150)).toBe(6_300);
  });
});

it('lines that levers told of are placed by the comparison after them, and end where the next begins', () => {
  const lines = [
    { worldMs: 10_000, realMs: 1_000, rate: 6, isCompared: true },
    { worldMs: 16_000, realMs: 2_700, rate: 600, isCompared: false },
    { worldMs: 76_000, realMs: 3_100, rate: 6, isCompared: false },
  ];
  expect(anchored(lines, { worldMs: 82_000, realMs: 3_100, rate: 6 })).toEqual([
    lines[0],
    { worldMs: 16_000, realMs: 2_000, rate: 600, isCompared: true },
    { worldMs: 76_000, realMs: 2_100, rate: 6, isCompared: true },
  ]);
});

describe('the latency of a message', () => {
  const lines = [
    { worldMs: 10_000, realMs: 1_000, rate: 6 },
    { worldMs: 16_000, realMs: 2_000, rate: 600 },
    { worldMs: 76_000, realMs: 2_100, rate: 6 },
  ];
  it.each([
    ['sent and received under the first line', 13_000, 1_540, 40],
    ['sent under the first and received under the second', 15_400, 2_030, 130],
    ['sent while the world hurried', 46_000, 2_200, 150],
    ['sent after it', 76_600, 2_230, 30],
    ['that seems to come before it was sent', 13_000, 1_498, 0],
    ['from before all lines', 9_000, 1_200, null],
  ])('%s', (_name, sentWorldMs, receivedMs, expected) => {
    expect(latencyMs(lines, sentWorldMs, receivedMs)).toBe(expected);
  });

  it('is not known while the world stands', () => {
    expect(latencyMs([{ worldMs: 0, realMs: 0, rate: 0 }], 10, 10)).toBeNull();
  });
});
