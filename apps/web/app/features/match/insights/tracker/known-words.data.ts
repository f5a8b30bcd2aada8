import type { SourceCatalogue } from '@slipstream/locales/catalogue';

import type { IncidentKind } from './known-words.ts';

/** How an incident is drawn, and whether it still matters an hour later. */
export interface IncidentLook {
  readonly sign: 'score' | 'yellow' | 'red' | 'flag' | 'whistle' | 'review' | 'win' | 'dot';
  readonly isMinor: boolean;
}

const score: IncidentLook = { sign: 'score', isMinor: false };
const tally: IncidentLook = { sign: 'dot', isMinor: true };
const whistle: IncidentLook = { sign: 'whistle', isMinor: false };
const win: IncidentLook = { sign: 'win', isMinor: false };
const review: IncidentLook = { sign: 'review', isMinor: false };

export const incidentLooks = {
  goal: score,
  corner: { sign: 'flag', isMinor: true },
  yellow_card: { sign: 'yellow', isMinor: false },
  red_card: { sign: 'red', isMinor: false },
  shot: tally,
  shot_on_target: tally,
  review,
  goal_disallowed: review,
  penalty_awarded: review,
  penalty_missed: review,
  penalties: whistle,
  overtime: whistle,
  shootout_won: win,
  period_start: whistle,
  period_end: whistle,
  interrupted: whistle,
  resumed: whistle,
  game: { sign: 'dot', isMinor: false },
  point: tally,
  leg: { sign: 'dot', isMinor: false },
  round: tally,
  tower: tally,
  set_won: win,
  free_throw: tally,
  two_points: tally,
  three_points: tally,
  field_goal: score,
  touchdown: score,
  penalty_goal: score,
  try: score,
  converted_try: score,
  run: score,
  runs: score,
  wicket: { sign: 'red', isMinor: false },
  four: tally,
  six: tally,
  super_over: whistle,
  super_over_won: win,
  knockout: win,
  submission: win,
  decision: win,
  ended: whistle,
  abandoned: whistle,
} as const satisfies Record<IncidentKind, IncidentLook>;

/** What tells most about a match comes first. */
export const statisticKeys = [
  'possession',
  'goals',
  'shots',
  'shots_on_target',
  'corners',
  'yellow_cards',
  'red_cards',
  'fouls',
  'fouls_won',
  'penalties',
  'points_won',
  'games_won',
  'aces',
  'double_faults',
  'break_points',
  'breaks',
  'won_on_serve',
  'legs_won',
  'rounds_won',
  'towers_won',
  'free_throw',
  'two_points',
  'three_points',
  'turnovers',
  'field_goal',
  'touchdown',
  'penalty_goal',
  'try',
  'converted_try',
  'outs',
  'home_runs',
  'scoring_hits',
  'wickets',
  'fours',
  'sixes',
  'strikes',
  'takedowns',
  'clinches',
] as const satisfies readonly Exclude<keyof SourceCatalogue['match']['statistic'], 'other' | 'percent'>[];
