import type { MatchState } from '@slipstream/simulation/match/state-at';
import type { PricedMarket } from '@slipstream/simulation/pricing/priced';
import { isMatchOver, type MatchStatus } from '@slipstream/units/match-status';
import { isMarketOver, isMarketRemoved, marketStatus, type MarketStatus } from '@slipstream/units/market-status';

interface Override {
  readonly status: MatchStatus | null;
  readonly markets: ReadonlyMap<string, MarketOverride>;
}

interface MarketOverride {
  readonly status: MarketStatus | null;
  /** World time from which the market takes no bets. */
  readonly betStopMs: number | null;
}

const nothing: Override = { status: null, markets: new Map() };

/** What a trader or a provider says of matches and markets, over what their script says: a match given up, a market cancelled. */
export class BoardOverrides {
  readonly #byMatch = new Map<string, Override>();
  #stopsSeenMs = 0;

  statusOf(matchId: string): MatchStatus | null {
    return this.#byMatch.get(matchId)?.status ?? null;
  }

  isCancelled(matchId: string, marketId: string): boolean {
    return this.#byMatch.get(matchId)?.markets.get(marketId)?.status === marketStatus.cancelled;
  }

  /** Null takes it back. */
  setStatus(matchId: string, status: MatchStatus | null): void {
    this.#byMatch.set(matchId, { ...this.#of(matchId), status });
  }

  setMarket(matchId: string, marketId: string, change: Partial<MarketOverride>): void {
    const override = this.#of(matchId);
    const before = override.markets.get(marketId) ?? { status: null, betStopMs: null };
    const markets = new Map([...override.markets, [marketId, { ...before, ...change }] as const]);
    this.#byMatch.set(matchId, { ...override, markets });
  }

  /** Forgets all of them and answers the matches they were about. */
  clear(): readonly string[] {
    const ids = [...this.#byMatch.keys()];
    this.#byMatch.clear();
    return ids;
  }

  /** Matches with a market whose last moment for bets has passed since this was last asked. */
  stoppedBy(worldMs: number): readonly string[] {
    const seenMs = this.#stopsSeenMs;
    this.#stopsSeenMs = worldMs;
    const isNew = ({ betStopMs }: MarketOverride) => betStopMs !== null && betStopMs > seenMs && betStopMs <= worldMs;
    return [...this.#byMatch].flatMap(([id, { markets }]) => ([...markets.values()].some(isNew) ? [id] : []));
  }

  /** A match that is over by itself stays so. */
  state(matchId: string, state: MatchState): MatchState {
    const status = this.statusOf(matchId);
    return status === null || isMatchOver(state.status) ? state : { ...state, status };
  }

  priced(matchId: string, markets: readonly PricedMarket[], worldMs: number): readonly PricedMarket[] {
    const override = this.#byMatch.get(matchId);
    if (override === undefined || override.markets.size === 0) return markets;
    return markets.map((market) => {
      const own = override.markets.get(market.info.id);
      return own === undefined || isMarketRemoved(market.status) ? market : overridden(market, own, worldMs);
    });
  }

  #of(matchId: string): Override {
    return this.#byMatch.get(matchId) ?? nothing;
  }
}

function overridden(market: PricedMarket, { status, betStopMs }: MarketOverride, worldMs: number): PricedMarket {
  const isStopped = betStopMs !== null && betStopMs <= worldMs;
  const shown = status ?? (isStopped ? marketStatus.suspended : market.status);
  const nextBetStopMs = isMarketOver(shown) || isStopped ? null : (betStopMs ?? market.nextBetStopMs);
  return { ...market, status: shown, nextBetStopMs };
}
