import type { Odds } from '@slipstream/units/odds';
import type { Fixture } from '../fixture.ts';
import type { PricingState } from '../match/state-at.ts';
import type { Grid } from './grid.ts';
import { chanceMin, type CustomSelection, dead, type JointLeg, jointLegOf, loneLosers, won } from './joint-leg.ts';
import { ladderFloor } from './ladder.ts';
import { withMargin } from './margin.ts';
import { viewsOf } from './views-of.ts';

export type { CustomSelection };

const selectionsMax = 12;

/** Why selections cannot form a custom bet, and which of them cause it. */
export type CustomBetVerdict =
  | { readonly kind: 'priced'; readonly probability: number }
  | {
      readonly kind: 'refused';
      readonly code: 'too_few' | 'not_combinable' | 'identical' | 'impossible';
      readonly at: readonly number[];
    };

/**
 * Chance that every selection wins, from the joint law of the match (CUSTOM-1), or why the set is no custom bet: fewer than
 * two selections, one that cannot be combined, a set that cannot win, or a selection that adds nothing because the
 * others already imply it.
 */
export function customBetVerdict(
  fixture: Fixture,
  { moment }: PricingState,
  selections: readonly CustomSelection[],
): CustomBetVerdict {
  if (selections.length < 2) return refused('too_few', []);
  if (selections.length > selectionsMax) return refused('not_combinable', [selectionsMax]);
  const legs: JointLeg[] = [];
  for (const [at, selection] of selections.entries()) {
    const leg = jointLegOf(fixture, selection);
    if (leg === null) return refused('not_combinable', [at]);
    const twin = legs.findIndex(({ shape }) => shape === leg.shape);
    if (twin >= 0) {
      const isSame = selections[twin]?.outcomeId === selection.outcomeId;
      return refused(isSame ? 'identical' : 'impossible', [twin, at]);
    }
    legs.push(leg);
  }
  const views = viewsOf(fixture, moment);
  let probability = 1;
  for (const [joint, members] of Map.groupBy(legs, (leg) => leg.joint)) {
    const grid = views(joint.view);
    const sums = grid === null ? null : jointSums(members, grid);
    const places = members.map((leg) => legs.indexOf(leg));
    if (sums === null) return refused('not_combinable', places);
    if (sums.all < chanceMin) return refused('impossible', places);
    const idle = places.filter((_, index) => (sums.loneLoss[index] ?? 0) < chanceMin);
    if (idle.length > 0) return refused('identical', idle);
    probability *= sums.all;
  }
  return { kind: 'priced', probability };
}

/** Null if the selections cannot form a custom bet. */
export function customBetProbability(
  fixture: Fixture,
  state: PricingState,
  selections: readonly CustomSelection[],
): number | null {
  const verdict = customBetVerdict(fixture, state, selections);
  return verdict.kind === 'priced' ? verdict.probability : null;
}

/** Chance that every selection of a bet already placed wins, for a cashout: any set has one, also one that play has narrowed. */
export function jointChance(
  fixture: Fixture,
  { moment }: PricingState,
  selections: readonly CustomSelection[],
): number | null {
  const views = viewsOf(fixture, moment);
  const legs = selections.map((selection) => jointLegOf(fixture, selection));
  let chance = 1;
  for (const [joint, members] of Map.groupBy(legs, (leg) => leg?.joint)) {
    const grid = joint === undefined ? null : views(joint.view);
    if (grid === null) return null;
    chance *= jointSums(
      members.filter((leg) => leg !== null),
      grid,
    ).all;
  }
  return chance;
}

function refused(
  code: Extract<CustomBetVerdict, { kind: 'refused' }>['code'],
  at: readonly number[],
): CustomBetVerdict {
  return { kind: 'refused', code, at };
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

/** Sums the cells in which all legs win, and those in which all but one do: a leg that never loses alone rules out nothing. */
function jointSums(
  legs: readonly JointLeg[],
  grid: Grid,
): { readonly all: number; readonly loneLoss: readonly number[] } {
  let all = 0;
  const loneLoss = legs.map(() => 0);
  const losers = loneLosers(legs, grid);
  for (let cell = 0; cell < grid.size; cell++) {
    const loser = losers[cell] ?? dead;
    const chance = grid.chance[cell] ?? 0;
    if (loser === won) all += chance;
    else if (loser !== dead) loneLoss[loser] = (loneLoss[loser] ?? 0) + chance;
  }
  return { all, loneLoss };
}
