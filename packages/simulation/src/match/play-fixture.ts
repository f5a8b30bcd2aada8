import type { Fixture } from '../fixture.ts';
import { modelOf } from '../models/model-of.ts';
import type { MatchScript, Pair, Position, Side } from './script.ts';

/** Plays a match from its seed, from before the start to the official end, without prices. */
export function playFixture(fixture: Fixture): MatchScript {
  return modelOf(fixture).play();
}

export interface FinalScore {
  readonly score: Pair;
  readonly periods: readonly Pair[];
  readonly endMs: number;
  readonly abandoned: boolean;
  /** Null for a draw, and for a match that was never finished. */
  readonly winner: Side | null;
}

/** The final result of a match, for results, form and head to head. */
export function finalScore(fixture: Fixture): FinalScore {
  const script = playFixture(fixture);
  const position = script.steps.at(-1)?.position;
  if (position === undefined) throw new RangeError('a script has at least its opening step');
  const { endMs, abandoned } = script;
  const winner = abandoned ? null : winnerOf(position);
  return { score: position.score, periods: position.periods, endMs, abandoned, winner };
}

/** The score decides most sports. A super over and a judges' decision are not part of the score. */
function winnerOf(position: Position): Side | null {
  if (position.kind === 'rounds') return position.end?.winner ?? null;
  if (position.kind === 'overs' && position.decider !== null) return position.decider;
  const [home, away] = position.score;
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
