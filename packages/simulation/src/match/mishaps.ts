import { isMatchLive, matchStatus } from '@slipstream/units/match-status';
import { randomFrom, seedOf } from '../random.ts';
import type { MatchScript, Step, Window } from './script.ts';

/** Probabilities of an interruption and of an abandoned match. */
const interruptedChance = 0.01;
const abandonedChance = 0.003;

/**
 * Interruptions and abandoned matches. Drawn separately from the play, so that the course of the match is the same,
 * only later or cut short, and prices need not know.
 */
export function withMishaps(script: MatchScript): MatchScript {
  const random = randomFrom(seedOf(script.fixture.seed, 'mishaps'));
  const fate = random.next();
  const live = script.steps.flatMap((step, at) => (isMatchLive(step.status) ? [at] : []));
  const at = live[random.below(live.length)] ?? 0;
  const holdMs = 60_000 * (5 + random.below(40));
  if (fate < abandonedChance) return abandonedAfter(script, at, holdMs);
  return fate < abandonedChance + interruptedChance ? heldUpAfter(script, at, holdMs) : script;
}

function heldUpAfter(script: MatchScript, at: number, holdMs: number): MatchScript {
  const step = script.steps[at];
  if (step === undefined) return script;
  const later = (moved: Step): Step => ({
    ...moved,
    atMs: moved.atMs + holdMs,
    incident: moved.incident === null ? null : { ...moved.incident, atMs: moved.incident.atMs + holdMs },
  });
  return {
    ...script,
    steps: [
      ...script.steps.slice(0, at + 1),
      halted(step),
      { ...without(step), atMs: step.atMs + holdMs, incident: incidentAt(step, 'resumed', step.atMs + holdMs) },
      ...script.steps.slice(at + 1).map(later),
    ],
    suspensions: script.suspensions.map(({ fromMs, toMs }) => ({
      fromMs: fromMs > step.atMs ? fromMs + holdMs : fromMs,
      toMs: toMs > step.atMs ? toMs + holdMs : toMs,
    })),
    endMs: script.endMs + holdMs,
  };
}

function abandonedAfter(script: MatchScript, at: number, waitMs: number): MatchScript {
  const step = script.steps[at];
  const official = script.steps.at(-1);
  if (step === undefined || official === undefined) return script;
  const endMs = step.atMs + waitMs;
  const ended: Step = {
    ...halted(step),
    atMs: endMs,
    status: matchStatus.closed,
    stage: 'abandoned',
    incident: incidentAt(step, 'abandoned', endMs),
  };
  const closedMs = official.atMs - script.endMs;
  const kept: readonly Window[] = script.suspensions.filter(({ fromMs }) => fromMs <= step.atMs);
  return {
    ...script,
    steps: [
      ...script.steps.slice(0, at + 1),
      halted(step),
      ended,
      { ...ended, atMs: endMs + closedMs, status: matchStatus.finished, incident: null },
    ],
    suspensions: kept,
    endMs,
    abandoned: true,
  };
}

/** The step without its incident and statistics. */
function without(step: Step): Step {
  return { ...step, incident: null, counts: [] };
}

function halted(step: Step): Step {
  return {
    ...without(step),
    status: matchStatus.stopped,
    running: false,
    incident: incidentAt(step, 'interrupted', step.atMs),
  };
}

function incidentAt({ period, clockS, position }: Step, kind: string, atMs: number): Step['incident'] {
  return { atMs, kind, side: null, period, clockS, score: position.score };
}
