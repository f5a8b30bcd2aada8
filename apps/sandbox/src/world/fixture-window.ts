import type { Fixture } from '@slipstream/simulation/fixture';
import { fixturesInSteps } from '@slipstream/simulation/world/fixtures';
import type { Steps } from '@slipstream/simulation/steps';
import type { World } from '@slipstream/simulation/world/world';

const dayMs = 86_400_000;
/** How far the world may move before the window is laid anew. */
const slackMs = 3_600_000;
const backMs = 2 * dayMs + slackMs;
const aheadMs = 8 * dayMs + slackMs;

/** The fixtures around now, in order of their start. The archive works out the rest of the calendar when somebody asks. */
export interface FixtureWindow {
  /** Follows the clock; true when the window was laid anew. It is as it was until the last step. */
  moveTo(worldMs: number): Steps<boolean>;
  /** How often it was laid: what was made from its fixtures holds until that changes. */
  laid(): number;
  all(): readonly Fixture[];
  /** Whether every match that starts in a span is in the window. */
  covers(fromMs: number, toMs: number): boolean;
  /** When its matches start. */
  span(): { readonly fromMs: number; readonly toMs: number };
  /** Those of the window that start in a span. */
  between(fromMs: number, toMs: number): readonly Fixture[];
  find(id: string): Fixture | null;
  /** Whether a match is in the window. */
  holds(id: string): boolean;
}

export function createFixtureWindow(world: World): FixtureWindow {
  let laid = 0;
  let centreMs = Number.NEGATIVE_INFINITY;
  let fixtures: readonly Fixture[] = [];
  // A fixture stays the same object while it is in the window: models keep their tables by it.
  let byId = new Map<string, Fixture>();
  return {
    *moveTo(worldMs) {
      if (Math.abs(worldMs - centreMs) < slackMs) return false;
      const found = yield* fixturesInSteps(world, worldMs - backMs, worldMs + aheadMs, worldMs);
      yield null;
      const held = found.map((fixture) => byId.get(fixture.id) ?? fixture);
      const heldById = new Map(held.map((fixture) => [fixture.id, fixture]));
      centreMs = worldMs;
      laid += 1;
      [fixtures, byId] = [held, heldById];
      return true;
    },
    laid: () => laid,
    all: () => fixtures,
    covers: (fromMs, toMs) => fromMs >= toMs || (fromMs >= centreMs - backMs && toMs <= centreMs + aheadMs),
    span: () => ({ fromMs: centreMs - backMs, toMs: centreMs + aheadMs }),
    between: (fromMs, toMs) => fixtures.filter(({ startMs }) => startMs >= fromMs && startMs < toMs),
    find: (id) => byId.get(id) ?? null,
    holds: (id) => byId.has(id),
  };
}
