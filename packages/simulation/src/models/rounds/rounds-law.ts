import type { Fixture } from '../../fixture.ts';
import type { Pair } from '../../match/script.ts';
import { type Grid, gridOf } from '../../pricing/grid.ts';

export interface RoundsSport {
  readonly roundS: number;
  readonly breakS: number;
  /** Chance that a round between equals does not reach its end. */
  readonly finish: number;
  /** Share of the early ends that are submissions. */
  readonly submission: number;
  /** Chance that a level card stays a draw. */
  readonly draw: number;
}

export const mma: RoundsSport = { roundS: 300, breakS: 60, finish: 0.2, submission: 0.38, draw: 0.2 };
export const boxing: RoundsSport = { roundS: 180, breakS: 60, finish: 0.065, submission: 0, draw: 0.2 };

/**
 * A fight: at any second it can end, more likely for the better side; every round also goes on the cards, and if all are
 * fought the cards decide.
 */
export interface RoundsLaw {
  readonly rounds: number;
  readonly sport: RoundsSport;
  /** Chance per second that the fight ends. */
  readonly hazard: number;
  /** Chance that an early end is home's win. */
  readonly finisherHome: number;
  /** Chance that home wins a round on the cards. */
  readonly cardHome: number;
}

export const methods = ['knockout', 'submission', 'decision'] as const;

export function roundsLaw(fixture: Fixture, sport: RoundsSport): RoundsLaw {
  const gap = Math.max(-3, Math.min(3, fixture.home.rating - fixture.away.rating));
  // A mismatch ends sooner.
  const hazard = (-Math.log(1 - sport.finish) / sport.roundS) * (1 + 0.15 * Math.abs(gap));
  return {
    rounds: Math.max(1, fixture.format),
    sport,
    hazard,
    finisherHome: 1 / (1 + Math.exp(-1.05 * gap)),
    cardHome: 1 / (1 + Math.exp(-0.5 * gap)),
  };
}

/** Seconds of fighting a moment has behind it; breaks do not count. */
export function fightGrid(law: RoundsLaw, foughtS: number, cards: readonly Pair[]): Grid | null {
  const { rounds, sport, hazard, finisherHome } = law;
  return gridOf((grid) => {
    let alive = 1;
    for (let round = 1; round <= rounds; round++) {
      const leftS = Math.min(sport.roundS, round * sport.roundS - foughtS);
      if (leftS <= 0) continue;
      const ends = alive * (1 - Math.exp(-hazard * leftS));
      for (const [method, share] of [1 - sport.submission, sport.submission].entries()) {
        grid.add(ends * share * finisherHome, 1, 0, method, round);
        grid.add(ends * share * (1 - finisherHome), 0, 1, method, round);
      }
      alive -= ends;
    }
    const [home, draw, away] = decisionChances(law, cards);
    grid.add(alive * home, 1, 0, 2, rounds);
    grid.add(alive * draw, 0, 0, 2, rounds);
    grid.add(alive * away, 0, 1, 2, rounds);
  });
}

/** The final scorecards: the rounds scored so far, and each round to come won with the fighters' probabilities. */
function decisionChances(
  { rounds, cardHome, sport }: RoundsLaw,
  cards: readonly Pair[],
): readonly [number, number, number] {
  const won = cards.reduce((sum, [home]) => sum + home, 0);
  const open = rounds - cards.length;
  let [home, level] = [0, 0];
  let chance = (1 - cardHome) ** open;
  for (let more = 0; more <= open; more++) {
    const lead = 2 * (won + more) - rounds;
    if (lead > 0) home += chance;
    if (lead === 0) level += chance;
    chance *= ((open - more) / (more + 1)) * (cardHome / (1 - cardHome));
  }
  const settled = (level * (1 - sport.draw)) / 2;
  return [home + settled, level * sport.draw, Math.max(0, 1 - home - level) + settled];
}
