import { isMatchComing, isMatchOver, type MatchStatus } from '@slipstream/units/match-status';
import type { Incident, MatchScript, Pair, Position, Side, Step } from './script.ts';

interface MatchClock {
  readonly seconds: number;
  readonly running: boolean;
}

/** What a model prices: where the match stands and how far its clock had come at the last price tick. */
export interface Moment {
  readonly position: Position;
  readonly period: number;
  readonly clockS: number;
  /** Normal play is over or not yet begun; between them the clock says. */
  readonly phase: 'before' | 'during' | 'after';
}

export interface MatchState extends PricingState {
  readonly stage: string;
  readonly period: number;
  readonly clock: MatchClock | null;
  readonly score: Pair;
  readonly periods: readonly Pair[];
  readonly game: Pair<string> | null;
  readonly server: Side | null;
  readonly statistics: Readonly<Record<string, Pair>>;
  readonly momentum: readonly number[];
  readonly incidents: readonly Incident[];
  /** Increases by one with every visible change; a restart does not alter it. */
  readonly version: number;
}

/** The state of a match at a time, computed from its script. */
export function stateAt(script: MatchScript, nowMs: number): MatchState {
  const at = stepIndexAt(script.steps, nowMs);
  const step = script.steps[at];
  if (step === undefined) throw new RangeError('a script has at least its opening step');
  const { position } = step;
  const incidents: Incident[] = [];
  const statistics: Record<string, [number, number]> = {};
  for (let index = 0; index <= at; index++) {
    const passed = script.steps[index];
    if (passed === undefined) continue;
    if (passed.incident !== null) incidents.push(passed.incident);
    for (const { key, side } of passed.counts) {
      const pair = (statistics[key] ??= [0, 0]);
      pair[side === 'home' ? 0 : 1]++;
    }
  }
  const momentum = momentumAt(script, pricedMsAt(script, step, nowMs));
  return {
    status: step.status,
    stage: step.stage,
    period: step.period,
    clock: step.clockS === null ? null : { seconds: clockAt(script, at, nowMs), running: step.running },
    score: position.score,
    periods: position.periods,
    game: position.game,
    server: position.server,
    suspended: suspendedAt(script, nowMs),
    statistics: step.clockS === null ? statistics : { ...statistics, possession: possessionOf(momentum) },
    momentum,
    incidents,
    version: versionAt(script, nowMs),
    moment: momentAt(script, nowMs),
  };
}

/** What prices depend on. A whole `MatchState` is one too. */
export interface PricingState {
  readonly status: MatchStatus;
  readonly suspended: boolean;
  readonly moment: Moment;
}

/** The part of the state that prices depend on; cheaper than the whole, for list rows. */
export function pricingAt(script: MatchScript, nowMs: number): PricingState {
  const status = script.steps[stepIndexAt(script.steps, nowMs)]?.status ?? 0;
  return { status, suspended: suspendedAt(script, nowMs), moment: momentAt(script, nowMs) };
}

export function momentAt(script: MatchScript, nowMs: number): Moment {
  const at = stepIndexAt(script.steps, nowMs);
  const step = script.steps[at];
  if (step === undefined) throw new RangeError('a script has at least its opening step');
  const pricedMs = pricedMsAt(script, step, nowMs);
  return {
    position: step.position,
    period: step.period,
    // Where prices move with the steps only, the clock does not matter to them.
    clockS: script.tickMs === 0 ? 0 : clockAt(script, at, pricedMs),
    phase: phaseOf(step),
  };
}

/** The next time anything about the match changes. Null once it is over. */
export function nextChangeAt(script: MatchScript, nowMs: number): number | null {
  const at = stepIndexAt(script.steps, nowMs);
  const times = [script.steps[at + 1]?.atMs ?? Infinity];
  for (const { fromMs, toMs } of script.suspensions) {
    if (fromMs > nowMs) times.push(fromMs);
    if (toMs > nowMs) times.push(toMs);
    if (fromMs > nowMs) break;
  }
  if (script.tickMs > 0 && script.steps[at]?.running === true)
    times.push(nowMs - (nowMs % script.tickMs) + script.tickMs);
  const next = Math.min(...times);
  return next === Infinity ? null : next;
}

/** The last time anything about the match changed: whoever looks until the next change sees the same. */
export function lastChangeAt(script: MatchScript, nowMs: number): number {
  const step = script.steps[stepIndexAt(script.steps, nowMs)];
  const times = [step?.atMs ?? nowMs];
  for (const { fromMs, toMs } of script.suspensions) {
    if (fromMs <= nowMs) times.push(fromMs);
    if (toMs <= nowMs) times.push(toMs);
    if (fromMs > nowMs) break;
  }
  if (script.tickMs > 0 && step?.running === true) times.push(nowMs - (nowMs % script.tickMs));
  return Math.max(...times);
}

function suspendedAt(script: MatchScript, nowMs: number): boolean {
  return script.suspensions.some(({ fromMs, toMs }) => fromMs <= nowMs && nowMs < toMs);
}

/** Steps, suspension edges and price ticks passed so far. */
function versionAt(script: MatchScript, nowMs: number): number {
  let version = stepIndexAt(script.steps, nowMs);
  for (const { fromMs, toMs } of script.suspensions) version += (fromMs <= nowMs ? 1 : 0) + (toMs <= nowMs ? 1 : 0);
  if (script.tickMs > 0) {
    const begin = script.fixture.startMs;
    const until = Math.min(nowMs, script.endMs);
    if (until > begin) version += Math.floor(until / script.tickMs) - Math.floor(begin / script.tickMs);
  }
  return version;
}

/** The last instant at which anything but the running clock changed. */
function pricedMsAt({ tickMs }: MatchScript, step: Step, nowMs: number): number {
  return tickMs === 0 ? step.atMs : Math.max(step.atMs, nowMs - (nowMs % tickMs));
}

function phaseOf(step: Step): Moment['phase'] {
  if (isMatchComing(step.status)) return 'before';
  return isMatchOver(step.status) && step.stage !== 'abandoned' ? 'after' : 'during';
}

function clockAt(script: MatchScript, at: number, nowMs: number): number {
  const step = script.steps[at];
  if (step === undefined || step.clockS === null) return 0;
  if (!step.running) return step.clockS;
  const ran = step.clockS + Math.max(0, Math.floor((nowMs - step.atMs) / 1000));
  const next = script.steps[at + 1]?.clockS;
  return next === undefined || next === null || next < step.clockS ? ran : Math.min(ran, next);
}

/** Possession in per cent, from the momentum so far. */
function possessionOf(momentum: readonly number[]): Pair {
  const mean = momentum.reduce((sum, pressure) => sum + pressure, 0) / Math.max(1, momentum.length);
  const home = Math.round(50 + Math.max(-22, Math.min(22, mean / 2)));
  return [home, 100 - home];
}

function momentumAt(script: MatchScript, nowMs: number): readonly number[] {
  const { startMs } = script.fixture;
  const share = (nowMs - startMs) / Math.max(1, script.endMs - startMs);
  return script.momentum.slice(0, Math.max(0, Math.ceil(Math.min(1, share) * script.momentum.length)));
}

function stepIndexAt(steps: readonly Step[], nowMs: number): number {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((steps[middle]?.atMs ?? Infinity) <= nowMs) low = middle;
    else high = middle - 1;
  }
  return low;
}
