import { describe, expect, it } from 'vitest';
import { fixturesBetween } from './fixtures.ts';
import { fixturesBefore } from './history.ts';
import { createWorld } from './world.ts';
import { WEEK_MS } from './world-time.ts';

const world = createWorld(1);
const beforeMs = Date.UTC(2026, 10, 16, 12);
const idOf = (name: string) => world.competitors.find((competitor) => competitor.name === name)?.id ?? '';
const recent = fixturesBetween(world, beforeMs - 8 * WEEK_MS, beforeMs);

describe('history', () => {
  it.each(['Arsenal', 'Jannik Sinner', 'Los Angeles Dodgers', 'Vitality', 'Real Madrid', 'Luke Littler'])(
    'knows the last matches of %s over all their competitions',
    (name) => {
      const competitorId = idOf(name);
      const expected = recent.filter(({ home, away }) => home.id === competitorId || away.id === competitorId);
      const last = fixturesBefore(world, { competitorId, beforeMs, countMax: 6 });
      const newest = expected.toReversed().slice(0, 6);
      expect(last.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
    },
  );

  it('knows the meetings of two clubs, both at home and away', () => {
    const competitorId = idOf('Arsenal');
    const opponentId = idOf('Tottenham Hotspur');
    const meetings = fixturesBefore(world, { competitorId, opponentId, beforeMs, countMax: 10, weeksMax: 120 });
    expect(meetings.length).toBeGreaterThanOrEqual(4);
    expect(new Set(meetings.map(({ home }) => home.id))).toEqual(new Set([competitorId, opponentId]));
    for (const { home, away, startMs } of meetings) {
      expect([home.id, away.id].toSorted()).toEqual([competitorId, opponentId].toSorted());
      expect(startMs).toBeLessThan(beforeMs);
    }
  });

  it('has none of somebody unknown', () => {
    expect(fixturesBefore(world, { competitorId: 'x', beforeMs, countMax: 5 })).toEqual([]);
  });
});
