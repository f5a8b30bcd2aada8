import type { Odds } from '@slipstream/units/odds';
import { isMatchComing, isMatchOver, matchStatus } from '@slipstream/units/match-status';
import { marketStatus, type MarketStatus } from '@slipstream/units/market-status';
import type { Fixture } from '../fixture.ts';
import type { PricingState } from '../match/state-at.ts';
import { finished, type Steps } from '../steps.ts';
import { gapOf, isHalfLine } from '../markets/lines.ts';
import type { MarketShape } from '../markets/market.ts';
import { type FairMarket, fairMarket, fairSteps } from './fair.ts';
import type { Grid } from './grid.ts';
import { ladderFloor } from './ladder.ts';
import { type MarketInfo, marketInfo, type OutcomeInfo } from './market-info.ts';
import { withMargin } from './margin.ts';

interface PricedOutcome {
  readonly info: OutcomeInfo;
  readonly odds: Odds;
  readonly active: boolean;
  readonly probability: number;
}

export interface PricedMarket {
  /** Does not change with the price: the same object for the same market of the same fixture. */
  readonly info: MarketInfo;
  readonly status: MarketStatus;
  readonly mostBalanced: boolean;
  /** When betting on it stops next, if that is known: before the match, its start. */
  readonly nextBetStopMs: number | null;
  readonly outcomes: readonly PricedOutcome[];
}

/** Outcomes with a lower probability are not offered: an error of the model would be large relative to it. */
const chanceMin = 0.0004;

/** The markets a list row shows. */
export function mainMarkets(fixture: Fixture, state: PricingState): readonly PricedMarket[] {
  return finished(pricedSteps(fixture, state, 'main'));
}

/** Everything a match page shows. */
export function allMarkets(fixture: Fixture, state: PricingState): readonly PricedMarket[] {
  return finished(pricedSteps(fixture, state, 'all'));
}

/** All markets of a match page, in steps of at most one market. */
export function* pricedSteps(
  fixture: Fixture,
  state: PricingState,
  scope: 'main' | 'all',
): Steps<readonly PricedMarket[]> {
  const markets = yield* fairSteps(fixture, state, scope);
  const balanced = mostBalanced(markets);
  const priced: PricedMarket[] = [];
  for (const market of markets) {
    priced.push({
      info: marketInfo(fixture, market.shape),
      status: statusOf(state, market),
      mostBalanced: balanced.has(market),
      nextBetStopMs: isMatchComing(state.status) ? fixture.startMs : null,
      outcomes: pricedOutcomes(fixture, market),
    });
    yield null;
  }
  return priced;
}

function statusOf(state: PricingState, market: FairMarket): MarketStatus {
  if (isMatchOver(state.status) || market.decided) return marketStatus.removed;
  return state.suspended || state.status === matchStatus.stopped ? marketStatus.suspended : marketStatus.open;
}

function pricedOutcomes(fixture: Fixture, { shape, probabilities }: FairMarket): readonly PricedOutcome[] {
  const { outcomes } = marketInfo(fixture, shape);
  const implied = impliedOf(probabilities, shape.margin, shape.winners);
  return outcomes.map((info, at) => {
    const probability = probabilities[at] ?? 0;
    const price = implied[at] ?? 0;
    return { info, odds: ladderFloor(1000 / price), active: probability >= chanceMin && probability < 1, probability };
  });
}

/** Current price of one outcome of a market, by its place. */
export function outcomeOdds(shape: MarketShape, grid: Grid, outcome: number): Odds {
  const { probabilities } = fairMarket(shape, grid);
  const implied = impliedOf(probabilities, shape.margin, shape.winners);
  return ladderFloor(1000 / (implied[outcome] ?? 0));
}

/** Where several outcomes win together, each is priced as a yes-or-no market of its own. */
function impliedOf(probabilities: Float64Array, margin: number, winners: number): Float64Array {
  if (winners === 1) return withMargin(probabilities, margin);
  return probabilities.map(
    (probability) => withMargin(Float64Array.of(probability, 1 - probability), margin)[0] ?? probability,
  );
}

/**
 * Of each market's lines, the one nearest to even chances: the one a page shows first (CAT-8). Only half lines, as in a list row, so that a row
 * keeps its line when somebody opens the match.
 */
function mostBalanced(markets: readonly FairMarket[]): ReadonlySet<FairMarket> {
  const best = new Map<string, FairMarket>();
  for (const market of markets) {
    const { line, id, view } = market.shape;
    if (line !== null && !isHalfLine(line)) continue;
    const place = `${id}/${view}`;
    const held = best.get(place);
    if (held === undefined || isNearer(market, held)) best.set(place, market);
  }
  return new Set(best.values());
}

/** Of two lines equally near, the lower total and the smaller margin, as `linesAround` has it: where the first outcome is likelier. */
function isNearer({ probabilities: [here = 0] }: FairMarket, { probabilities: [there = 0] }: FairMarket): boolean {
  return (gapOf(here) - gapOf(there) || there - here) < 0;
}
