import { matchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../../fixture.ts';
import { type MatchScript, other, type OversPosition, type Pair, plusOne, type Side } from '../../match/script.ts';
import { ScriptWriter } from '../../match/script-writer.ts';
import { type Random, randomFrom, seedOf } from '../../random.ts';
import { drawBall } from './ball-law.ts';
import type { OversLaw } from './overs-views.ts';
import { ballsPerOver, wicketsMax } from './runs-table.ts';

const ballS = 36;
const changeS = 50;
const breakS = 1200;

const opening: OversPosition = {
  kind: 'overs',
  score: [0, 0],
  periods: [],
  game: null,
  server: null,
  first: null,
  innings: 1,
  balls: [0, 0],
  wickets: [0, 0],
  overs: [[], []],
  decider: null,
};

export function playOvers(fixture: Fixture, law: OversLaw): MatchScript {
  const random = randomFrom(seedOf(fixture.seed, 'overs'));
  const pace = randomFrom(seedOf(fixture.seed, 'pace'));
  const writer = new ScriptWriter(fixture, opening, null);
  const first: Side = random.next() < 0.5 ? 'home' : 'away';
  let position = opening;
  let atMs = fixture.startMs;
  for (const innings of [1, 2] as const) {
    const side = innings === 1 ? first : other[first];
    position = openInnings(position, first, innings, side);
    writer.step({
      atMs,
      position,
      status: matchStatus.live,
      stage: `innings_${innings}`,
      period: innings,
      incident: 'period_start',
    });
    const played = playInnings(writer, law, random, pace, position, side, atMs);
    ({ position } = played);
    atMs = played.endMs;
    if (innings === 2) continue;
    atMs += 5000;
    writer.step({ atMs, position, stage: 'innings_break', incident: 'period_end' });
    atMs += breakS * 1000;
  }
  if (position.score[0] === position.score[1]) {
    const winner: Side = random.next() < law.superHome ? 'home' : 'away';
    writer.step({ atMs: atMs + 60_000, position, stage: 'super_over', period: 3, incident: 'super_over' });
    atMs += 600_000;
    position = { ...position, decider: winner };
    writer.suspend(atMs - 400_000, atMs + 5000);
    writer.step({ atMs, position, incident: 'super_over_won', side: winner });
  }
  return writer.finish(atMs + 5000, 0);
}

function openInnings(position: OversPosition, first: Side, innings: 1 | 2, side: Side): OversPosition {
  return called({ ...position, first, innings, server: side, periods: [...position.periods, [0, 0]] });
}

/** Runs and wickets as written in cricket: `145/6`. */
function called(position: OversPosition): OversPosition {
  const [home, away] = position.first === 'home' ? position.wickets : [position.wickets[1], position.wickets[0]];
  return { ...position, game: [`${position.score[0]}/${home}`, `${position.score[1]}/${away}`] };
}

function playInnings(
  writer: ScriptWriter,
  law: OversLaw,
  random: Random,
  pace: Random,
  start: OversPosition,
  side: Side,
  startMs: number,
): { readonly position: OversPosition; readonly endMs: number } {
  const at = start.innings - 1;
  const table = law.tables[side === 'home' ? 0 : 1];
  let position = start;
  let atMs = startMs;
  while (!isOver(position, law.overs, side)) {
    const balls = position.balls[at] ?? 0;
    atMs += Math.round(1000 * (ballS * (0.6 + 0.8 * pace.next()) + (balls % ballsPerOver === 0 ? changeS : 0)));
    const drawn = drawBall(table.ball, random);
    // Runs beyond the winning run do not count.
    const runs = Math.min(drawn ?? 0, toWin(position, side));
    position = afterBall(position, side, runs, drawn === null);
    const incident = incidentOf(drawn);
    const counts = incident === null ? [] : [{ key: plurals[incident], side }];
    writer.step({ atMs, position, side, counts, ...(incident === null ? {} : { incident }) });
    if (drawn === null) writer.suspend(atMs - 4000, atMs + 30_000);
  }
  return { position, endMs: atMs };
}

const plurals = { wicket: 'wickets', four: 'fours', six: 'sixes' } as const;

function incidentOf(drawn: number | null): 'wicket' | 'four' | 'six' | null {
  if (drawn === null) return 'wicket';
  if (drawn < 4) return null;
  return drawn === 4 ? 'four' : 'six';
}

/** Runs that win the match; no limit in the first innings. */
function toWin({ innings, score }: OversPosition, side: Side): number {
  if (innings === 1) return Infinity;
  return side === 'home' ? score[1] - score[0] + 1 : score[0] - score[1] + 1;
}

function isOver(position: OversPosition, overs: number, side: Side): boolean {
  const at = position.innings - 1;
  const played = position.balls[at] ?? 0;
  return played >= overs * ballsPerOver || (position.wickets[at] ?? 0) >= wicketsMax || toWin(position, side) <= 0;
}

function afterBall(position: OversPosition, side: Side, runs: number, out: boolean): OversPosition {
  const first = position.innings === 1;
  const at = first ? 'home' : 'away';
  const over = Math.floor((position.balls[first ? 0 : 1] ?? 0) / ballsPerOver);
  const own = position.overs[first ? 0 : 1];
  const overs = [...own.slice(0, over), (own[over] ?? 0) + runs];
  const period: Pair = plusOne(position.periods.at(-1) ?? [0, 0], side, runs);
  return called({
    ...position,
    score: plusOne(position.score, side, runs),
    periods: [...position.periods.slice(0, -1), period],
    balls: plusOne(position.balls, at),
    wickets: out ? plusOne(position.wickets, at) : position.wickets,
    overs: first ? [overs, position.overs[1]] : [position.overs[0], overs],
  });
}
