import type { Fixture } from '../../fixture.ts';
import type { Pair, Side } from '../../match/script.ts';
import { type Random, randomFrom, seedOf } from '../../random.ts';
import { type CountLaw, drawCounts } from './count-law.ts';
import type { GoalsLaws } from './goals-rates.ts';
import type { GoalsSport } from './goals-sport.ts';
import { momentOfShare } from './goals-time.ts';

type HappeningKind = keyof typeof effects;

export interface Happening {
  readonly period: number;
  /** Share of the period's play that has passed, 0 to 1. */
  readonly fraction: number;
  readonly kind: HappeningKind;
  readonly side: Side;
}

/** What a happening adds to the statistics, and for how many seconds betting stays closed around it. */
export const effects = {
  goal: { statistics: ['goals', 'shots', 'shots_on_target'], pauseS: 40 },
  corner: { statistics: ['corners'], pauseS: 0 },
  yellow_card: { statistics: ['yellow_cards', 'fouls'], pauseS: 0 },
  red_card: { statistics: ['red_cards', 'fouls'], pauseS: 30 },
  shot: { statistics: ['shots'], pauseS: 0 },
  shot_on_target: { statistics: ['shots', 'shots_on_target'], pauseS: 0 },
  review: { statistics: [], pauseS: 80 },
  goal_disallowed: { statistics: [], pauseS: 20 },
  penalty_awarded: { statistics: ['penalties', 'fouls_won'], pauseS: 90 },
  penalty_missed: { statistics: ['shots'], pauseS: 20 },
} as const satisfies Record<string, { readonly statistics: readonly string[]; readonly pauseS: number }>;

/** Everything that happens in normal time, in order. Only goals, corners and cards are priced; the rest is colour. */
export function drawHappenings(fixture: Fixture, sport: GoalsSport, laws: GoalsLaws): readonly Happening[] {
  const stream = (name: string) => randomFrom(seedOf(fixture.seed, name));
  const goals = counted(sport, stream('goals'), 'goal', laws.goals);
  const cards = counted(sport, stream('cards'), 'yellow_card', laws.cards).map(redden(stream('reds')));
  return [
    ...goals,
    ...cards,
    ...counted(sport, stream('corners'), 'corner', laws.corners),
    ...(sport.reviews ? preludes(sport, stream('reviews'), goals) : []),
    ...shots(fixture, sport, stream('shots')),
  ].toSorted((a, b) => a.period - b.period || a.fraction - b.fraction);
}

function counted(sport: GoalsSport, random: Random, kind: HappeningKind, law: CountLaw | null): readonly Happening[] {
  return law === null ? [] : scatter(sport, random, kind, drawCounts(law, random));
}

function scatter(sport: GoalsSport, random: Random, kind: HappeningKind, [home, away]: Pair): readonly Happening[] {
  return Array.from({ length: home + away }, (_, at) => ({
    ...momentOfShare(sport, random.next()),
    kind,
    side: at < home ? 'home' : 'away',
  }));
}

function redden(random: Random): (card: Happening) => Happening {
  return (card) => (random.next() < 0.045 ? Object.assign(card, { kind: 'red_card' }) : card);
}

/** Some goals are reviewed or come from a penalty, and some reviews and penalties come to nothing. */
function preludes(sport: GoalsSport, random: Random, goals: readonly Happening[]): readonly Happening[] {
  const earlier = 75 / sport.periodS;
  const before = (goal: Happening, kind: HappeningKind): readonly Happening[] =>
    goal.fraction > 2 * earlier ? [{ ...goal, kind, fraction: goal.fraction - earlier }] : [];
  const scored = goals.flatMap((goal) => {
    const fate = random.next();
    if (fate < 0.18) return before(goal, 'review');
    return fate < 0.28 ? before(goal, 'penalty_awarded') : [];
  });
  const failed = (['goal_disallowed', 'penalty_missed'] as const).flatMap((kind) => {
    if (random.next() > 0.12) return [];
    const ends = scatter(sport, random, kind, random.next() < 0.5 ? [1, 0] : [0, 1]);
    const opening = kind === 'goal_disallowed' ? 'review' : 'penalty_awarded';
    return ends.filter(({ fraction }) => fraction > 2 * earlier).flatMap((end) => before(end, opening).concat(end));
  });
  return [...scored, ...failed];
}

/** Misses and saves follow the balance of play but no market hangs on them. */
function shots(fixture: Fixture, sport: GoalsSport, random: Random): readonly Happening[] {
  const lean = Math.max(-0.3, Math.min(0.3, 0.12 * (fixture.home.rating - fixture.away.rating)));
  const count = (mean: number) => Math.max(0, Math.round(mean + 0.22 * mean * random.normal()));
  const missed: Pair = [count(sport.shots[0] * (1 + lean)), count(sport.shots[1] * (1 - lean))];
  const saved: Pair = [count(0.4 * sport.shots[0] * (1 + lean)), count(0.4 * sport.shots[1] * (1 - lean))];
  return [...scatter(sport, random, 'shot', missed), ...scatter(sport, random, 'shot_on_target', saved)];
}
