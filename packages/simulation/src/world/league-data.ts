import type { SportKey } from '../fixture.ts';

/** How leagues are written down: compact, because there are many, and turned into entities once. */
export interface LeagueData {
  readonly sport: SportKey;
  readonly name: string;
  /** The feed's number of the tournament where it is well known; others are numbered in order. */
  readonly id?: number;
  /** A code of the table of regions. */
  readonly category: string;
  readonly zone: string;
  /** 1 for what a player expects on top of the list, up to 5. */
  readonly tier: number;
  /** Ratings of the first and the last of the list; the others lie between. */
  readonly ratings: readonly [best: number, worst: number];
  readonly format?: number;
  readonly calendar: LeagueCalendarData;
  /** One competitor a line or a comma, strongest first: `Name|SHORT|stadium|city`, with ` :ca` after a name from abroad. */
  readonly field: string;
}

export interface LeagueCalendarData {
  readonly kind: 'league';
  readonly rounds: string;
  readonly every?: number;
  readonly phase?: number;
  readonly games?: number;
  readonly neutral?: boolean;
}
