import type { Fixture } from '@slipstream/simulation/fixture';
import { fixtureById, fixturesBetween } from '@slipstream/simulation/world/fixtures';
import type { World } from '@slipstream/simulation/world/world';

const dayMs = 86_400_000;
const backMs = 2 * dayMs;
const aheadMs = 8 * dayMs;
/** How far the world may move before the window is laid anew. */
const slackMs = 3_600_000;

/** The fixtures around now, in order of their start. The rest of the calendar is worked out when somebody asks. */
export interface FixtureWindow {
  /** Follows the clock; true when the window was laid anew. */
  moveTo(worldMs: number): boolean;
  all(): readonly Fixture[];
  /** All that start in a span, also outside the window. */
  between(fromMs: number, toMs: number): readonly Fixture[];
  find(id: string): Fixture | null;
  /** Whether a match is in the window. */
  holds(id: string): boolean;
}

export function createFixtureWindow(world: World): FixtureWindow {
  let centreMs = Number.NEGATIVE_INFINITY;
  let fixtures: readonly Fixture[] = [];
  // A fixture stays the same object while it is in the window: models keep their tables by it.
  let byId = new Map<string, Fixture>();
  return {
    moveTo: (worldMs) => {
      if (Math.abs(worldMs - centreMs) < slackMs) return false;
      centreMs = worldMs;
      const found = fixturesBetween(world, worldMs - backMs, worldMs + aheadMs, worldMs);
      fixtures = found.map((fixture) => byId.get(fixture.id) ?? fixture);
      byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
      return true;
    },
    all: () => fixtures,
    between: (fromMs, toMs) => {
      const inside = fromMs >= centreMs - backMs && toMs <= centreMs + aheadMs;
      const found = inside ? fixtures : fixturesBetween(world, fromMs, toMs, centreMs);
      return found
        .filter(({ startMs }) => startMs >= fromMs && startMs < toMs)
        .map((fixture) => byId.get(fixture.id) ?? fixture);
    },
    find: (id) => byId.get(id) ?? fixtureById(world, id),
    holds: (id) => byId.has(id),
  };
}
