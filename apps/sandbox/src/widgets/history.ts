import type { Fixture } from '@slipstream/simulation/fixture';
import { finalScore, type FinalScore } from '@slipstream/simulation/match/play-fixture';

export interface Played {
  readonly fixture: Fixture;
  readonly final: FinalScore;
}

/** Those of the fixtures that were finished by a moment, with how they ended, in the order given. */
export function playedOf(fixtures: readonly Fixture[], worldMs: number): readonly Played[] {
  return fixtures
    .map((fixture) => ({ fixture, final: finalScore(fixture) }))
    .filter(({ final }) => final.endMs <= worldMs && !final.abandoned);
}
