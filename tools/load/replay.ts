import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { startBetting, type Bets } from './clients/betting.ts';
import { browse } from './clients/browsing.ts';
import type { Figures } from './figures/figures.ts';
import { listen, Listening } from './clients/listening.ts';
import { machineOf } from '../soak/machine.ts';
import { readTimes } from '../soak/probes.ts';
import { createMeasure, spread, tenths, type MeasureSummary } from './figures/measure.ts';
import { readScores } from './find-place.ts';
import { letGoalsFall, type Move, type Timeline } from './world/moves.ts';
import type { Place } from './clients/place.ts';
import type { Player } from './clients/players.ts';
import type { Phase } from './script.ts';
import { Stage } from './clients/stage.ts';
import { latencyMs } from './world/world-line.ts';

/** How often this process looks whether it is late, in milliseconds. */
const delayResolution = 10;

export interface ReplayTerms {
  readonly place: Place;
  readonly phases: readonly Phase[];
  readonly moves: readonly Move[];
  readonly timeline: Timeline;
  readonly players: readonly Player[];
  readonly seed: string;
  /** A name of its own for each replay: keys of bets must not come twice. */
  readonly run: string;
  readonly say: (line: string) => void;
}

export interface PhaseFigures {
  readonly name: string;
  readonly seconds: number;
  readonly prices: { readonly count: number; readonly p50Ms: number; readonly p99Ms: number };
  readonly acceptedPerSecond: number;
}

/** Replays all phases, one after the other. */
export async function replay(terms: ReplayTerms): Promise<{ figures: Figures; phases: readonly PhaseFigures[] }> {
  const { place, phases, moves, timeline, players, seed, run } = terms;
  const stage = new Stage();
  const listening = new Listening();
  const measures = {
    pages: createMeasure(),
    calls: createMeasure(),
    placements: createMeasure(),
    cashouts: createMeasure(),
  };
  const delay = monitorEventLoopDelay({ resolution: delayResolution });
  const most = (count: (phase: Phase) => number) => Math.max(...phases.map(count));
  const common = { place, stage, seed };
  const { bets, ended } = startBetting({ ...common, run, players, measures });
  const everybody = [
    ended,
    ...times(
      most(({ browsing }) => browsing),
      (number) => browse(number, { ...common, ...measures }),
    ),
    ...times(
      most((phase) => phase.listening),
      (number) => listen(number, { ...common, listening }),
    ),
  ];
  const before = readTimes();
  delay.enable();
  const state = { bets, listening, stage, latencies: [] as number[], goals: { wanted: 0, seen: 0 } };
  const played: PhaseFigures[] = [];
  for (const [at, phase] of phases.entries()) {
    played.push(await playPhase(phase, moves[at] ?? { toMs: null, goals: null }, { ...terms, state }));
  }
  delay.disable();
  listening.isCounting = false;
  await stage.close();
  stage.end();
  await Promise.race([Promise.allSettled(everybody), wait(5_000)]);
  const seconds = played.reduce((sum, phase) => sum + phase.seconds, 0);
  const figures: Figures = {
    seconds: tenths(seconds),
    prices: { count: state.latencies.length, ...spread(state.latencies), clockErrorMsMax: tenths(timeline.errorMsMax) },
    ...heardFigures(listening, seconds),
    pages: measures.pages.summary(),
    calls: measures.calls.summary(),
    ...placedFigures(measures.placements.summary(), measures.cashouts.summary(), bets, seconds),
    goals: state.goals,
    driver: { delayP99Ms: tenths(Math.max(0, delay.percentile(99) / 1e6 - delayResolution)) },
    machine: machineOf(before, readTimes()),
  };
  return { figures, phases: played };
}

interface State {
  readonly bets: Bets;
  readonly listening: Listening;
  readonly stage: Stage;
  readonly latencies: number[];
  readonly goals: { wanted: number; seen: number };
}

type PhaseTerms = ReplayTerms & { readonly state: State };

async function playPhase(phase: Phase, { toMs, goals }: Move, terms: PhaseTerms): Promise<PhaseFigures> {
  const { place, timeline, say, state } = terms;
  const { stage, listening, bets } = state;
  const matchIds = goals?.matchIds ?? [];
  const scores = toMs === null ? [] : await moveWorld(toMs, matchIds, phase.speed, terms);
  const accepted = bets.accepted;
  const beganMs = performance.now();
  const from = timeline.worldNow();
  stage.open(phase);
  await timeline.keepSpeed(phase.speed);
  if (goals !== null) await letGoalsFall(timeline, goals, phase.speed);
  await stage.rest(Math.max(0, beganMs + phase.seconds * 1000 - performance.now()));
  stage.throwIfFailed();
  const after = await readScores(place.api, matchIds);
  state.goals.wanted += matchIds.length;
  state.goals.seen += after.filter((score, at) => score !== scores[at]).length;
  const latencies = listening
    .takeHeard()
    .flatMap(({ sentWorldMs, receivedMs }) => latencyMs(timeline.lines, sentWorldMs, receivedMs) ?? []);
  for (const latency of latencies) state.latencies.push(latency);
  const own = { count: latencies.length, ...spread(latencies) };
  const seconds = (performance.now() - beganMs) / 1000;
  const acceptedPerSecond = tenths((bets.accepted - accepted) / seconds);
  say(
    `  ${phase.name.padEnd(30)} ${from} to ${timeline.worldNow()}, ${seconds.toFixed(0).padStart(3)} s: prices ${own.p50Ms} / ${own.p99Ms} ms, ${acceptedPerSecond} bets a second`,
  );
  return { name: phase.name, seconds: tenths(seconds), prices: own, acceptedPerSecond };
}

/** Moving the world is no part of an afternoon: nobody asks for anything meanwhile, and nothing is counted. */
async function moveWorld(
  toMs: number,
  matchIds: readonly string[],
  speed: number,
  { place, timeline, state: { stage, listening } }: PhaseTerms,
): Promise<readonly string[]> {
  listening.isCounting = false;
  await stage.close();
  await timeline.jump(toMs);
  const scores = await readScores(place.api, matchIds);
  await timeline.keepSpeed(speed);
  listening.takeHeard();
  listening.isCounting = true;
  return scores;
}

function heardFigures(listening: Listening, seconds: number): Pick<Figures, 'publications' | 'connections'> {
  return {
    publications: {
      listPerSecond: tenths(listening.onList / seconds),
      deliveredPerSecond: tenths(listening.delivered / seconds),
      missed: listening.missed,
    },
    connections: { opened: listening.opened, lost: Object.fromEntries(listening.lost) },
  };
}

function placedFigures(
  placements: MeasureSummary,
  cashouts: MeasureSummary,
  { unoffered, ...placed }: Bets,
  seconds: number,
): Pick<Figures, 'placements' | 'cashouts'> {
  return {
    placements: { ...placements, ...placed, acceptedPerSecond: tenths(placed.accepted / seconds) },
    cashouts: { ...cashouts, unoffered },
  };
}

function times<Made>(count: number, make: (at: number) => Made): readonly Made[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
