import { describe, expect, it } from 'vitest';
import { createSharedVersions, createVersionClock } from './version-clock.ts';

describe('versions', () => {
  it('[RT-8] only grow, even when the clock stands or goes back', () => {
    const times = [100, 100, 100, 90, 200, 150];
    let at = 0;
    const versions = createVersionClock(() => times[at++] ?? 0);
    const given = times.map(() => versions.next(0, 0));
    expect(given).toEqual([100, 101, 102, 103, 200, 201]);
  });

  it('[RT-8] go on growing after a restart', () => {
    const before = createVersionClock(() => 1000);
    const last = [before.next(0, 0), before.next(0, 0)].at(-1) ?? 0;
    expect(createVersionClock(() => 2000).next(0, 0)).toBeGreaterThan(last);
  });

  it('[RUN-6] are the same in every process for the same change, whenever it looks', () => {
    const anchor = { worldMs: 1_000_000, realMs: 500_000, rate: 6 };
    const [one, other] = [0, 1].map(() => createSharedVersions({ anchor: () => anchor }));
    const changes = [1_006_000, 1_012_000, 1_600_000];
    const versions = changes.map((atMs, at) => one?.next(atMs, at));
    expect(versions).toEqual([501_000, 502_000, 600_000]);
    expect(other?.next(1_600_000, 0)).toBe(600_000);
  });

  it('[RUN-6] grow for a change at the same moment, and after the world was moved back or stands', () => {
    let anchor = { worldMs: 1_000_000, realMs: 500_000, rate: 6 };
    const versions = createSharedVersions({ anchor: () => anchor });
    const before = versions.next(1_600_000, 0);
    expect(versions.next(1_600_000, before)).toBe(before + 1);
    anchor = { worldMs: 0, realMs: 700_000, rate: 0 };
    expect(versions.next(-5_000, 0)).toBe(700_000);
  });
});
