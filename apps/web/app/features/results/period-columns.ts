import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { PeriodScore } from '@slipstream/contract/entities/catalogue/match-statistics';

export interface PeriodColumn {
  readonly kind: PeriodScore['kind'];
  readonly number: number;
}

const kinds = ['period', 'overtime', 'shootout'] as const satisfies readonly PeriodScore['kind'][];

/** The columns a table of results needs: every period somebody played, regular ones first, each once and in order. */
export function periodColumns(matches: readonly Match[]): readonly PeriodColumn[] {
  const played = matches.flatMap((match) => match.statistics?.periodScore ?? []);
  return kinds.flatMap((kind) => {
    const numbers = new Set(played.filter((period) => period.kind === kind).map(({ number }) => number));
    return [...numbers].toSorted((one, other) => one - other).map((number) => ({ kind, number }));
  });
}
