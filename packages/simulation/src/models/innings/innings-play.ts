import { matchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../../fixture.ts';
import { type InningsPosition, type MatchScript, type Pair, plusOne, type Side } from '../../match/script.ts';
import { ScriptWriter } from '../../match/script-writer.ts';
import { type Random, randomFrom, seedOf } from '../../random.ts';
import { type InningsLaw, runSizes } from './innings-law.ts';

/** Seconds between plays and between half-innings. */
const playS = 130;
const changeS = 130;

export function playInnings(fixture: Fixture, law: InningsLaw, innings: number): MatchScript {
  const course: Course = {
    law,
    random: randomFrom(seedOf(fixture.seed, 'innings')),
    pace: randomFrom(seedOf(fixture.seed, 'pace')),
    writer: new ScriptWriter(fixture, opening, null),
  };
  let position = opening;
  let atMs = fixture.startMs;
  for (let inning = 1; inning <= innings || isLevel(position); inning++) {
    for (const side of ['away', 'home'] as const) {
      const last = side === 'home' && inning >= innings;
      if (last && homeLeads(position)) break;
      position = atBat(position, side);
      const stage = `inning_${inning}_${side === 'away' ? 'top' : 'bottom'}`;
      const begun = side === 'away' ? { incident: 'period_start' } : {};
      course.writer.step({ atMs, position, status: matchStatus.live, stage, period: inning, ...begun });
      const half = playHalf(course, position, last, atMs);
      ({ position } = half);
      atMs = half.endMs + changeS * 1000;
    }
  }
  return course.writer.finish(atMs - changeS * 1000 + 5000, 0);
}

interface Course {
  readonly law: InningsLaw;
  readonly random: Random;
  readonly pace: Random;
  readonly writer: ScriptWriter;
}

const opening: InningsPosition = { kind: 'innings', score: [0, 0], periods: [], game: null, server: 'away', outs: 0 };

function playHalf({ law, random, pace, writer }: Course, start: InningsPosition, last: boolean, startMs: number) {
  const { server: side } = start;
  const score = law.scores[side === 'home' ? 0 : 1];
  const isOver = (now: InningsPosition) => now.outs === 3 || (last && homeLeads(now));
  let position = start;
  let atMs = startMs;
  while (!isOver(position)) {
    atMs += Math.round(1000 * playS * (0.4 + 1.2 * pace.next()));
    if (random.next() >= score) {
      position = withOut(position);
      writer.step({ atMs, position, counts: [{ key: 'outs', side }] });
      continue;
    }
    // The winning hit counts only as many runs as it takes to win.
    const needed = last ? position.score[1] - position.score[0] + 1 : runSizes.length;
    const runs = Math.min(needed, drawnSize(random));
    position = withRuns(position, runs);
    const key = runs >= 3 ? 'home_runs' : 'scoring_hits';
    writer.step({ atMs, position, side, incident: runs === 1 ? 'run' : 'runs', counts: [{ key, side }] });
    writer.suspend(atMs - 8000, atMs + 25_000);
  }
  return { position, endMs: atMs };
}

function isLevel({ score }: InningsPosition): boolean {
  return score[0] === score[1];
}

function homeLeads({ score }: InningsPosition): boolean {
  return score[0] > score[1];
}

function atBat(position: InningsPosition, side: Side): InningsPosition {
  const periods: readonly Pair[] = side === 'away' ? [...position.periods, [0, 0]] : position.periods;
  return { ...position, periods, server: side, outs: 0 };
}

function withOut(position: InningsPosition): InningsPosition {
  return { ...position, outs: position.outs + 1 };
}

function withRuns(position: InningsPosition, runs: number): InningsPosition {
  const { server: side } = position;
  const inning = plusOne(position.periods.at(-1) ?? [0, 0], side, runs);
  return {
    ...position,
    score: plusOne(position.score, side, runs),
    periods: [...position.periods.slice(0, -1), inning],
  };
}

function drawnSize(random: Random): number {
  let left = random.next();
  for (const [at, chance] of runSizes.entries()) {
    left -= chance;
    if (left < 0) return at + 1;
  }
  return 1;
}
