import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { OutcomeResult } from '@slipstream/contract/entities/catalogue/outcome';
import type { MarketUpdate } from '@slipstream/contract/live/public-events';
import type { MarketId, MatchId, OutcomeId } from '@slipstream/units/ids';
import type { Odds } from '@slipstream/units/odds';
import type { MarketStatus } from '@slipstream/units/market-status';

/** A delta may be repeated or missing, and whoever applies one is told (RT-8). */
export type Applied = 'applied' | 'stale' | 'gap';

interface OutcomeRecord {
  readonly odds: Odds;
  readonly active: boolean;
  /** Null until the market is settled. */
  readonly result: OutcomeResult | null;
}

/** One market: names from a snapshot, prices from the newest message. */
export interface MarketRecord {
  readonly market: Market;
  readonly version: number;
  readonly status: MarketStatus;
  readonly outcomes: ReadonlyMap<OutcomeId, OutcomeRecord>;
  /** Whether outcomes are left out that a list does not show. */
  readonly isPart: boolean;
}

/** A market is known by its id and its specifier; a slash cannot stand in an id. */
export function marketKey(matchId: MatchId, marketId: MarketId, specifier: string): string {
  return `${matchId}/${marketId}/${specifier}`;
}

export function outcomeKey(market: string, outcomeId: OutcomeId): string {
  return `${market}/${outcomeId}`;
}

function marketRecord(market: Market, isPart: boolean): MarketRecord {
  return {
    market,
    isPart,
    version: market.version,
    status: market.status,
    outcomes: new Map(market.outcomes.map(({ id, odds, active, result = null }) => [id, { odds, active, result }])),
  };
}

export type UpdateResult = { applied: 'stale' } | { applied: 'gap' } | { applied: 'applied'; record: MarketRecord };

/**
 * A full market replaces an older one; a snapshot that pushes have overtaken changes nothing (RT-8). The whole of a
 * market replaces a part of it, never the other way round (RT-9).
 */
export function applySnapshot(
  held: MarketRecord | undefined,
  market: Market,
  isPart: boolean,
): Exclude<UpdateResult, { applied: 'gap' }> {
  const isStale = held !== undefined && (held.isPart === isPart ? market.version <= held.version : isPart);
  return isStale ? { applied: 'stale' } : { applied: 'applied', record: marketRecord(market, isPart) };
}

/** Base 0 applies to anything; otherwise a reader with less than the base version has missed a change. */
export function applyUpdate(held: MarketRecord, update: MarketUpdate): UpdateResult {
  if (update.version <= held.version) return { applied: 'stale' };
  if (update.baseVersion > held.version) return { applied: 'gap' };
  const outcomes = new Map(held.outcomes);
  for (const { id, odds, active, result = null } of update.outcomes) outcomes.set(id, { odds, active, result });
  return { applied: 'applied', record: { ...held, version: update.version, status: update.status, outcomes } };
}

/** Whether a market changed its status or closed one of its outcomes. */
export function hasStopped(before: MarketRecord, after: MarketRecord): boolean {
  if (before.status !== after.status) return true;
  return [...after.outcomes].some(([id, { active }]) => !active && before.outcomes.get(id)?.active === true);
}
