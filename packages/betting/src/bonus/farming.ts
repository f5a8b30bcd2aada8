import type { Minor } from '@slipstream/units/minor';
import { oddsScale } from '@slipstream/units/odds';

export type FarmingTerms = {
  /** Points for a stake of one whole unit at even odds, in thousandths. */
  readonly pointsRate: number;
  readonly farmOncePerEvent: boolean;
  readonly farmedEventIds: readonly string[];
};

export type FarmedBet = {
  readonly stake: Minor;
  readonly subunits: number;
  /** Total odds in thousandths. */
  readonly odds: number;
  readonly matchIds: readonly string[];
};

/**
 * Points for a bet (BONUS-7): proportional to its stake and possible profit, so even odds give the rate and odds of
 * 1.000 nothing. Floored once. If an event counts only once, a bet on one that counted before gives nothing.
 */
export function farmedPoints({ stake, subunits, odds, matchIds }: FarmedBet, terms: FarmingTerms): number {
  const { pointsRate, farmOncePerEvent, farmedEventIds } = terms;
  if (farmOncePerEvent && matchIds.some((id) => farmedEventIds.includes(id))) return 0;
  const scale = BigInt(oddsScale);
  const gain = BigInt(Math.max(0, odds - oddsScale));
  const points = (BigInt(pointsRate) * BigInt(stake) * gain) / (1000n * scale * BigInt(subunits));
  return Number(points > pointsMax ? pointsMax : points);
}

const pointsMax = 1_000_000_000_000n;

/** The steps passed on the way from one count to another, each once: thresholds of a hunting, bets of a progress bar. */
export function stepsReached<Step>(
  steps: readonly Step[],
  heightOf: (step: Step) => number,
  before: number,
  after: number,
): readonly Step[] {
  return steps.filter((step) => heightOf(step) > before && heightOf(step) <= after);
}
