import type { SportKey } from '../../fixture.ts';

/** What tells one goal sport from another. */
export interface GoalsSport {
  readonly periods: readonly string[];
  readonly breaks: readonly string[];
  readonly periodS: number;
  readonly breakS: number;
  /** Most seconds added to a period; 0 where the clock stops instead. */
  readonly stoppageS: number;
  /** Goals of an average home and away side. */
  readonly goals: readonly [number, number];
  /** How much a point of rating multiplies, in logarithms. */
  readonly sway: number;
  readonly shared: number;
  readonly rho: number;
  /** Share of the goals in each period. */
  readonly shares: readonly number[];
  /** What is played when normal time ends level. */
  readonly decider: 'none' | 'sudden-death';
  readonly corners: readonly [number, number] | null;
  readonly cards: readonly [number, number] | null;
  readonly shots: readonly [number, number];
  /** Seconds of suspension after a goal; short where goals are common. */
  readonly goalPauseS: number;
  /** Seconds between price moves while the clock runs. */
  readonly tickS: number;
}

const soccer: GoalsSport = {
  periods: ['first_half', 'second_half'],
  breaks: ['half_time'],
  periodS: 2700,
  breakS: 900,
  stoppageS: 360,
  goals: [1.5, 1.2],
  sway: 0.24,
  shared: 0.08,
  rho: -0.06,
  shares: [0.45, 0.55],
  decider: 'none',
  corners: [5.4, 4.6],
  cards: [2.0, 2.3],
  shots: [10.5, 9],
  goalPauseS: 40,
  tickS: 30,
};

export const goalsSports = {
  soccer,
} as const satisfies Partial<Record<SportKey, GoalsSport>>;
