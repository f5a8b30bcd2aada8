import type { Fixture } from '../fixture.ts';
import type { MarketDef, MarketShape, OutcomeResult } from '../markets/market.ts';
import type { PricingState } from '../match/state-at.ts';
import type { Views } from '../models/model.ts';
import { modelOf } from '../models/model-of.ts';
import type { Grid } from './grid.ts';

/** What a unit staked on an outcome can meet: the weights of winning and of losing; the rest comes back. */
const winWeight = { win: 1, half_win: 0.5, void: 0, half_lose: 0, lose: 0 } as const satisfies Record<
  OutcomeResult,
  number
>;
const loseWeight = { win: 0, half_win: 0, void: 0, half_lose: 0.5, lose: 1 } as const satisfies Record<
  OutcomeResult,
  number
>;

export interface FairMarket {
  readonly shape: MarketShape;
  /** Chance of each outcome among the cases in which the stake does not come back; the fair price is its inverse. */
  readonly probabilities: Float64Array;
  /** One verdict is certain: there is nothing left to bet on. */
  readonly decided: boolean;
}

/** Every market of the match now, or only those a list row shows, with fair probabilities. */
export function fairMarkets(
  fixture: Fixture,
  { moment }: PricingState,
  scope: 'main' | 'all' = 'all',
): readonly FairMarket[] {
  const model = modelOf(fixture);
  const views = model.views(moment);
  const wanted = scope === 'all' ? model.markets : model.markets.filter(({ rank }) => rank > 0);
  return wanted.flatMap((def) => fairLines(def, views, scope));
}

function fairLines(def: MarketDef, views: Views, scope: 'main' | 'all'): readonly FairMarket[] {
  const grid = views(def.view);
  if (grid === null) return [];
  return def.specifiers(grid, scope).flatMap((specifier) => {
    const shape = def.at(specifier);
    return shape === null ? [] : [fairMarket(shape, grid)];
  });
}

export function fairMarket(shape: MarketShape, grid: Grid): FairMarket {
  const weights = verdictWeights(shape, grid);
  const probabilities = new Float64Array(shape.outcomes.length);
  for (let outcome = 0; outcome < probabilities.length; outcome++) {
    let wins = 0;
    let loses = 0;
    for (let row = 0; row < weights.length; row++) {
      const weight = weights[row] ?? 0;
      const result = weight === 0 ? undefined : shape.results[row]?.[outcome];
      if (result === undefined) continue;
      wins += weight * winWeight[result];
      loses += weight * loseWeight[result];
    }
    probabilities[outcome] = wins + loses > 0 ? wins / (wins + loses) : 0;
  }
  return { shape, probabilities, decided: onlyRow(weights) !== null };
}

/** How likely each verdict of a market is. */
export function verdictWeights(shape: MarketShape, grid: Grid): Float64Array {
  const weights = new Float64Array(shape.results.length);
  const { home, away, third, fourth, chance, size } = grid;
  for (let cell = 0; cell < size; cell++) {
    const row = shape.verdict(home[cell] ?? 0, away[cell] ?? 0, third[cell] ?? 0, fourth[cell] ?? 0);
    weights[row] = (weights[row] ?? 0) + (chance[cell] ?? 0);
  }
  return weights;
}

/** The one verdict that is certain, or null while two are possible. */
export function onlyRow(weights: Float64Array): number | null {
  let found: number | null = null;
  for (let row = 0; row < weights.length; row++) {
    if (weights[row] === 0) continue;
    if (found !== null) return null;
    found = row;
  }
  return found;
}

/** A market of a fixture by what a bet names it with, also on a line no longer offered. */
export function shapeOf(fixture: Fixture, marketId: string, specifier: string): MarketShape | null {
  for (const def of modelOf(fixture).markets) {
    const shape = def.id === marketId ? def.at(specifier) : null;
    if (shape !== null) return shape;
  }
  return null;
}

/** Fair chance of an outcome now, for a cashout; null when the market or outcome does not exist or cannot be priced. */
export function fairProbability(
  fixture: Fixture,
  { moment }: PricingState,
  marketId: string,
  specifier: string,
  outcomeId: string,
): number | null {
  const shape = shapeOf(fixture, marketId, specifier);
  const grid = shape === null ? null : modelOf(fixture).views(moment)(shape.view);
  if (shape === null || grid === null) return null;
  const at = shape.outcomes.findIndex(({ id }) => id === outcomeId);
  return fairMarket(shape, grid).probabilities[at] ?? null;
}
