import type { Fixture } from '../fixture.ts';
import type { PricingState } from '../match/state-at.ts';
import {
  chanceMin,
  type CustomSelection,
  dead,
  type JointLeg,
  jointLegOf,
  type JointMarket,
  jointMarketOf,
  loneLosers,
  verdictsOf,
  winsOf,
  won,
} from './joint-leg.ts';
import type { Grid } from './grid.ts';
import { viewsOf } from './views-of.ts';

export interface BlockedOutcome extends CustomSelection {
  readonly code: 'identical' | 'impossible';
}

/**
 * Of some markets, the outcomes that would spoil a set if they joined it: one that can't win with it, or that adds nothing, or
 * that makes a selection of the set add nothing. One pass over the cells answers for all outcomes of a market.
 */
export function customBlocked(
  fixture: Fixture,
  { moment }: PricingState,
  selections: readonly CustomSelection[],
  markets: readonly { readonly marketId: string; readonly specifier: string }[],
): readonly BlockedOutcome[] {
  const views = viewsOf(fixture, moment);
  const legs = selections.flatMap((selection) => jointLegOf(fixture, selection) ?? []);
  const losersOf = new Map<Grid, { readonly mates: readonly JointLeg[]; readonly losers: Int8Array }>();
  return markets.flatMap(({ marketId, specifier }) => {
    const market = jointMarketOf(fixture, marketId, specifier);
    const grid = market === null ? null : views(market.joint.view);
    if (market === null || grid === null) return [];
    const mates = legs.filter(({ joint }) => joint === market.joint);
    const held = losersOf.get(grid) ?? { mates, losers: loneLosers(mates, grid) };
    losersOf.set(grid, held);
    if (mates.some(({ shape }) => shape === market.shape)) return allOf(market);
    return blockedIn(market, grid, held);
  });
}

/** The market has a selected outcome, so each other outcome contradicts it. */
function allOf({ shape }: JointMarket): readonly BlockedOutcome[] {
  const { id: marketId, specifier, outcomes } = shape;
  return outcomes.map(({ id }) => ({ marketId, specifier, outcomeId: id, code: 'impossible' }));
}

function blockedIn(
  market: JointMarket,
  grid: Grid,
  { mates, losers }: { readonly mates: readonly JointLeg[]; readonly losers: Int8Array },
): readonly BlockedOutcome[] {
  const { shape } = market;
  const verdicts = verdictsOf(market, grid);
  const count = shape.results?.length ?? shape.outcomes.length + 1;
  /** Chance of each verdict where the set wins, and where one selection of it alone loses. */
  const alive = new Float64Array(count);
  const saved = mates.map(() => new Float64Array(count));
  for (let cell = 0; cell < grid.size; cell++) {
    const loser = losers[cell] ?? dead;
    if (loser === dead) continue;
    const sums = loser === won ? alive : saved[loser];
    const verdict = verdicts[cell] ?? 0;
    if (sums !== undefined) sums[verdict] = (sums[verdict] ?? 0) + (grid.chance[cell] ?? 0);
  }
  const total = alive.reduce((sum, chance) => sum + chance, 0);
  return shape.outcomes.flatMap(({ id }, outcome): readonly BlockedOutcome[] => {
    const wins = winsOf(shape, outcome);
    const together = weighted(alive, wins);
    const isIdle = total - together < chanceMin || saved.some((sums) => weighted(sums, wins) < chanceMin);
    if (together >= chanceMin && !isIdle) return [];
    const code = together < chanceMin ? 'impossible' : 'identical';
    return [{ marketId: shape.id, specifier: shape.specifier, outcomeId: id, code }];
  });
}

function weighted(sums: Float64Array, wins: Uint8Array): number {
  let total = 0;
  for (let verdict = 0; verdict < sums.length; verdict++) total += (sums[verdict] ?? 0) * (wins[verdict] ?? 0);
  return total;
}
