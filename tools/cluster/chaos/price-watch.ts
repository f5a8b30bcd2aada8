import type { PublicEvent } from '@slipstream/contract/live/public-events';
import { isMarketOpen, type MarketStatus } from '@slipstream/units/market-status';

/** What a market was at some version: its status and the price of each outcome, as text. */
export interface Prices {
  readonly version: number;
  readonly text: string;
}

type Known = Prices & { readonly sinceMs: number };

const keptMax = 32;

/**
 * Compares what pages show with what is known anywhere. A page shows an old price as fresh when it believes that its feed is live
 * although a newer and different one was known to somebody for longer than a silent feed would be noticed (RT-8).
 */
export class PriceWatch {
  readonly #known = new Map<string, Known[]>();

  /** Somebody was told of this, by the feed or in an answer. */
  know(market: string, { version, text }: Prices, nowMs: number): void {
    const all = this.#known.get(market) ?? [];
    if (version <= (all.at(-1)?.version ?? -1)) return;
    all.push({ version, text, sinceMs: nowMs });
    if (all.length > keptMax) all.shift();
    this.#known.set(market, all);
  }

  newest(market: string): Prices | undefined {
    return this.#known.get(market)?.at(-1);
  }

  /** Markets of which the page has shown outdated prices for longer than `msMax`. */
  outdated(shown: ReadonlyMap<string, Prices>, nowMs: number, msMax: number): readonly string[] {
    const found: string[] = [];
    // Hundreds of pages with hundreds of markets each are compared twice a second.
    for (const [market, { version, text }] of shown) {
      const all = this.#known.get(market);
      const newest = all?.at(-1);
      // A process that started later may have given the same prices a later version.
      if (newest === undefined || newest.version <= version || newest.text === text) continue;
      const newer = all?.find((known) => known.version > version && known.text !== text);
      if (newer !== undefined && nowMs - newer.sinceMs > msMax) found.push(market);
    }
    return found;
  }
}

export interface Outcome {
  readonly id: string;
  readonly odds: number;
  readonly active: boolean;
}

/** A market that takes no bets shows no price as fresh: its buttons are locked, whatever stands on them. */
export function pricesOf(version: number, status: MarketStatus, outcomes: readonly Outcome[]): Prices {
  if (!isMarketOpen(status)) return { version, text: `${status} locked` };
  const prices = outcomes.map(({ id, odds, active }) => `${id}:${active ? odds : 'closed'}`).toSorted();
  return { version, text: `${status} ${prices.join(' ')}` };
}

/** The prices of every market that an event says everything about. */
export function eventPrices(event: PublicEvent): readonly (readonly [market: string, prices: Prices])[] {
  if (event.event !== 'markets_changed') return [];
  const { matchId, updates, markets, removed } = event;
  return [
    ...updates
      .filter(({ baseVersion }) => baseVersion === 0)
      .map(
        (one) =>
          [`${matchId}/${one.marketId}/${one.specifier}`, pricesOf(one.version, one.status, one.outcomes)] as const,
      ),
    ...markets.map(
      (one) => [`${matchId}/${one.id}/${one.specifier}`, pricesOf(one.version, one.status, one.outcomes)] as const,
    ),
    ...removed.map(
      (one) => [`${matchId}/${one.marketId}/${one.specifier}`, { version: one.version, text: 'gone' }] as const,
    ),
  ];
}
