import { matchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../../fixture.ts';
import { type GoalsPosition, type MatchScript, type Pair, plusOne, type Side } from '../../match/script.ts';
import { ScriptWriter } from '../../match/script-writer.ts';
import { randomFrom, seedOf } from '../../random.ts';
import { drawHappenings, effects, type Happening } from './goals-happenings.ts';
import type { GoalsLaws } from './goals-rates.ts';
import type { GoalsSport } from './goals-sport.ts';
import { secondOf } from './goals-time.ts';
import { playDecider } from './goals-decider.ts';

/** How the match runs apart from what happens in it: stoppage, a rare interruption, a rarer end before time. */
interface Course {
  readonly lengths: readonly number[];
  /** Periods into the match, so 1.5 is the middle of the second; `Infinity` for never. */
  readonly interruptedAt: number;
  readonly interruptionS: number;
  readonly abandonedAt: number;
}

function drawCourse(fixture: Fixture, sport: GoalsSport): Course {
  const random = randomFrom(seedOf(fixture.seed, 'course'));
  const count = sport.periods.length;
  return {
    lengths: sport.periods.map(() => sport.periodS + Math.round(sport.stoppageS * (0.1 + 0.9 * random.next()))),
    interruptedAt: random.next() < 0.006 ? random.next() * count : Infinity,
    interruptionS: 300 + random.below(900),
    abandonedAt: random.next() < 0.002 ? random.next() * count : Infinity,
  };
}

export function playGoals(fixture: Fixture, sport: GoalsSport, laws: GoalsLaws): MatchScript {
  const course = drawCourse(fixture, sport);
  const happenings = drawHappenings(fixture, sport, laws);
  let position = opening(course.lengths);
  const writer = new ScriptWriter(fixture, position, 0);
  let startMs = fixture.startMs;
  for (const [index, stage] of sport.periods.entries()) {
    position = openPeriod(position);
    const clockS = index * sport.periodS;
    writer.step({
      atMs: startMs,
      position,
      status: matchStatus.live,
      stage,
      period: index + 1,
      clockS,
      running: true,
      incident: 'period_start',
    });
    const played = playPeriod(writer, sport, course, happenings, position, index, startMs);
    ({ position } = played);
    if (played.abandoned) return writer.finish(played.endMs, sport.tickS * 1000, 'abandoned');
    const pause = sport.breaks[index];
    if (pause === undefined) {
      const endMs = playDecider(writer, fixture, sport, laws, position, played.endMs);
      return writer.finish(endMs, sport.tickS * 1000);
    }
    const endS = clockS + (course.lengths[index] ?? sport.periodS);
    writer.step({ atMs: played.endMs, position, stage: pause, clockS: endS, running: false, incident: 'period_end' });
    startMs = played.endMs + sport.breakS * 1000;
  }
  return writer.finish(startMs, sport.tickS * 1000);
}

interface Played {
  readonly position: GoalsPosition;
  readonly endMs: number;
  readonly abandoned: boolean;
}

function playPeriod(
  writer: ScriptWriter,
  sport: GoalsSport,
  { lengths, abandonedAt, interruptedAt, interruptionS }: Course,
  happenings: readonly Happening[],
  start: GoalsPosition,
  index: number,
  startMs: number,
): Played {
  const length = lengths[index] ?? sport.periodS;
  const begunS = index * sport.periodS;
  let position = start;
  let delayMs = 0;
  const at = (fraction: number) => secondOf(fraction, length);
  const interrupt = (until: number) => {
    if (delayMs > 0 || index + until <= interruptedAt || Math.floor(interruptedAt) !== index) return;
    const clockS = begunS + at(interruptedAt - index);
    const fromMs = startMs + at(interruptedAt - index) * 1000;
    delayMs = interruptionS * 1000;
    writer.step({
      atMs: fromMs,
      position,
      status: matchStatus.stopped,
      clockS,
      running: false,
      incident: 'interrupted',
    });
    writer.step({
      atMs: fromMs + delayMs,
      position,
      status: matchStatus.live,
      clockS,
      running: true,
      incident: 'resumed',
    });
  };
  for (const happening of happenings) {
    if (happening.period !== index + 1) continue;
    interrupt(happening.fraction);
    if (index + happening.fraction > abandonedAt) break;
    position = apply(position, happening);
    const { kind, side } = happening;
    const atMs = startMs + delayMs + at(happening.fraction) * 1000;
    const counts = effects[kind].statistics.map((key) => ({ key, side }));
    writer.step({ atMs, position, clockS: begunS + at(happening.fraction), incident: kind, side, counts });
    // Suspend shortly before the goal, so that nobody can bet on a goal they have already seen.
    const pauseS = kind === 'goal' ? sport.goalPauseS : effects[kind].pauseS;
    if (pauseS > 0) writer.suspend(atMs - 100 * pauseS, atMs + 1000 * pauseS);
  }
  interrupt(1);
  const abandoned = index + 1 > abandonedAt;
  const endS = abandoned ? at(abandonedAt - index) : length;
  return { position, abandoned, endMs: startMs + delayMs + endS * 1000 };
}

function opening(lengths: readonly number[]): GoalsPosition {
  const shown = { score: [0, 0], periods: [], game: null, server: null } as const;
  return { kind: 'goals', ...shown, scorers: [], counts: { corners: [], cards: [] }, lengths, decider: null };
}

function openPeriod(position: GoalsPosition): GoalsPosition {
  const zero: Pair = [0, 0];
  const { corners, cards } = position.counts;
  return {
    ...position,
    periods: [...position.periods, zero],
    counts: { corners: [...corners, zero], cards: [...cards, zero] },
  };
}

function apply(position: GoalsPosition, { kind, side }: Happening): GoalsPosition {
  const { counts } = position;
  switch (kind) {
    case 'goal':
      return {
        ...position,
        score: plusOne(position.score, side),
        periods: bumpLast(position.periods, side),
        scorers: [...position.scorers, side],
      };
    case 'corner':
      return { ...position, counts: { ...counts, corners: bumpLast(counts.corners, side) } };
    case 'yellow_card':
    case 'red_card':
      return { ...position, counts: { ...counts, cards: bumpLast(counts.cards, side) } };
    case 'shot':
    case 'shot_on_target':
    case 'review':
    case 'goal_disallowed':
    case 'penalty_awarded':
    case 'penalty_missed':
      return position;
  }
}

function bumpLast(pairs: readonly Pair[], side: Side): readonly Pair[] {
  return pairs.map((pair, index) => (index === pairs.length - 1 ? plusOne(pair, side) : pair));
}
