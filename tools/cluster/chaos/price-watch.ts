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
  readonly #msMax: number;
  readonly #known = new Map<string, Known[]>();
  /** Markets whose prices became different, the oldest change first, until `takeDue` names them. */
  readonly #changed: { readonly market: string; readonly sinceMs: number }[] = [];

  /** Prices are outdated when different ones have been known for longer than this. */
  constructor(msMax: number) {
    this.#msMax = msMax;
  }

  /** Somebody was told of this, by the feed or in an answer. */
  know(market: string, { version, text }: Prices, nowMs: number): void {
    const all = this.#known.get(market) ?? [];
    const newest = all.at(-1);
    if (version <= (newest?.version ?? -1)) return;
    all.push({ version, text, sinceMs: nowMs });
    if (all.length > keptMax) all.shift();
    this.#known.set(market, all);
    if (newest !== undefined && newest.text !== text) this.#changed.push({ market, sinceMs: nowMs });
  }

  newest(market: string): Prices | undefined {
    return this.#known.get(market)?.at(-1);
  }

  /** Markets whose earlier prices have become outdated since this was asked last. */
  takeDue(nowMs: number): readonly string[] {
    const first = this.#changed.findIndex(({ sinceMs }) => nowMs - sinceMs <= this.#msMax);
    const due = this.#changed.splice(0, first < 0 ? this.#changed.length : first);
    return [...new Set(due.map(({ market }) => market))];
  }

  isOutdated(market: string, { version, text }: Prices, nowMs: number): boolean {
    const all = this.#known.get(market);
    const newest = all?.at(-1);
    // A process that started later may have given the same prices a later version.
    if (newest === undefined || newest.version <= version || newest.text === text) return false;
    const newer = all?.find((known) => known.version > version && known.text !== text);
    return newer !== undefined && nowMs - newer.sinceMs > this.#msMax;
  }
}

/** The prices that a page shows. Compared are only those that can have become outdated: there are hundreds of pages. */
export class ShownPrices {
  readonly #watch: PriceWatch;
  readonly #shown = new Map<string, Prices>();
  /** Markets that others knew more of when this page heard of them. */
  readonly #behind = new Set<string>();
  #isLive = false;

  constructor(watch: PriceWatch) {
    this.#watch = watch;
  }

  /** The page heard of these prices. */
  show(market: string, prices: Prices, nowMs: number): void {
    this.#watch.know(market, prices, nowMs);
    if (prices.version < (this.#shown.get(market)?.version ?? 0)) return;
    this.#shown.set(market, prices);
    if (prices.version < (this.#watch.newest(market)?.version ?? 0)) this.#behind.add(market);
    else this.#behind.delete(market);
  }

  /** The page loads anew, and shows what an answer says until it hears more. */
  clear(): void {
    this.#shown.clear();
    this.#behind.clear();
  }

  of(market: string): Prices | undefined {
    return this.#shown.get(market);
  }

  /** Outdated prices that the page shows as fresh. `due` is what the watch named since the last look. */
  outdated(isLive: boolean, due: readonly string[], nowMs: number): readonly string[] {
    const wasLive = this.#isLive;
    this.#isLive = isLive;
    if (!isLive) return [];
    const doubtful = wasLive ? new Set([...due, ...this.#behind]) : this.#shown.keys();
    return [...doubtful].filter((market) => {
      const prices = this.#shown.get(market);
      return prices !== undefined && this.#watch.isOutdated(market, prices, nowMs);
    });
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
