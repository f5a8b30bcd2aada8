import { describe, expect, it } from 'vitest';

import { Lateness } from './lateness.ts';

/** Heartbeats every two seconds, each so late; which of them are too late. */
function lateOnes(delaysMs: readonly number[], { drift = 0, ahead = 1_700_000_000_000 } = {}): readonly number[] {
  const lateness = new Lateness(2000);
  return delaysMs.flatMap((delayMs, at) => {
    const sentMs = at * 2000;
    const nowMs = (sentMs + delayMs) * (1 + drift);
    return nowMs - lateness.sentAt(ahead + sentMs, nowMs) > 3000 ? [at] : [];
  });
}

const steady = (count: number, delayMs = 40) => Array.from({ length: count }, () => delayMs);

describe('[RT-8] messages that come late', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['on time', steady(5), []],
    ['a moment late', [40, 2900, 40], []],
    ['from a line that is full', [40, 40, 3500, 5000, 8000, 40], [2, 3, 4]],
    ['quicker than the first', [2500, 40, 2600, 3200], [3]],
  ])('%s', (_, delays, late) => {
    expect(lateOnes(delays)).toEqual(late);
  });

  it('is nothing that a clock which runs wrong makes', () => {
    expect(lateOnes(steady(43_200), { drift: 0.0001 })).toEqual([]);
    expect(lateOnes(steady(43_200), { drift: -0.0001 })).toEqual([]);
  });

  it('is nothing any more after a minute: the clock of the server was set', () => {
    const late = lateOnes([...steady(5), ...steady(40, 10_000)]);
    expect(late.at(0)).toBe(5);
    expect(late.length).toBe(30);
  });
});
