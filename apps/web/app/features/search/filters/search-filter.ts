import type { SportKind } from '@slipstream/contract/entities/catalogue/sport';
import { matchStatus, type MatchStatus } from '@slipstream/units/match-status';

/** What a search is narrowed to (CAT-4). */
export interface SearchFilter {
  readonly when: 'any' | 'live' | 'coming';
  /** Null for sports of every kind. */
  readonly kind: SportKind | null;
  /** Only matches, no leagues, teams and sports. */
  readonly isEventsOnly: boolean;
}

export const noFilter: SearchFilter = { when: 'any', kind: null, isEventsOnly: false };

const statuses: Readonly<Record<Exclude<SearchFilter['when'], 'any'>, readonly MatchStatus[]>> = {
  live: [matchStatus.live],
  coming: [matchStatus.prematch],
};

/** The filter as the call of the search has it. Only a match is live or to come, so nothing else is asked for then. */
export function filterQuery({ when, kind, isEventsOnly }: SearchFilter) {
  return {
    ...(kind !== null && { sportType: [kind] }),
    ...(when !== 'any' && { matchStatus: [...statuses[when]] }),
    ...((isEventsOnly || when !== 'any') && { onlyEventsName: true }),
  };
}
