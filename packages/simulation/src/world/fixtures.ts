import type { Fixture } from '../fixture.ts';
import type { League } from './entities.ts';
import { eventPlaceOf } from './event-id.ts';
import { leagueMeetings } from './league-season.ts';
import { fixtureOf } from './meeting.ts';
import type { World } from './world.ts';
import { weekAt } from './world-time.ts';

/**
 * Every match that starts in [fromMs, toMs), in order of start. With `knownAtMs`, only those whose pairing is known at
 * that instant: draws fill up as rounds end, and the round-the-clock series are announced a day ahead.
 */
export function fixturesBetween(
  world: World,
  fromMs: number,
  toMs: number,
  knownAtMs: number = Number.POSITIVE_INFINITY,
): readonly Fixture[] {
  const found: Fixture[] = [];
  for (const league of world.leagues) {
    // Local kick-offs may lie a little outside the UTC week they belong to.
    for (let week = Math.max(0, weekAt(fromMs) - 1); week <= weekAt(toMs) + 1; week += 1) {
      for (const meeting of leagueMeetings(world.seed, league, league.calendar, week)) {
        if (meeting.startMs < fromMs || meeting.startMs >= toMs || meeting.announcedMs > knownAtMs) continue;
        found.push(fixtureOf(world.seed, league, week, meeting));
      }
    }
  }
  return found.toSorted((a, b) => a.startMs - b.startMs || Number(a.id) - Number(b.id));
}

/** Finds a match by the arithmetic of its id, however long ago it was played. */
export function fixtureById(world: World, id: string): Fixture | null {
  const place = eventPlaceOf(id);
  const league: League | undefined = place ? world.leagues[place.league] : undefined;
  if (!place || !league) return null;
  const meeting = leagueMeetings(world.seed, league, league.calendar, place.week).find(
    ({ index }) => index === place.index,
  );
  return meeting ? fixtureOf(world.seed, league, place.week, meeting) : null;
}
