import type { Fixture } from '../fixture.ts';
import type { MarketDef, MarketShape, OutcomeResult } from '../markets/market.ts';
import type { PricingState } from '../match/state-at.ts';
import type { Views } from '../models/model.ts';
import { modelOf } from '../models/model-of.ts';
import { finished, type Steps } from '../steps.ts';
import { type Grid, marginalOf } from './grid.ts';
import { viewsOf } from './views-of.ts';

/** Probabilities that a unit stake on an outcome wins and loses; the rest is returned. */
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
  state: PricingState,
  scope: 'main' | 'all' = 'all',
): readonly FairMarket[] {
  return finished(fairSteps(fixture, state, scope));
}

/** `fairMarkets` in steps: one market with its lines at a time. */
export function* fairSteps(
  fixture: Fixture,
  { moment }: PricingState,
  scope: 'main' | 'all',
): Steps<readonly FairMarket[]> {
  const model = modelOf(fixture);
  if (model.prepare !== undefined) yield* model.prepare(moment, scope);
  const views = viewsOf(fixture, moment);
  const found: FairMarket[] = [];
  for (const def of model.markets) {
    if (scope === 'main' && def.rank === 0) continue;
    // Computing the distribution takes longest, so it is a step of its own.
    views(def.view);
    yield null;
    found.push(...fairLines(def, views, scope));
    yield null;
  }
  return found;
}

function fairLines(def: MarketDef, views: Views, scope: 'main' | 'all'): readonly FairMarket[] {
  const grid = views(def.view);
  if (grid === null) return [];
  return def.specifiers(grid, scope).flatMap((specifier) => {
    const shape = def.at(specifier);
    const own = shape === null ? null : views(shape.view);
    return shape === null || own === null ? [] : [fairMarket(shape, own)];
  });
}

export function fairMarket(shape: MarketShape, grid: Grid): FairMarket {
  const weights = verdictWeights(shape, grid);
  const probabilities =
    shape.results === null
      ? exclusiveChances(shape, weights)
      : tableChances(shape.results, shape.outcomes.length, weights);
  return { shape, probabilities, decided: onlyVerdict(weights) !== null };
}

function exclusiveChances({ outcomes }: MarketShape, weights: Float64Array): Float64Array {
  const open = 1 - (weights[outcomes.length] ?? 0);
  return weights.subarray(0, outcomes.length).map((weight) => (open > 0 ? weight / open : 0));
}

function tableChances(table: NonNullable<MarketShape['results']>, count: number, weights: Float64Array): Float64Array {
  const probabilities = new Float64Array(count);
  for (let outcome = 0; outcome < count; outcome++) {
    let wins = 0;
    let loses = 0;
    for (const [verdict, row] of table.entries()) {
      const result = row[outcome];
      const weight = weights[verdict] ?? 0;
      if (result === undefined || weight === 0) continue;
      wins += weight * winWeight[result];
      loses += weight * loseWeight[result];
    }
    probabilities[outcome] = wins + loses > 0 ? wins / (wins + loses) : 0;
  }
  return probabilities;
}

/** How likely each verdict of a market is. */
export function verdictWeights(shape: MarketShape, grid: Grid): Float64Array {
  const weights = new Float64Array(shape.results?.length ?? shape.outcomes.length + 1);
  const { home, away, third, fourth, chance, size } = grid;
  if (shape.byFigure !== null) {
    const { min, chance: law } = marginalOf(grid, shape.byFigure.figure);
    for (let at = 0; at < law.length; at++) {
      const verdict = shape.byFigure.verdict(min + at);
      weights[verdict] = (weights[verdict] ?? 0) + (law[at] ?? 0);
    }
    return weights;
  }
  for (let cell = 0; cell < size; cell++) {
    const verdict = shape.verdict(home[cell] ?? 0, away[cell] ?? 0, third[cell] ?? 0, fourth[cell] ?? 0);
    weights[verdict] = (weights[verdict] ?? 0) + (chance[cell] ?? 0);
  }
  return weights;
}

/** The one verdict that is certain, or null while two are possible. */
export function onlyVerdict(weights: Float64Array): number | null {
  let found: number | null = null;
  for (let verdict = 0; verdict < weights.length; verdict++) {
    if (weights[verdict] === 0) continue;
    if (found !== null) return null;
    found = verdict;
  }
  return found;
}

const indexes = new WeakMap<readonly MarketDef[], ReadonlyMap<string, readonly MarketDef[]>>();

/** A market of a fixture by what a bet names it with, also on a line no longer offered. */
export function shapeOf(fixture: Fixture, marketId: string, specifier: string): MarketShape | null {
  const { markets } = modelOf(fixture);
  const index = indexes.get(markets) ?? Map.groupBy(markets, ({ id }) => id);
  indexes.set(markets, index);
  for (const def of index.get(marketId) ?? []) {
    const shape = def.at(specifier);
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
  const grid = shape === null ? null : viewsOf(fixture, moment)(shape.view);
  if (shape === null || grid === null) return null;
  const at = shape.outcomes.findIndex(({ id }) => id === outcomeId);
  return fairMarket(shape, grid).probabilities[at] ?? null;
}
