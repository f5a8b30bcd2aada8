import type { Odds } from '@slipstream/units/odds';

/** One range of a comboboost. Legs with a price of at least `minOdds` count towards it; others do not matter. */
export type ComboboostRange = {
  readonly minCount: number;
  readonly maxCount: number;
  /** What the return is multiplied by, in thousandths: 1100 is ten per cent more. */
  readonly bonusOdds: Odds;
  readonly minOdds: Odds;
};

export type ComboboostUpcoming = { readonly range: ComboboostRange; readonly selectionsMissing: number };

/** The range a combo is in; of several, the one that pays most (SLIP-13). */
export function comboboostRange(
  ranges: readonly ComboboostRange[],
  odds: readonly Odds[],
): ComboboostRange | undefined {
  let best: ComboboostRange | undefined;
  for (const range of ranges) {
    const count = countedLegs(range, odds);
    if (count < range.minCount || count > range.maxCount) continue;
    if (best === undefined || range.bonusOdds > best.bonusOdds) best = range;
  }
  return best;
}

/**
 * The next range to reach: one that pays more than now and needs the fewest further legs; of several, the one that pays
 * most. "One more selection for +10 %."
 */
export function comboboostUpcoming(
  ranges: readonly ComboboostRange[],
  odds: readonly Odds[],
): ComboboostUpcoming | undefined {
  const bonusOddsNow = comboboostRange(ranges, odds)?.bonusOdds ?? 0;
  let next: ComboboostUpcoming | undefined;
  for (const range of ranges) {
    const selectionsMissing = range.minCount - countedLegs(range, odds);
    if (selectionsMissing <= 0 || range.bonusOdds <= bonusOddsNow) continue;
    if (next === undefined || isSooner({ range, selectionsMissing }, next)) next = { range, selectionsMissing };
  }
  return next;
}

function isSooner(one: ComboboostUpcoming, other: ComboboostUpcoming): boolean {
  if (one.selectionsMissing !== other.selectionsMissing) return one.selectionsMissing < other.selectionsMissing;
  return one.range.bonusOdds > other.range.bonusOdds;
}

function countedLegs({ minOdds }: ComboboostRange, odds: readonly Odds[]): number {
  return odds.filter((price) => price >= minOdds).length;
}
