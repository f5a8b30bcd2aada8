import type { Fixture } from '../fixture.ts';
import { type MarketShape, resultOf } from '../markets/market.ts';
import { modelOf } from '../models/model-of.ts';
import type { Joint } from '../models/model.ts';
import { shapeOf } from './fair.ts';
import type { Grid } from './grid.ts';

export interface CustomSelection {
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
}

/** A market that can be read against a joint. */
export interface JointMarket {
  readonly shape: MarketShape;
  readonly joint: Joint;
}

export interface JointLeg extends JointMarket {
  /** Place of the outcome in its market. */
  readonly outcome: number;
  /** For each verdict of the market, 1 where the selection wins. */
  readonly wins: Uint8Array;
}

/** Probabilities below this are rounding errors and count as zero. */
export const chanceMin = 1e-9;

/** Null for a market that is part of no custom bet. */
export function jointMarketOf(fixture: Fixture, marketId: string, specifier: string): JointMarket | null {
  const shape = shapeOf(fixture, marketId, specifier);
  if (shape === null || shape.customBetGroups.length === 0) return null;
  const joint = modelOf(fixture).joints.find(({ parts }) => parts[shape.view] !== undefined);
  return joint === undefined ? null : { shape, joint };
}

export function jointLegOf(fixture: Fixture, { marketId, specifier, outcomeId }: CustomSelection): JointLeg | null {
  const market = jointMarketOf(fixture, marketId, specifier);
  const outcome = market?.shape.outcomes.findIndex(({ id }) => id === outcomeId) ?? -1;
  return market === null || outcome < 0 ? null : { ...market, outcome, wins: winsOf(market.shape, outcome) };
}

export function winsOf(shape: MarketShape, outcome: number): Uint8Array {
  const verdicts = shape.results?.length ?? shape.outcomes.length + 1;
  return Uint8Array.from({ length: verdicts }, (_, verdict) => (resultOf(shape, verdict, outcome) === 'win' ? 1 : 0));
}

const known = new WeakMap<Grid, Map<MarketShape, Uint16Array>>();

/** A market's verdict in every cell of its joint, cached by grid. */
export function verdictsOf({ shape, joint }: JointMarket, grid: Grid): Uint16Array {
  const ofGrid = known.get(grid) ?? new Map<MarketShape, Uint16Array>();
  known.set(grid, ofGrid);
  const made = ofGrid.get(shape) ?? verdictsIn(shape, joint, grid);
  ofGrid.set(shape, made);
  return made;
}

function verdictsIn(shape: MarketShape, { parts }: Joint, grid: Grid): Uint16Array {
  const part = parts[shape.view];
  const verdicts = new Uint16Array(grid.size);
  if (part === undefined) return verdicts;
  const { home, away, third, fourth } = grid;
  for (let cell = 0; cell < grid.size; cell++) {
    const seen = part(home[cell] ?? 0, away[cell] ?? 0, third[cell] ?? 0, fourth[cell] ?? 0);
    verdicts[cell] = shape.verdict(seen[0], seen[1], seen[2], seen[3]);
  }
  return verdicts;
}

/** For every cell, 1 where all legs win. */
export function winCellsOf(legs: readonly JointLeg[], grid: Grid): Uint8Array {
  const cells = new Uint8Array(grid.size).fill(1);
  for (const leg of legs) {
    const verdicts = verdictsOf(leg, grid);
    const { wins } = leg;
    for (let cell = 0; cell < grid.size; cell++) if (wins[verdicts[cell] ?? 0] !== 1) cells[cell] = 0;
  }
  return cells;
}

/** Chance of some cells; a rounding error counts as zero. */
export function chanceOf(cells: Uint8Array, grid: Grid): number {
  let chance = 0;
  for (let cell = 0; cell < grid.size; cell++) if (cells[cell] === 1) chance += grid.chance[cell] ?? 0;
  return chance < chanceMin ? 0 : chance;
}
