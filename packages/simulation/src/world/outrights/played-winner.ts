import type { Fixture } from '../../fixture.ts';
import { finalScore } from '../../match/play-fixture.ts';
import { randomFrom, seedOf } from '../../random.ts';

/**
 * Who goes through by the very match the models play. A match they leave level, as football does after ninety minutes,
 * or abandon is decided by lot, the better side a little favoured: penalties nobody bets on.
 */
export function playedWinner(fixture: Fixture): 'home' | 'away' {
  const { winner } = finalScore(fixture);
  if (winner !== null) return winner;
  const home = 1 / (1 + Math.exp((fixture.away.rating - fixture.home.rating) / 4));
  return randomFrom(seedOf('penalties', fixture.seed)).next() < home ? 'home' : 'away';
}
