import { matchStatus, type MatchStatus } from '@slipstream/units/match-status';
import type { Fixture } from '../fixture.ts';
import { randomFrom, seedOf } from '../random.ts';
import type { MatchScript, Position, Side, Step, Window } from './script.ts';

/** Betting stays closed for a while after the end before results are official. */
const officialAfterMs = 120_000;

interface StepInput {
  readonly atMs: number;
  readonly position: Position;
  readonly stage?: string;
  readonly period?: number;
  readonly status?: MatchStatus;
  readonly clockS?: number | null;
  readonly running?: boolean;
  readonly incident?: string;
  readonly side?: Side | null;
  readonly counts?: Step['counts'];
}

/** Writes a script step by step: what a step leaves out stays as it was. */
export class ScriptWriter {
  readonly #fixture: Fixture;
  readonly #steps: Step[] = [];
  readonly #suspensions: Window[] = [];

  constructor(fixture: Fixture, position: Position, clockS: number | null) {
    this.#fixture = fixture;
    this.#steps.push({
      atMs: 0,
      status: matchStatus.prematch,
      stage: 'not_started',
      period: 0,
      clockS,
      running: false,
      position,
      incident: null,
      counts: [],
    });
  }

  get last(): Step {
    const step = this.#steps.at(-1);
    if (step === undefined) throw new RangeError('a script has at least its opening step');
    return step;
  }

  step(input: StepInput): void {
    const { last } = this;
    const period = input.period ?? last.period;
    const clockS = input.clockS === undefined ? last.clockS : input.clockS;
    // Two events may share a millisecond, but a later step must not have an earlier time.
    const atMs = Math.max(input.atMs, last.atMs);
    this.#steps.push({
      atMs,
      status: input.status ?? last.status,
      stage: input.stage ?? last.stage,
      period,
      clockS,
      running: input.running ?? last.running,
      position: input.position,
      incident:
        input.incident === undefined
          ? null
          : { atMs, kind: input.incident, side: input.side ?? null, period, clockS, score: input.position.score },
      counts: input.counts ?? [],
    });
  }

  suspend(fromMs: number, toMs: number): void {
    this.#suspensions.push({ fromMs: Math.max(fromMs, this.#fixture.startMs), toMs });
  }

  /** Closes the match where it stands and makes it official a little later. */
  finish(atMs: number, tickMs: number, stage: 'ended' | 'abandoned' = 'ended'): MatchScript {
    const { position } = this.last;
    this.step({ atMs, position, status: matchStatus.closed, stage, running: false, incident: stage });
    this.step({ atMs: atMs + officialAfterMs, position, status: matchStatus.finished });
    return {
      fixture: this.#fixture,
      steps: this.#steps,
      suspensions: merged(this.#suspensions, atMs),
      tickMs,
      endMs: atMs,
      abandoned: stage === 'abandoned',
      momentum: momentumOf(this.#fixture),
    };
  }
}

function merged(windows: readonly Window[], endMs: number): readonly Window[] {
  const result: Window[] = [];
  for (const window of windows.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = result.at(-1);
    const toMs = Math.min(window.toMs, endMs);
    if (window.fromMs >= toMs) continue;
    if (last !== undefined && window.fromMs <= last.toMs)
      result[result.length - 1] = { ...last, toMs: Math.max(last.toMs, toMs) };
    else result.push({ fromMs: window.fromMs, toMs });
  }
  return result;
}

/** Momentum: a mean-reverting random walk around the difference in strength. */
function momentumOf(fixture: Fixture): readonly number[] {
  const random = randomFrom(seedOf(fixture.seed, 'momentum'));
  const mean = 12 * Math.max(-2, Math.min(2, fixture.home.rating - fixture.away.rating)) + (fixture.neutral ? 0 : 6);
  let pressure = mean;
  return Array.from({ length: 36 }, () => {
    pressure += 0.35 * (mean - pressure) + 28 * random.normal();
    return Math.round(Math.max(-100, Math.min(100, pressure)));
  });
}
