import type { Provider, SportKey } from '../../fixture.ts';

export type OutrightType = 'league_winner' | 'top_scorer' | 'tournament_winner';

/** Somebody who can win an outright: a competitor of the league, or a player of one. */
export interface Runner {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  /** The competitor itself, or the club the player plays for. */
  readonly competitorId: string;
  /** Fair probability to win before the first match; those of one outright sum to 1. */
  readonly chance: number;
}

/** A bet on a whole season or tournament: an event without a match. */
export interface Outright {
  readonly id: string;
  readonly urnId: string;
  readonly slug: string;
  readonly name: string;
  readonly type: OutrightType;
  readonly sportKey: SportKey;
  readonly provider: Provider;
  readonly leagueId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly runners: readonly Runner[];
}

export interface Candidate extends Omit<Runner, 'chance'> {
  /** Any positive measure; chances are shares of the sum. */
  readonly weight: number;
}

/** Favourites first. */
export function runnersOf(candidates: readonly Candidate[]): readonly Runner[] {
  const sum = candidates.reduce((total, candidate) => total + candidate.weight, 0);
  return candidates
    .map(({ weight, ...runner }) => ({ ...runner, chance: weight / sum }))
    .toSorted((a, b) => b.chance - a.chance);
}
