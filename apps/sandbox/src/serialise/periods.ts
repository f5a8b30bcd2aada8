import type { periodScoreWire } from '@slipstream/contract/entities/catalogue/match-statistics';
import type { Fixture, SportKey } from '@slipstream/simulation/fixture';
import type { Pair } from '@slipstream/simulation/match/script';
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

/** Periods every match of a sport has; where a match has a length of its own, its format says. */
const periodCounts: Partial<Record<SportKey, number>> = {
  soccer: 2,
  'e-soccer': 2,
  handball: 2,
  rugby: 2,
  cricket: 2,
  'premium-cricket': 2,
  'ice-hockey': 3,
  basketball: 4,
  'american-football': 4,
  baseball: 9,
  darts: 1,
};

export function periodCount({ sportKey, format }: Fixture): number {
  return periodCounts[sportKey] ?? format;
}
