import type { Fixture } from '../../fixture.ts';
import type { CountLaw } from './count-law.ts';
import { countLaw } from './count-law.ts';
import type { GoalsSport } from './goals-sport.ts';
import { poisson, scoreLaw } from './score-law.ts';

/** The distributions that a match is drawn from and priced by, computed once per fixture. */
export interface GoalsLaws {
  readonly goals: CountLaw;
  readonly corners: CountLaw | null;
  readonly cards: CountLaw | null;
  /** Chance that the home side wins what is played after a level normal time: strength counts for less there. */
  readonly deciderHome: number;
}

/** The factor of the difference in strength, bounded by what real leagues show. */
function edgeOf(fixture: Fixture, sway: number): number {
  const gap = Math.max(-3.5, Math.min(3.5, fixture.home.rating - fixture.away.rating));
  return Math.exp((sway * gap) / 1.2);
}

function goalsRates(fixture: Fixture, sport: GoalsSport): readonly [number, number] {
  const edge = edgeOf(fixture, sport.sway);
  const [home, away] = sport.goals;
  const level = Math.sqrt(home * away);
  return fixture.neutral ? [level * edge, level / edge] : [home * edge, away / edge];
}

export function goalsLaws(fixture: Fixture, sport: GoalsSport): GoalsLaws {
  const [home, away] = goalsRates(fixture, sport);
  const push = Math.sqrt(edgeOf(fixture, sport.sway));
  return {
    goals: scoreLaw(home, away, sport.shared, sport.rho),
    deciderHome: 0.25 + (0.5 * home) / (home + away),
    // The better side wins more corners and is booked less, both by less than it scores more.
    corners: sport.corners === null ? null : apart(sport.corners[0] * push, sport.corners[1] / push),
    cards: sport.cards === null ? null : apart(sport.cards[0] / push, sport.cards[1] * push),
  };
}

/** The joint distribution of two independent counts. */
function apart(home: number, away: number): CountLaw {
  const most = Math.max(home, away);
  const width = Math.ceil(most + 5.5 * Math.sqrt(most)) + 3;
  const homeLaw = poisson(width, home);
  const awayLaw = poisson(width, away);
  return countLaw(width, (x, y) => (homeLaw[x] ?? 0) * (awayLaw[y] ?? 0));
}
