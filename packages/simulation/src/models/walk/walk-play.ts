import { matchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../../fixture.ts';
import { type MatchScript, type Pair, plusOne, type Side, type WalkPosition } from '../../match/script.ts';
import { ScriptWriter } from '../../match/script-writer.ts';
import { type Random, randomFrom, seedOf } from '../../random.ts';
import type { WalkLaw } from './walk-law.ts';
import type { WalkSport } from './walk-sport.ts';

interface Course {
  readonly sport: WalkSport;
  readonly law: WalkLaw;
  readonly writer: ScriptWriter;
  readonly random: Random;
  readonly pace: Random;
  readonly colour: Random;
}

interface Part {
  readonly stage: string;
  readonly period: number;
  readonly possessions: number;
  readonly periodS: number;
  readonly begunS: number;
  readonly startMs: number;
}

export function playWalk(fixture: Fixture, sport: WalkSport, law: WalkLaw): MatchScript {
  const stream = (name: string) => randomFrom(seedOf(fixture.seed, name));
  let position: WalkPosition = { kind: 'walk', score: [0, 0], periods: [], game: null, server: null, left: [0, 0] };
  const writer = new ScriptWriter(fixture, position, 0);
  const course: Course = { sport, law, writer, random: stream('walk'), pace: stream('pace'), colour: stream('colour') };
  const periodS = sport.periodS(fixture.format);
  const possessions = sport.possessions(fixture.format);
  let startMs = fixture.startMs;
  let begunS = 0;
  for (const [index, stage] of sport.periods.entries()) {
    const played = playPart(course, { stage, period: index + 1, possessions, periodS, begunS, startMs }, position);
    ({ position } = played);
    begunS += periodS;
    startMs = played.endMs;
    const pause = sport.breaks[index];
    if (pause === undefined) continue;
    writer.step({ atMs: startMs, position, stage: pause, clockS: begunS, running: false, incident: 'period_end' });
    startMs += (sport.breakS[index] ?? 0) * 1000;
  }
  for (let extra = 1; sport.overtime !== null && position.score[0] === position.score[1]; extra++) {
    const part = { ...sport.overtime, stage: 'overtime', period: sport.periods.length + extra, begunS };
    const played = playPart(course, { ...part, startMs: startMs + 120_000 }, position);
    ({ position } = played);
    begunS += sport.overtime.periodS;
    startMs = played.endMs;
  }
  return writer.finish(startMs + 3000, 0);
}

function playPart(
  course: Course,
  part: Part,
  before: WalkPosition,
): { readonly position: WalkPosition; readonly endMs: number } {
  const { sport, writer, random, pace, law } = course;
  const { possessions, begunS } = part;
  const left: Pair = [possessions, possessions];
  let position: WalkPosition = { ...before, periods: [...before.periods, [0, 0]], left };
  let atMs = part.startMs;
  writer.step({
    atMs,
    position,
    status: matchStatus.live,
    stage: part.stage,
    period: part.period,
    clockS: begunS,
    running: true,
    incident: 'period_start',
  });
  const slotS = part.periodS / (2 * possessions);
  let side: Side = pace.next() < 0.5 ? 'home' : 'away';
  for (let slot = 1; slot <= 2 * possessions; slot++) {
    // The jitter moves a possession's end, never its order, and the last one ends with the period.
    const endS = slot === 2 * possessions ? part.periodS : Math.round(slotS * (slot - 0.4 * pace.next()));
    const clockS = begunS + endS;
    const ranS = clockS - (writer.last.clockS ?? begunS);
    atMs += 1000 * ranS;
    const points = drawn(law.yields[side === 'home' ? 0 : 1], random);
    position = scored(position, side, points);
    const incident = points === 0 ? undefined : sport.scores[points];
    writer.step({
      atMs,
      position,
      clockS,
      running: false,
      side,
      ...(incident === undefined ? {} : { incident }),
      counts: countsOf(course, side, points),
    });
    if (points > 0 && sport.scorePauseS > 0) writer.suspend(atMs - 12_000, atMs + 1000 * sport.scorePauseS);
    if (slot > 2 * possessions - 2 && part.period >= sport.periods.length)
      writer.suspend(atMs - 1000 * ranS, atMs + 4000);
    if (slot < 2 * possessions) {
      atMs += Math.round(1000 * sport.deadS * (0.4 + 1.2 * pace.next()));
      writer.step({ atMs, position, running: true });
    }
    side = side === 'home' ? 'away' : 'home';
  }
  return { position, endMs: atMs };
}

function drawn(yields: Float64Array, random: Random): number {
  let left = random.next();
  for (let points = 0; points < yields.length; points++) {
    left -= yields[points] ?? 0;
    if (left < 0) return points;
  }
  return 0;
}

function scored(position: WalkPosition, side: Side, points: number): WalkPosition {
  const left = plusOne(position.left, side, -1);
  if (points === 0) return { ...position, left };
  const current = position.periods.at(-1) ?? [0, 0];
  const periods = [...position.periods.slice(0, -1), plusOne(current, side, points)];
  return { ...position, left, periods, score: plusOne(position.score, side, points) };
}

/** What a possession adds to the statistics; misses become rebounds, turnovers and fouls at random. */
function countsOf({ sport, colour }: Course, side: Side, points: number): readonly { key: string; side: Side }[] {
  const name = sport.scores[points];
  const fate = colour.next();
  if (name !== undefined) return [{ key: name, side }];
  if (fate < 0.3) return [{ key: 'turnovers', side }];
  return fate < 0.5 ? [{ key: 'fouls', side }] : [];
}
