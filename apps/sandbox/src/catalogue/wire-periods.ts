import type { periodScoreWire } from '@slipstream/contract/entities/match-statistics';
import type { Pair } from '@slipstream/simulation/match/script';
import type * as z from 'zod/mini';

export function periodsOut(periods: readonly Pair[]): z.input<typeof periodScoreWire>[] {
  return periods.map(([home, away], at) => ({
    kind: 'period',
    number: at + 1,
    home,
    away,
    tiebreak: null,
  }));
}
