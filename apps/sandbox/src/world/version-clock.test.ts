import { describe, expect, it } from 'vitest';
import { createVersionClock } from './version-clock.ts';

describe('versions', () => {
  it('[RT-8] only grow, even when the clock stands or goes back', () => {
    const times = [100, 100, 100, 90, 200, 150];
    let at = 0;
    const versions = createVersionClock(() => times[at++] ?? 0);
    const given = times.map(() => versions.next());
    expect(given).toEqual([100, 101, 102, 103, 200, 201]);
  });

  it('[RT-8] go on growing after a restart', () => {
    const before = createVersionClock(() => 1000);
    const last = [before.next(), before.next()].at(-1) ?? 0;
    expect(createVersionClock(() => 2000).next()).toBeGreaterThan(last);
  });
});
