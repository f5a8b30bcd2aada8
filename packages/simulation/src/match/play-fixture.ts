import type { Fixture } from '../fixture.ts';
import { modelOf } from '../models/model-of.ts';
import type { MatchScript, Pair } from './script.ts';

/** Plays a match from its seed alone, from before the start to the official end. Prices nothing. */
export function playFixture(fixture: Fixture): MatchScript {
  return modelOf(fixture).play();
}

export interface FinalScore {
  readonly score: Pair;
  readonly periods: readonly Pair[];
  readonly endMs: number;
  readonly abandoned: boolean;
}

/** How a match ends, for results, form and head to head. */
export function finalScore(fixture: Fixture): FinalScore {
  const script = playFixture(fixture);
  const position = script.steps.at(-1)?.position;
  if (position === undefined) throw new RangeError('a script has at least its opening step');
  return { score: position.score, periods: position.periods, endMs: script.endMs, abandoned: script.abandoned };
}
