import type { periodScoreWire } from '@slipstream/contract/entities/catalogue/match-statistics';
import type { Fixture } from '@slipstream/simulation/fixture';
import type { Pair } from '@slipstream/simulation/match/script';
import { sports } from '@slipstream/simulation/sports/sports';
import type * as z from 'zod/mini';

type PeriodOut = z.input<typeof periodScoreWire>;

/** What is played after the last regular period is overtime, counted from one again. */
export function periodsOut(fixture: Fixture, periods: readonly Pair[]): PeriodOut[] {
  const regular = Math.max(1, periodCount(fixture));
  return periods.map(([home, away], at) => {
    const extra = at >= regular;
    return {
      kind: extra ? 'overtime' : 'period',
      number: extra ? at + 1 - regular : at + 1,
      home,
      away,
      tiebreak: null,
    };
  });
}

export function periodCount({ sportKey, format }: Fixture): number {
  return sports[sportKey].periods ?? format;
}
