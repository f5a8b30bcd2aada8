import { type Odds, odds } from '@slipstream/units/odds';
import type { Views } from '../models/model.ts';
import { chanceMin, chanceOf, type JointLeg, winCellsOf } from './joint-leg.ts';
import { ladderFloor } from './ladder.ts';
import { withMargin } from './margin.ts';
import { outcomeOdds } from './priced.ts';

/** A selection on its own: how likely it is, and its price in its market. */
export interface OwnPrice {
  readonly chance: number;
  readonly odds: number;
}

/**
 * The price of a set (CUSTOM-4). A set that is no stricter than one of its selections has the price of that selection. Any
 * other has the price of its chance, and never less than one of its selections. A selection that the others imply does not
 * change the chance, so it does not change the price. Null if the set is certain.
 */
export function customOdds(chance: number, legs: readonly OwnPrice[]): Odds | null {
  if (chance > 1 - chanceMin) return null;
  const alike = legs.filter((leg) => leg.chance - chance < chanceMin);
  if (alike.length > 0) return odds(Math.max(...alike.map((leg) => leg.odds)));
  const [implied = chance] = withMargin(Float64Array.of(chance, 1 - chance), marginOf(chance));
  return odds(Math.max(ladderFloor(1000 / implied), ...legs.map((leg) => leg.odds)));
}

/** The margin grows as the chance falls: each halving adds a chance for the model to be wrong. */
function marginOf(chance: number): number {
  return Math.min(0.08, 0.045 + 0.005 * Math.log2(1 / chance));
}

export function ownPriceOf(leg: JointLeg, views: Views): OwnPrice {
  const joint = views(leg.joint.view);
  const own = views(leg.shape.view);
  return {
    chance: joint === null ? 0 : chanceOf(winCellsOf([leg], joint), joint),
    odds: own === null ? 0 : outcomeOdds(leg.shape, own, leg.outcome),
  };
}
