import type { matchStageWire } from '@slipstream/contract/entities/catalogue/match-statistics';
import type { MatchState } from '@slipstream/simulation/match/state-at';
import type * as z from 'zod/mini';

type StageOut = z.input<typeof matchStageWire>;

const fixedStages: Readonly<Record<string, StageOut['kind']>> = {
  not_started: 'not_started',
  ended: 'ended',
  abandoned: 'abandoned',
  cancelled: 'cancelled',
  delayed: 'delayed',
  interrupted: 'interrupted',
};

/** The simulation names every stage of every sport; the contract tells kinds of stages apart and counts them. */
export function stageOut({ stage, period }: Pick<MatchState, 'stage' | 'period'>): StageOut {
  const fixed = fixedStages[stage];
  if (fixed !== undefined) return { kind: fixed, number: period };
  if (/break|half_time|interval|pause/.test(stage)) return { kind: 'break', number: period };
  if (/shootout|penalt/.test(stage)) return { kind: 'shootout', number: 1 };
  if (/overtime|extra/.test(stage)) return { kind: 'overtime', number: 1 };
  return { kind: 'period', number: period };
}
