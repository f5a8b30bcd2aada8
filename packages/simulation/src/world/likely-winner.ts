import type { Fixture } from '../fixture.ts';
import { randomFrom, seedOf } from '../random.ts';

/** Answers for a world that is used without models: the stronger side mostly goes through. */
export function likelyWinner(fixture: Fixture): 'home' | 'away' {
  const home = 1 / (1 + Math.exp(1.2 * (fixture.away.rating - fixture.home.rating)));
  return randomFrom(seedOf('winner', fixture.seed)).next() < home ? 'home' : 'away';
}
