import type { Odds } from '@slipstream/units/odds';
import type { Fixture } from '../fixture.ts';
import type { PricingState } from '../match/state-at.ts';
import type { Joint } from '../models/model.ts';
import { customSelectionsMax } from './custom-bet.ts';
import { customOdds, type OwnPrice, ownPriceOf } from './custom-odds.ts';
import type { Grid } from './grid.ts';
import {
  chanceMin,
  chanceOf,
  type CustomSelection,
  jointLegOf,
  type JointMarket,
  jointMarketOf,
  verdictsOf,
  winCellsOf,
  winsOf,
} from './joint-leg.ts';
import { viewsOf } from './views-of.ts';

/** A market with the current prices of its outcomes, in their order. */
interface AdditionMarket {
  readonly marketId: string;
  readonly specifier: string;
  readonly odds: readonly number[];
}

/** What a set would be with one more outcome: its price, or why there is none. */
export type Addition = CustomSelection &
  (
    | { readonly kind: 'priced'; readonly odds: Odds; /** The set implies it already. */ readonly isCovered: boolean }
    | { readonly kind: 'blocked'; readonly code: 'impossible' | 'certain' | 'not_combinable' }
  );

/** The set as a joint sees it: the cells in which it wins, and the chance of its selections in other joints. */
interface SetInJoint {
  readonly cells: Uint8Array;
  readonly chance: number;
  readonly chanceElsewhere: number;
}

/** The set with each outcome of some markets added (CUSTOM-4). One pass over the cells answers for all outcomes of a market. */
export function customAdditions(
  fixture: Fixture,
  { moment }: PricingState,
  selections: readonly CustomSelection[],
  markets: readonly AdditionMarket[],
): readonly Addition[] {
  const views = viewsOf(fixture, moment);
  const legs = selections.flatMap((selection) => jointLegOf(fixture, selection) ?? []);
  const own = legs.map((leg) => ownPriceOf(leg, views));
  const isFull = selections.length >= customSelectionsMax;
  const winCells = (joint: Joint, grid: Grid) =>
    winCellsOf(
      legs.filter((leg) => leg.joint === joint),
      grid,
    );
  const chances = new Map(
    [...new Set(legs.map(({ joint }) => joint))].map((joint) => {
      const grid = views(joint.view);
      return [joint, grid === null ? 0 : chanceOf(winCells(joint, grid), grid)];
    }),
  );
  const sets = new Map<Joint, SetInJoint>();
  const setIn = (joint: Joint, grid: Grid): SetInJoint => {
    const elsewhere = [...chances].filter(([other]) => other !== joint).map(([, chance]) => chance);
    const made = sets.get(joint) ?? {
      cells: winCells(joint, grid),
      chance: chances.get(joint) ?? 1,
      chanceElsewhere: elsewhere.reduce((product, chance) => product * chance, 1),
    };
    sets.set(joint, made);
    return made;
  };
  return markets.flatMap(({ marketId, specifier, odds }) => {
    const market = jointMarketOf(fixture, marketId, specifier);
    const grid = market === null ? null : views(market.joint.view);
    if (market === null || grid === null) return [];
    if (isFull) return allOf(market);
    return additionsIn(market, grid, { set: setIn(market.joint, grid), own, odds });
  });
}

function allOf({ shape: { id, specifier, outcomes } }: JointMarket): readonly Addition[] {
  return outcomes.map((outcome) => ({
    kind: 'blocked',
    code: 'not_combinable',
    marketId: id,
    specifier,
    outcomeId: outcome.id,
  }));
}

interface AdditionTerms {
  readonly set: SetInJoint;
  readonly own: readonly OwnPrice[];
  readonly odds: readonly number[];
}

function additionsIn(market: JointMarket, grid: Grid, { set, own, odds }: AdditionTerms): readonly Addition[] {
  const { shape } = market;
  const verdicts = verdictsOf(market, grid);
  const count = shape.results?.length ?? shape.outcomes.length + 1;
  /** Chance of each verdict, in all cells and in those in which the set wins. */
  const alone = new Float64Array(count);
  const joined = new Float64Array(count);
  for (let cell = 0; cell < grid.size; cell++) {
    const verdict = verdicts[cell] ?? 0;
    const chance = grid.chance[cell] ?? 0;
    alone[verdict] = (alone[verdict] ?? 0) + chance;
    if (set.cells[cell] === 1) joined[verdict] = (joined[verdict] ?? 0) + chance;
  }
  return shape.outcomes.map(({ id }, outcome): Addition => {
    const address = { marketId: shape.id, specifier: shape.specifier, outcomeId: id };
    const wins = winsOf(shape, outcome);
    const together = weighted(joined, wins);
    const chance = together * set.chanceElsewhere;
    if (together < chanceMin || chance === 0) return { ...address, kind: 'blocked', code: 'impossible' };
    const price = customOdds(chance, [...own, { chance: weighted(alone, wins), odds: odds[outcome] ?? 0 }]);
    if (price === null) return { ...address, kind: 'blocked', code: 'certain' };
    return { ...address, kind: 'priced', odds: price, isCovered: set.chance - together < chanceMin };
  });
}

function weighted(sums: Float64Array, wins: Uint8Array): number {
  let total = 0;
  for (let verdict = 0; verdict < sums.length; verdict++) total += (sums[verdict] ?? 0) * (wins[verdict] ?? 0);
  return total;
}
