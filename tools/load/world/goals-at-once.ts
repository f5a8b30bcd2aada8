import { fixturesBetween } from '@slipstream/simulation/world/fixtures';
import { playFixture } from '@slipstream/simulation/match/play-fixture';
import { worldOfSeed } from '@slipstream/simulation/world/world';

export interface Goal {
  readonly matchId: string;
  readonly atMs: number;
}

export interface GoalsAtOnce {
  readonly fromMs: number;
  readonly toMs: number;
  /** In the order of their goals. */
  readonly matchIds: readonly string[];
}

const matchMsMax = 2.5 * 3_600_000;

/** Every goal of soccer in a span of a world: a world is a function of its seed, so it is known before it is played. */
export function goalsOf(seed: string, fromMs: number, toMs: number): readonly Goal[] {
  const fixtures = fixturesBetween(worldOfSeed(seed), fromMs - matchMsMax, toMs, fromMs);
  return fixtures
    .filter(({ sportKey }) => sportKey === 'soccer')
    .flatMap((fixture) =>
      playFixture(fixture).steps.flatMap(({ incident }) =>
        incident?.kind === 'goal' ? [{ matchId: fixture.id, atMs: incident.atMs }] : [],
      ),
    )
    .filter(({ atMs }) => atMs >= fromMs && atMs < toMs)
    .toSorted((one, other) => one.atMs - other.atMs);
}

/** The shortest span in which so many different matches score; null where there are fewer. `goals` are in order. */
export function closestGoals(goals: readonly Goal[], matches: number): GoalsAtOnce | null {
  let best: GoalsAtOnce | null = null;
  for (const [at, { atMs: fromMs }] of goals.entries()) {
    const ids = new Set<string>();
    const last = goals.slice(at).find(({ matchId }) => ids.add(matchId).size === matches);
    if (last === undefined) break;
    if (best === null || last.atMs - fromMs < best.toMs - best.fromMs)
      best = { fromMs, toMs: last.atMs, matchIds: [...ids] };
  }
  return best;
}
