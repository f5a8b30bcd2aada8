import type { SportFamily } from '../../../../sports/sports.data.ts';

/** Markets on who wins the match, by the feed's ids: 1X2, winner, and winner including overtime, extra innings or super over. */
export const winnerMarkets: ReadonlySet<string> = new Set(['1', '186', '219', '251', '340', '406']);

/** Whether both score in regular time. */
export const bothScoreMarket = '29';

export interface TotalOfMarket {
  /** The sports in which the id is the sum of both scores; in a fight it counts rounds. */
  readonly families: readonly SportFamily[];
  readonly hasOvertime: boolean;
}

/** Markets on the sum of both scores by period: goals, points, runs, games of all sets. */
export const totalMarkets: Readonly<Record<string, TotalOfMarket>> = {
  '18': { families: ['half', 'quarter', 'period'], hasOvertime: false },
  '189': { families: ['set'], hasOvertime: false },
  '225': { families: ['quarter'], hasOvertime: true },
  '258': { families: ['inning'], hasOvertime: true },
};
