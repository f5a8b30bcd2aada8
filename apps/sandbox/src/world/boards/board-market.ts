import type { OutcomeResult } from '@slipstream/simulation/markets/market';
import type { MarketInfo } from '@slipstream/simulation/pricing/market-info';
import type { PricedMarket } from '@slipstream/simulation/pricing/priced';
import { marketStatus, type MarketStatus } from '@slipstream/units/market-status';

export interface BoardOutcome {
  readonly id: string;
  readonly odds: number;
  readonly active: boolean;
  readonly result?: OutcomeResult;
}

/** One market as it stands for everybody, with the version of its last change. */
export interface BoardMarket {
  readonly key: string;
  readonly info: MarketInfo;
  readonly version: number;
  readonly status: MarketStatus;
  readonly mostBalanced: boolean;
  readonly nextBetStopMs: number | null;
  readonly outcomes: readonly BoardOutcome[];
}

export function marketKey({ id, specifier }: Pick<MarketInfo, 'id' | 'specifier'>): string {
  return specifier === '' ? id : `${id}|${specifier}`;
}

export function boardMarket(market: PricedMarket, version: number): BoardMarket {
  return {
    key: marketKey(market.info),
    info: market.info,
    version,
    status: market.status,
    mostBalanced: market.mostBalanced,
    nextBetStopMs: market.nextBetStopMs,
    outcomes: market.outcomes.map(({ info, odds, active }) => ({ id: info.id, odds, active })),
  };
}

/** The same object when nothing a player could see has changed. */
export function updatedMarket(held: BoardMarket, market: PricedMarket, version: () => number): BoardMarket {
  const { status } = market;
  // A suspended market keeps its last open prices: a new price would reveal what happened.
  const outcomes = status === marketStatus.suspended ? held.outcomes : boardMarket(market, 0).outcomes;
  const same =
    held.status === status &&
    held.mostBalanced === market.mostBalanced &&
    held.nextBetStopMs === market.nextBetStopMs &&
    (outcomes === held.outcomes || sameOutcomes(held.outcomes, outcomes));
  if (same) return held;
  return { ...boardMarket(market, version()), outcomes };
}

export function settledMarket(
  held: BoardMarket,
  results: Readonly<Record<string, OutcomeResult>>,
  version: number,
): BoardMarket {
  const outcomes = held.outcomes.map(({ id, odds }) => {
    const result = results[id];
    return { id, odds, active: false, ...(result === undefined ? {} : { result }) };
  });
  return { ...held, version, status: marketStatus.settled, outcomes };
}

function sameOutcomes(a: readonly BoardOutcome[], b: readonly BoardOutcome[]): boolean {
  return a.length === b.length && a.every((outcome, at) => sameOutcome(outcome, b[at]));
}

export function sameOutcome(a: BoardOutcome, b: BoardOutcome | undefined): boolean {
  return b !== undefined && a.id === b.id && a.odds === b.odds && a.active === b.active && a.result === b.result;
}
