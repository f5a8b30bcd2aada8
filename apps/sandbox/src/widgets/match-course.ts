import type { matchWidgetWire } from '@slipstream/contract/entities/catalogue/match-widget';
import type { MatchScript } from '@slipstream/simulation/match/script';
import { stateAt, type MatchState } from '@slipstream/simulation/match/state-at';
import { isMatchComing } from '@slipstream/units/match-status';
import { sports } from '@slipstream/simulation/sports/sports';
import type * as z from 'zod/mini';
import { stageOut } from '../serialise/stage.ts';

type WidgetOut = z.input<typeof matchWidgetWire>;

export function statistics(script: MatchScript, worldMs: number): Extract<WidgetOut, { type: 'statistics' }> {
  const { fixture, endMs } = script;
  const state = stateAt(script, worldMs);
  const isHeld = sports[fixture.sportKey].hasPossession === true;
  // Where holding the ball has a share of its own, the count it is worked out from is not shown beside it.
  const rows = Object.entries(state.statistics)
    .filter(([key]) => !isHeld || key !== 'possession')
    .map(([key, [home, away]]) => ({ key, unit: 'count' as const, home, away }));
  const slices = script.momentum.length;
  const sliceMs = (endMs - fixture.startMs) / Math.max(1, slices);
  return {
    type: 'statistics',
    rows: isHeld ? [...possession(state), ...rows] : rows,
    momentum: state.momentum.map((value, at) => ({ at_ms: Math.round(fixture.startMs + at * sliceMs), value })),
  };
}

/** A share of holding the ball; it follows the pressure of the play. */
function possession({ status, momentum }: MatchState) {
  if (isMatchComing(status) || momentum.length === 0) return [];
  const mean = momentum.reduce((sum, value) => sum + value, 0) / momentum.length;
  const home = Math.round(Math.max(20, Math.min(80, 50 + mean / 3)));
  return [{ key: 'possession', unit: 'percent' as const, home, away: 100 - home }];
}

const incidentsMax = 500;

export function timeline(script: MatchScript, worldMs: number): Extract<WidgetOut, { type: 'timeline' }> {
  const { incidents } = stateAt(script, worldMs);
  return {
    type: 'timeline',
    incidents: incidents.slice(-incidentsMax).map(({ atMs, kind, side, period, clockS, score }, at) => ({
      id: `${script.fixture.id}-${at + 1}`,
      kind,
      side,
      stage: stageOut({ stage: kind === 'ended' || kind === 'abandoned' ? kind : 'period', period }),
      shown_ms: clockS === null ? null : clockS * 1000,
      at_ms: atMs,
      actor: null,
      score: { home: score[0], away: score[1] },
    })),
  };
}
