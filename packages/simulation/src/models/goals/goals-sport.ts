/** The parameters of a goal sport. */
export interface GoalsSport {
  readonly periods: readonly string[];
  readonly breaks: readonly string[];
  readonly periodS: number;
  readonly breakS: number;
  /** Most seconds added to a period; 0 where the clock stops instead. */
  readonly stoppageS: number;
  readonly goals: readonly [number, number];
  /** Logarithm of the factor of one point of rating. */
  readonly sway: number;
  readonly shared: number;
  readonly rho: number;
  readonly shares: readonly number[];
  /** What is played when normal time ends level. */
  readonly decider: 'none' | 'sudden-death';
  /** Whether there are video reviews and penalties. */
  readonly reviews: boolean;
  readonly corners: readonly [number, number] | null;
  readonly cards: readonly [number, number] | null;
  readonly shots: readonly [number, number];
  /** Seconds of suspension after a goal; short where goals are common. */
  readonly goalPauseS: number;
  /** Seconds between price moves while the clock runs. */
  readonly tickS: number;
}

export const soccer: GoalsSport = {
  periods: ['first_half', 'second_half'],
  breaks: ['half_time'],
  periodS: 2700,
  breakS: 900,
  stoppageS: 360,
  goals: [1.5, 1.2],
  sway: 0.3,
  shared: 0.08,
  rho: -0.06,
  shares: [0.45, 0.55],
  decider: 'none',
  reviews: true,
  corners: [5.4, 4.6],
  cards: [2.0, 2.3],
  shots: [7.5, 6.5],
  goalPauseS: 40,
  tickS: 30,
};

const onConsole: GoalsSport = {
  ...soccer,
  periodS: 240,
  breakS: 60,
  stoppageS: 30,
  goals: [2.1, 2.0],
  sway: 0.2,
  shared: 0.15,
  rho: -0.03,
  reviews: false,
  corners: null,
  cards: null,
  shots: [4, 4],
  goalPauseS: 12,
  tickS: 10,
};

/** Two short halves on a console, as many minutes as the format says: more goals, no cards worth pricing. */
export function electronicSoccer(minutes: number): GoalsSport {
  return minutes === 8 || minutes < 4 ? onConsole : { ...onConsole, periodS: 30 * minutes };
}

export const iceHockey: GoalsSport = {
  periods: ['first_period', 'second_period', 'third_period'],
  breaks: ['first_break', 'second_break'],
  periodS: 1200,
  breakS: 1020,
  stoppageS: 0,
  goals: [3.15, 2.75],
  sway: 0.14,
  shared: 0.15,
  rho: 0,
  shares: [0.31, 0.34, 0.35],
  decider: 'sudden-death',
  reviews: false,
  corners: null,
  cards: null,
  shots: [19, 18],
  goalPauseS: 30,
  tickS: 30,
};

export const handball: GoalsSport = {
  periods: ['first_half', 'second_half'],
  breaks: ['half_time'],
  periodS: 1800,
  breakS: 600,
  stoppageS: 0,
  goals: [29.5, 27.5],
  sway: 0.07,
  shared: 0,
  rho: 0,
  shares: [0.485, 0.515],
  decider: 'none',
  reviews: false,
  corners: null,
  cards: null,
  shots: [14, 14],
  goalPauseS: 4,
  tickS: 30,
};
