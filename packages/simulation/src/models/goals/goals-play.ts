import type { Fixture } from '../../fixture.ts';
import { type GoalsPosition, type MatchScript, type Pair, plusOne, type Side, type Step } from '../../match/script.ts';
import { ScriptWriter } from '../../match/script-writer.ts';
import { type Random, randomFrom, seedOf } from '../../random.ts';
import { type CountLaw, drawCounts } from './count-law.ts';
import type { GoalsLaws } from './goals-rates.ts';
import type { GoalsSport } from './goals-sport.ts';
import { momentOfShare, secondOf } from './goals-time.ts';

interface Happening {
  readonly period: number;
  readonly fraction: number;
  readonly kind: string;
  readonly side: Side;
}

export function playGoals(fixture: Fixture, sport: GoalsSport, laws: GoalsLaws): MatchScript {
  const random = randomFrom(seedOf(fixture.seed, 'goals'));
  const lengths = sport.periods.map(() => sport.periodS + Math.round(sport.stoppageS * random.next()));
  const goals = scatter(sport, random, 'goal', drawCounts(laws.goals, random));
  const others = [
    ...scatterLaw(sport, randomFrom(seedOf(fixture.seed, 'corners')), 'corner', laws.corners),
    ...scatterLaw(sport, randomFrom(seedOf(fixture.seed, 'cards')), 'yellow_card', laws.cards),
    ...shots(fixture, sport, goals),
  ];
  const happenings = [...goals, ...others].toSorted((a, b) => a.period - b.period || a.fraction - b.fraction);
  return write(fixture, sport, lengths, happenings);
}

function write(
  fixture: Fixture,
  sport: GoalsSport,
  lengths: readonly number[],
  happenings: readonly Happening[],
): MatchScript {
  const random = randomFrom(seedOf(fixture.seed, 'course'));
  const abandonedAt = random.next() < 0.002 ? random.next() * sport.periods.length : Infinity;
  const zero: Pair = [0, 0];
  let position: GoalsPosition = {
    kind: 'goals',
    score: zero,
    periods: [],
    game: null,
    server: null,
    scorers: [],
    counts: { corners: [], cards: [] },
    lengths,
    decider: null,
  };
  const writer = new ScriptWriter(fixture, position, 0);
  let startMs = fixture.startMs;
  for (const [index, stage] of sport.periods.entries()) {
    const period = index + 1;
    const length = lengths[index] ?? sport.periodS;
    const begunS = index * sport.periodS;
    position = openPeriod(position);
    writer.step({
      atMs: startMs,
      position,
      status: 1,
      stage,
      period,
      clockS: begunS,
      running: true,
      incident: 'period_start',
    });
    for (const happening of happenings) {
      if (happening.period !== period) continue;
      if (index + happening.fraction > abandonedAt) break;
      const second = secondOf(happening.fraction, length);
      position = apply(position, happening);
      writeHappening(writer, sport, random, happening, position, startMs + second * 1000, begunS + second);
    }
    if (period > abandonedAt) {
      return writer.finish(
        startMs + Math.round((abandonedAt - index) * length) * 1000,
        sport.tickS * 1000,
        'abandoned',
      );
    }
    const endMs = startMs + length * 1000;
    const pause = sport.breaks[index];
    if (pause === undefined) return writer.finish(endMs, sport.tickS * 1000);
    writer.step({
      atMs: endMs,
      position,
      stage: pause,
      clockS: begunS + length,
      running: false,
      incident: 'period_end',
    });
    startMs = endMs + sport.breakS * 1000;
  }
  return writer.finish(startMs, sport.tickS * 1000);
}

function writeHappening(
  writer: ScriptWriter,
  sport: GoalsSport,
  random: Random,
  { kind, side }: Happening,
  position: GoalsPosition,
  atMs: number,
  clockS: number,
): void {
  const counts: Step['counts'] = statistics[kind]?.map((key) => ({ key, side })) ?? [];
  writer.step({ atMs, position, clockS, incident: kind, side, counts });
  if (kind === 'goal') {
    // The market closes as the attack builds, and a review keeps it closed for longer.
    const reviewed = sport.goalPauseS > 20 && random.next() < 0.2;
    writer.suspend(atMs - 4000, atMs + (reviewed ? 3 : 1) * sport.goalPauseS * 1000);
  }
}

const statistics: Readonly<Record<string, readonly string[]>> = {
  goal: ['goals', 'shots', 'shots_on_target'],
  corner: ['corners'],
  yellow_card: ['yellow_cards'],
  shot: ['shots'],
  shot_on_target: ['shots', 'shots_on_target'],
};

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
  if (kind === 'goal') {
    return {
      ...position,
      score: plusOne(position.score, side),
      periods: bumpLast(position.periods, side),
      scorers: [...position.scorers, side],
    };
  }
  if (kind === 'corner') return { ...position, counts: { ...counts, corners: bumpLast(counts.corners, side) } };
  if (kind === 'yellow_card') return { ...position, counts: { ...counts, cards: bumpLast(counts.cards, side) } };
  return position;
}

function bumpLast(pairs: readonly Pair[], side: Side): readonly Pair[] {
  return pairs.map((pair, index) => (index === pairs.length - 1 ? plusOne(pair, side) : pair));
}

function scatterLaw(sport: GoalsSport, random: Random, kind: string, law: CountLaw | null): readonly Happening[] {
  return law === null ? [] : scatter(sport, random, kind, drawCounts(law, random));
}

function scatter(sport: GoalsSport, random: Random, kind: string, [home, away]: Pair): readonly Happening[] {
  return Array.from({ length: home + away }, (_, at) => ({
    ...momentOfShare(sport, random.next()),
    kind,
    side: at < home ? ('home' as const) : ('away' as const),
  }));
}

/** Misses and saves follow the balance of play but no market hangs on them. */
function shots(fixture: Fixture, sport: GoalsSport, goals: readonly Happening[]): readonly Happening[] {
  const random = randomFrom(seedOf(fixture.seed, 'shots'));
  const lean = Math.max(-0.3, Math.min(0.3, 0.12 * (fixture.home.rating - fixture.away.rating)));
  const count = (mean: number) => Math.max(0, Math.round(mean + 2.4 * random.normal()));
  const counts: Pair = [count(sport.shots[0] * (1 + lean)), count(sport.shots[1] * (1 - lean))];
  const chance = 0.3 + 0.01 * goals.length;
  return counts.flatMap((shotCount, at) =>
    Array.from({ length: shotCount }, () => ({
      ...momentOfShare(sport, random.next()),
      kind: random.next() < chance ? 'shot_on_target' : 'shot',
      side: at === 0 ? ('home' as const) : ('away' as const),
    })),
  );
}
