import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Odds } from '@slipstream/units/odds';
import { createContext } from 'react';

import type { Board } from '../../../../state/board/board.ts';
import { marketKey } from '../../../../state/board/board-records.ts';

export interface PricePoint {
  readonly atMs: number;
  readonly odds: Odds;
}

export type MarketAddress = Pick<Market, 'matchId' | 'id' | 'specifier'>;

/** What the server knows of a market's prices, by outcome key; undefined when it can't be had. */
export type LoadHistory = (market: MarketAddress) => Promise<ReadonlyMap<string, readonly PricePoint[]> | undefined>;

/** The first price and this many of the latest moves; more would be narrower than the chart. */
const pointsMax = 120;

/**
 * The price history of this page (SHOW-7): the server's history, once loaded, and every change since the page was
 * opened.
 */
export class PriceLog {
  readonly #board: Board;
  readonly #now: () => number;
  readonly #load: LoadHistory;
  readonly #points = new Map<string, readonly PricePoint[]>();
  readonly #history = new Map<string, readonly PricePoint[]>();
  readonly #asked = new Set<string>();
  readonly #followed = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();
  #recallsCount = 0;
  readonly startedAtMs: number;

  /** `now` is the time of the page, which its kick-offs are written in. */
  constructor(board: Board, now: () => number, load: LoadHistory) {
    this.#board = board;
    this.#now = now;
    this.#load = load;
    this.startedAtMs = now();
  }

  /** Notes every move of these outcomes from now on; what is followed already goes on. */
  follow(outcomeKeys: Iterable<string>): void {
    for (const key of outcomeKeys) {
      if (this.#followed.has(key)) continue;
      this.#followed.set(
        key,
        this.#board.subscribeOutcome(key, () => this.#note(key)),
      );
      this.#note(key);
    }
  }

  /** Loads the history of a market once; after a failure it can be loaded again. */
  async recall(market: MarketAddress): Promise<void> {
    const key = marketKey(market.matchId, market.id, market.specifier);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const history = await this.#load(market);
    if (history === undefined) {
      this.#asked.delete(key);
      return;
    }
    for (const [outcomeKey, points] of history) this.#history.set(outcomeKey, points);
    this.#recallsCount += 1;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes whenever more history is known. */
  readonly recallsCount = (): number => this.#recallsCount;

  readonly stop = (): void => {
    for (const leave of this.#followed.values()) leave();
    this.#followed.clear();
  };

  readonly points = (outcomeKey: string): readonly PricePoint[] => {
    const seen = this.#points.get(outcomeKey) ?? none;
    const openedAtMs = seen[0]?.atMs ?? Infinity;
    // What the page has seen is more exact than the server's summary.
    const before = (this.#history.get(outcomeKey) ?? none).filter(({ atMs }) => atMs < openedAtMs);
    const isSamePrice = before.length > 0 && before.at(-1)?.odds === seen[0]?.odds;
    return before.length === 0 ? seen : [...before, ...(isSamePrice ? seen.slice(1) : seen)];
  };

  #note(key: string): void {
    const view = this.#board.outcome(key);
    const points = this.#points.get(key) ?? none;
    if (view === undefined || points.at(-1)?.odds === view.odds) return;
    const kept = points.length < pointsMax ? points : points.toSpliced(1, 1);
    this.#points.set(key, [...kept, { atMs: this.#now(), odds: view.odds }]);
  }
}

const none: readonly PricePoint[] = [];

/** Null outside of a match page. */
export const PriceLogContext = createContext<PriceLog | null>(null);
