import type { Counters } from '@slipstream/contract/entities/catalogue/counters';
import type { Sport } from '@slipstream/contract/entities/catalogue/sport';

export interface SportChoice {
  readonly sport: Sport;
  readonly count: number;
}

/** The sports of the filter: those with events, and the chosen one even without. */
export function sportChoices(
  sports: readonly Sport[],
  counters: Counters | undefined,
  selected: string | undefined,
): readonly SportChoice[] {
  const counts = new Map(counters?.sports.map(({ id, count }) => [id, count]));
  return sports
    .map((sport) => ({ sport, count: counts.get(sport.id) ?? 0 }))
    .filter(({ sport, count }) => count > 0 || sport.key === selected)
    .toSorted((one, other) => one.sport.priority - other.sport.priority);
}
