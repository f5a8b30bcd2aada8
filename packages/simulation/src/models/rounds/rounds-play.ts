import { matchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../../fixture.ts';
import type { FightEnd, MatchScript, Pair, RoundsPosition, Side } from '../../match/script.ts';
import { ScriptWriter } from '../../match/script-writer.ts';
import { randomFrom, seedOf } from '../../random.ts';
import type { RoundsLaw } from './rounds-law.ts';

const opening: RoundsPosition = { kind: 'rounds', score: [0, 0], periods: [], game: null, server: null, end: null };
const tickS = 30;

export function playRounds(fixture: Fixture, law: RoundsLaw): MatchScript {
  const { sport, rounds } = law;
  const random = randomFrom(seedOf(fixture.seed, 'rounds'));
  const colour = randomFrom(seedOf(fixture.seed, 'colour'));
  const endS = -Math.log(1 - random.next()) / law.hazard;
  const finisher: Side = random.next() < law.finisherHome ? 'home' : 'away';
  const method = random.next() < sport.submission ? 'submission' : 'knockout';
  const writer = new ScriptWriter(fixture, opening, 0);
  let position = opening;
  let startMs = fixture.startMs;
  for (let round = 1; round <= rounds; round++) {
    const begunS = (round - 1) * sport.roundS;
    writer.step({
      atMs: startMs,
      position,
      status: matchStatus.live,
      stage: `round_${round}`,
      period: round,
      clockS: begunS,
      running: true,
      incident: 'period_start',
    });
    const lastS = Math.min(sport.roundS, Math.max(1, Math.ceil(endS - begunS)));
    exchanges(writer, law, position, colour, startMs, begunS, lastS);
    if (endS < begunS + sport.roundS) {
      const atMs = startMs + lastS * 1000;
      position = ended(position, { winner: finisher, method, round });
      writer.suspend(atMs - 4000, atMs + 5000);
      writer.step({ atMs, position, clockS: begunS + lastS, running: false, incident: method, side: finisher });
      return writer.finish(atMs + 5000, tickS * 1000);
    }
    const card: Pair = random.next() < law.cardHome ? [1, 0] : [0, 1];
    position = withCard(position, card);
    startMs += sport.roundS * 1000;
    writer.step({
      atMs: startMs,
      position,
      stage: 'pause',
      clockS: begunS + sport.roundS,
      running: false,
      incident: 'period_end',
    });
    startMs += sport.breakS * 1000;
  }
  position = ended(position, { winner: judged(law, position, random.next()), method: 'decision', round: rounds });
  writer.suspend(startMs - sport.breakS * 1000, startMs + 5000);
  writer.step({ atMs: startMs, position, incident: 'decision', side: position.end?.winner ?? null });
  return writer.finish(startMs + 5000, tickS * 1000);
}

function ended(position: RoundsPosition, end: FightEnd): RoundsPosition {
  return { ...position, end, score: [Number(end.winner === 'home'), Number(end.winner === 'away')] };
}

function withCard(position: RoundsPosition, card: Pair): RoundsPosition {
  return { ...position, periods: [...position.periods, card] };
}

/** More rounds win; a level card is a draw with some probability, else decided at random. */
function judged({ sport }: RoundsLaw, { periods }: RoundsPosition, fate: number): Side | null {
  const lead = periods.reduce((sum, [home, away]) => sum + home - away, 0);
  if (lead !== 0) return lead > 0 ? 'home' : 'away';
  if (fate < sport.draw) return null;
  return fate < (1 + sport.draw) / 2 ? 'home' : 'away';
}

/** Strikes and takedowns for the statistics; nothing is priced from them. */
function exchanges(
  writer: ScriptWriter,
  { sport }: RoundsLaw,
  position: RoundsPosition,
  colour: { next(): number },
  startMs: number,
  begunS: number,
  lastS: number,
): void {
  for (let second = 15; second < lastS - 1; second += 25) {
    const side = colour.next() < 0.5 ? 'home' : 'away';
    const key = colour.next() < 0.85 ? 'strikes' : sport.submission > 0 ? 'takedowns' : 'clinches';
    writer.step({ atMs: startMs + second * 1000, position, clockS: begunS + second, counts: [{ key, side }] });
  }
}
