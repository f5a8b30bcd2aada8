import type { Fixture } from '../fixture.ts';
import { finished, type Steps } from '../steps.ts';
import { blockOf } from './calendar/blocks.ts';
import type { League } from './entities.ts';
import { eventPlaceOf } from './event-id.ts';
import type { World } from './world.ts';
import { DAY_MS, weekAt } from './world-time.ts';

/**
 * Every match that starts in [fromMs, toMs), in order of start. With `knownAtMs`, only those whose pairing is known at
 * that instant: draws fill up as rounds end, and the round-the-clock series are announced a day ahead.
 */
export function fixturesBetween(
  world: World,
  fromMs: number,
  toMs: number,
  knownAtMs: number = Number.POSITIVE_INFINITY,
  leagues: readonly League[] = world.leagues,
): readonly Fixture[] {
  return finished(fixturesInSteps(world, fromMs, toMs, knownAtMs, leagues));
}

/** `fixturesBetween` in steps: one league at a time. */
export function* fixturesInSteps(
  world: World,
  fromMs: number,
  toMs: number,
  knownAtMs: number,
  leagues: readonly League[] = world.leagues,
): Steps<readonly Fixture[]> {
  const found: Fixture[] = [];
  for (const league of leagues) {
    for (const week of weeksBetween(league, fromMs, toMs)) {
      const block = blockOf(world, league, week);
      if (!block) continue;
      for (const meeting of block.meetings) {
        if (meeting.startMs < fromMs || meeting.startMs >= toMs || meeting.announcedMs > knownAtMs) continue;
        found.push(block.fixtureAt(meeting.index));
      }
    }
    yield null;
  }
  return found.toSorted((a, b) => a.startMs - b.startMs || Number(a.id) - Number(b.id));
}

/** Finds a match by the arithmetic of its id, however long ago it was played. */
export function fixtureById(world: World, id: string): Fixture | null {
  const place = eventPlaceOf(id);
  const league = place ? world.leagueByIndex.get(place.league) : undefined;
  if (!place || !league) return null;
  const block = blockOf(world, league, place.week);
  return block && place.index < block.meetings.length ? block.fixtureAt(place.index) : null;
}

/** Clocks of the world differ from UTC by less than a day, so a day on either side is always enough. */
function weeksBetween({ reach }: League, fromMs: number, toMs: number): readonly number[] {
  const first = Math.max(0, weekAt(fromMs - (reach.lastDay + 2) * DAY_MS) + 1);
  const last = weekAt(toMs - (reach.firstDay - 1) * DAY_MS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
