import type { SportKey } from './sports/sports.ts';

export type { SportKey };

export type SportKind = 'regular' | 'cyber' | 'premium_cricket';
export type Provider = 'betradar' | 'oddin' | 'betconstruct';

export interface Competitor {
  readonly id: string;
  readonly urnId: string;
  readonly name: string;
  readonly shortName: string;
  /** ISO 3166 alpha-2, or a football nation's code such as `gb-eng`. */
  readonly countryCode: string;
  /** Strength inside its own sport: 0 is average, most lie between -2 and 2. A model gives it its meaning. */
  readonly rating: number;
}

/** One meeting of two competitors: everything a model needs to play it, decided before it starts. */
export interface Fixture {
  readonly id: string;
  readonly urnId: string;
  readonly slug: string;
  readonly sportKey: SportKey;
  readonly provider: Provider;
  readonly leagueId: string;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly startMs: number;
  readonly round: string;
  readonly neutral: boolean;
  readonly stadium: string | null;
  readonly city: string | null;
  readonly hasVideo: boolean;
  /** Length of the contest where a sport has several: best of 3 or 5 sets, 20 or 50 overs, 3 or 5 rounds. */
  readonly format: number;
  readonly seed: number;
}
