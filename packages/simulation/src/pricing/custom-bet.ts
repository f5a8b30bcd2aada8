import type { Odds } from '@slipstream/units/odds';
import type { Fixture } from '../fixture.ts';
import type { PricingState } from '../match/state-at.ts';
import { customOdds, ownPriceOf } from './custom-odds.ts';
import { chanceOf, type CustomSelection, type JointLeg, jointLegOf, winCellsOf } from './joint-leg.ts';
import { viewsOf } from './views-of.ts';

export type { CustomSelection };

export const customSelectionsMax = 12;

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
 * two selections, the same one twice, one that cannot be combined, or a set that cannot win. A selection that the others
 * imply is accepted (CUSTOM-4).
 */
export function customBetVerdict(
  fixture: Fixture,
  { moment }: PricingState,
  selections: readonly CustomSelection[],
): CustomBetVerdict {
  if (selections.length < 2) return refused('too_few', []);
  if (selections.length > customSelectionsMax) return refused('not_combinable', [customSelectionsMax]);
  const legs: JointLeg[] = [];
  for (const [at, selection] of selections.entries()) {
    const leg = jointLegOf(fixture, selection);
    if (leg === null) return refused('not_combinable', [at]);
    const twin = legs.findIndex(({ shape, outcome }) => shape === leg.shape && outcome === leg.outcome);
    if (twin >= 0) return refused('identical', [twin, at]);
    legs.push(leg);
  }
  const views = viewsOf(fixture, moment);
  let probability = 1;
  for (const [joint, members] of Map.groupBy(legs, (leg) => leg.joint)) {
    const grid = views(joint.view);
    const places = members.map((leg) => legs.indexOf(leg));
    if (grid === null) return refused('not_combinable', places);
    const chance = chanceOf(winCellsOf(members, grid), grid);
    if (chance === 0) return refused('impossible', places);
    probability *= chance;
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
    chance *= chanceOf(
      winCellsOf(
        members.filter((leg) => leg !== null),
        grid,
      ),
      grid,
    );
  }
  return chance;
}

function refused(
  code: Extract<CustomBetVerdict, { kind: 'refused' }>['code'],
  at: readonly number[],
): CustomBetVerdict {
  return { kind: 'refused', code, at };
}

/** Null if the selections cannot form a custom bet, or if the bet is certain. */
export function customBetOdds(
  fixture: Fixture,
  state: PricingState,
  selections: readonly CustomSelection[],
): Odds | null {
  const chance = customBetProbability(fixture, state, selections);
  if (chance === null) return null;
  const views = viewsOf(fixture, state.moment);
  const legs = selections.flatMap((selection) => jointLegOf(fixture, selection) ?? []);
  return customOdds(
    chance,
    legs.map((leg) => ownPriceOf(leg, views)),
  );
}
