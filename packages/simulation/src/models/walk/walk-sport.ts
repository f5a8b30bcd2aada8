/** Probability of each number of points from one possession, between equal sides. */
export type Yields = readonly (readonly [points: number, chance: number])[];

/**
 * A sport in which the score wanders: every possession moves margin and total by a random step. Over many possessions that
 * is a drift and diffusion of the two, kept on the lattice of scores the sport really has, so that margins of 3 and 7 are as
 * common in american football as they should be.
 */
export interface WalkSport {
  readonly periods: readonly string[];
  readonly breaks: readonly string[];
  readonly breakS: readonly number[];
  readonly periodS: (format: number) => number;
  /** Possessions of each side in a period. */
  readonly possessions: (format: number) => number;
  readonly yields: Yields;
  /** What a point of rating does to the weight of each point scored, in logarithms. */
  readonly sway: number;
  readonly homeEdge: number;
  /** What is played when the score is level at the end; null where a draw stands. */
  readonly overtime: { readonly possessions: number; readonly periodS: number } | null;
  /** Seconds the clock stands still after a possession. */
  readonly deadS: number;
  /** Seconds of suspension around a score; 0 where scores are too common for that. */
  readonly scorePauseS: number;
  /** Incident and statistic by points. */
  readonly scores: Readonly<Record<number, string>>;
}

const quarters = ['first_quarter', 'second_quarter', 'third_quarter', 'fourth_quarter'];
const quarterBreaks = ['first_break', 'half_time', 'second_break'];

export const basketball: WalkSport = {
  periods: quarters,
  breaks: quarterBreaks,
  breakS: [150, 900, 150],
  periodS: (format) => (format === 48 ? 720 : 600),
  possessions: (format) => (format === 48 ? 25 : 19),
  yields: [
    [0, 0.5],
    [1, 0.06],
    [2, 0.31],
    [3, 0.13],
  ],
  sway: 0.026,
  homeEdge: 0.45,
  overtime: { possessions: 11, periodS: 300 },
  deadS: 15,
  scorePauseS: 0,
  scores: { 1: 'free_throw', 2: 'two_points', 3: 'three_points' },
};

export const americanFootball: WalkSport = {
  periods: quarters,
  breaks: quarterBreaks,
  breakS: [120, 780, 120],
  periodS: () => 900,
  possessions: () => 3,
  yields: [
    [0, 0.64],
    [3, 0.155],
    [6, 0.015],
    [7, 0.175],
    [8, 0.015],
  ],
  sway: 0.03,
  homeEdge: 0.4,
  overtime: { possessions: 1, periodS: 600 },
  deadS: 280,
  scorePauseS: 30,
  scores: { 3: 'field_goal', 6: 'touchdown', 7: 'touchdown', 8: 'touchdown' },
};

export const rugby: WalkSport = {
  periods: ['first_half', 'second_half'],
  breaks: ['half_time'],
  breakS: [720],
  periodS: () => 2400,
  possessions: () => 9,
  yields: [
    [0, 0.72],
    [3, 0.1],
    [5, 0.07],
    [7, 0.11],
  ],
  sway: 0.05,
  homeEdge: 0.5,
  overtime: null,
  deadS: 20,
  scorePauseS: 30,
  scores: { 3: 'penalty_goal', 5: 'try', 7: 'converted_try' },
};
