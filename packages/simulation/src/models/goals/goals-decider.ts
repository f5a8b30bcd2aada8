import type { Fixture } from '../../fixture.ts';
import { type GoalsPosition, type Pair, plusOne } from '../../match/script.ts';
import type { ScriptWriter } from '../../match/script-writer.ts';
import { randomFrom, seedOf } from '../../random.ts';
import type { GoalsLaws } from './goals-rates.ts';
import type { GoalsSport } from './goals-sport.ts';

const overtimeS = 300;
/** Probability that a goal in sudden death decides the match before a shoot-out. */
const overtimeChance = 0.6;

/**
 * Sudden death, then a shoot-out, where normal time ended level. The winner is drawn first, by one chance that holds in
 * both, so the price of the winner stays what it was until the goal falls.
 */
export function playDecider(
  writer: ScriptWriter,
  fixture: Fixture,
  sport: GoalsSport,
  laws: GoalsLaws,
  level: GoalsPosition,
  endMs: number,
): number {
  if (sport.decider === 'none' || level.score[0] !== level.score[1]) return endMs;
  const random = randomFrom(seedOf(fixture.seed, 'decider'));
  const side = random.next() < laws.deciderHome ? 'home' : 'away';
  const inOvertime = random.next() < overtimeChance;
  const second = inOvertime ? 5 + random.below(overtimeS - 10) : overtimeS;
  const begunS = sport.periods.length * sport.periodS;
  const startMs = endMs + 60_000;
  const open: Pair = [0, 0];
  const playing: GoalsPosition = { ...level, periods: [...level.periods, open] };
  const won: GoalsPosition = {
    ...playing,
    score: plusOne(level.score, side),
    periods: [...level.periods, plusOne(open, side)],
    decider: side,
  };
  writer.step({
    atMs: startMs,
    position: playing,
    stage: 'overtime',
    period: sport.periods.length + 1,
    clockS: begunS,
    running: true,
    incident: 'overtime',
  });
  const goalMs = startMs + second * 1000 + (inOvertime ? 0 : 300_000);
  if (!inOvertime) {
    const clockS = begunS + overtimeS;
    writer.step({
      atMs: startMs + overtimeS * 1000,
      position: playing,
      stage: 'penalties',
      clockS,
      running: false,
      incident: 'penalties',
    });
  }
  writer.suspend(goalMs - 5000, goalMs + 60_000);
  const incident = inOvertime ? 'goal' : 'shootout_won';
  writer.step({
    atMs: goalMs,
    position: won,
    clockS: begunS + second,
    running: false,
    incident,
    side,
    counts: [{ key: 'goals', side }],
  });
  return goalMs + 5000;
}
