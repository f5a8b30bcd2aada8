import type { Odds } from '@slipstream/units/odds';
import type { Fixture } from '../fixture.ts';
import type { MarketShape } from '../markets/market.ts';
import type { PricingState } from '../match/state-at.ts';
import type { Joint } from '../models/model.ts';
import { modelOf } from '../models/model-of.ts';
import { shapeOf } from './fair.ts';
import type { Grid } from './grid.ts';
import { ladderFloor } from './ladder.ts';
import { withMargin } from './margin.ts';

export interface CustomSelection {
  readonly marketId: string;
  readonly specifier: string;
  readonly outcomeId: string;
}

/** A selection read against a joint: does a cell of it win? */
interface Leg {
  readonly shape: MarketShape;
  readonly joint: Joint;
  readonly wins: (home: number, away: number, third: number, fourth: number) => boolean;
}

const selectionsMax = 12;

/**
 * Chance that every selection wins, from the joint law of the match (CUSTOM-1). Null when the set is no custom bet: fewer than
 * two selections, one that cannot be combined, the same market line twice, a set that cannot win, or a selection that
 * adds nothing because the others already imply it.
 */
export function customBetProbability(
  fixture: Fixture,
  { moment }: PricingState,
  selections: readonly CustomSelection[],
): number | null {
  if (selections.length < 2 || selections.length > selectionsMax) return null;
  const legs: Leg[] = [];
  for (const selection of selections) {
    const leg = legOf(fixture, selection);
    if (leg === null || legs.some(({ shape }) => shape === leg.shape)) return null;
    legs.push(leg);
  }
  const views = modelOf(fixture).views(moment);
  let product = 1;
  for (const joint of new Set(legs.map((leg) => leg.joint))) {
    const grid = views(joint.view);
    const chance =
      grid === null
        ? null
        : chanceOf(
            legs.filter((leg) => leg.joint === joint),
            grid,
          );
    if (chance === null) return null;
    product *= chance;
  }
  return product;
}

/** The price of a custom bet: its margin grows a little with every selection, as each one adds a chance to be wrong. */
export function customBetOdds(
  fixture: Fixture,
  state: PricingState,
  selections: readonly CustomSelection[],
): Odds | null {
  const chance = customBetProbability(fixture, state, selections);
  if (chance === null || chance >= 1) return null;
  const margin = Math.min(0.08, 0.045 + 0.005 * selections.length);
  const [implied = chance] = withMargin(Float64Array.of(chance, 1 - chance), margin);
  return ladderFloor(1000 / implied);
}

function legOf(fixture: Fixture, { marketId, specifier, outcomeId }: CustomSelection): Leg | null {
  const shape = shapeOf(fixture, marketId, specifier);
  if (shape === null || shape.customBetGroups.length === 0) return null;
  const outcome = shape.outcomes.findIndex(({ id }) => id === outcomeId);
  const joint = modelOf(fixture).joints.find(({ parts }) => parts[shape.view] !== undefined);
  const part = joint?.parts[shape.view];
  if (outcome < 0 || joint === undefined || part === undefined) return null;
  const winning = shape.results.map((row) => row[outcome] === 'win');
  return { shape, joint, wins: (a, b, c, d) => winning[shape.verdict(...part(a, b, c, d))] ?? false };
}

/** Sums the cells in which all legs win, and those in which all but one do: a leg that rules out nothing is redundant. */
function chanceOf(legs: readonly Leg[], grid: Grid): number | null {
  let all = 0;
  const ruledOut = legs.map(() => 0);
  for (let cell = 0; cell < grid.size; cell++) {
    const chance = grid.chance[cell] ?? 0;
    let lost = -1;
    let losses = 0;
    for (const [at, { wins }] of legs.entries()) {
      if (wins(grid.home[cell] ?? 0, grid.away[cell] ?? 0, grid.third[cell] ?? 0, grid.fourth[cell] ?? 0)) continue;
      lost = at;
      losses++;
    }
    if (losses === 0) all += chance;
    if (losses === 1) ruledOut[lost] = (ruledOut[lost] ?? 0) + chance;
  }
  return all < 1e-9 || ruledOut.some((chance) => chance < 1e-9) ? null : all;
}
