import type { Odds } from '@slipstream/units/odds';
import { createContext } from 'react';

import type { Board } from '../../../stores/board/board.ts';

export interface PricePoint {
  readonly atMs: number;
  readonly odds: Odds;
}

/** The first price and this many of the latest moves; more would be narrower than the chart. */
const pointsMax = 120;

/** What the prices on this page have done since it was opened. It knows nothing of before, and the page says so. */
export class PriceLog {
  readonly #board: Board;
  readonly #now: () => number;
  readonly #points = new Map<string, readonly PricePoint[]>();
  readonly #followed = new Map<string, () => void>();
  readonly startedAtMs: number;

  /** `now` is the time of the page, which its kick-offs are written in. */
  constructor(board: Board, now: () => number) {
    this.#board = board;
    this.#now = now;
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

  readonly stop = (): void => {
    for (const leave of this.#followed.values()) leave();
    this.#followed.clear();
  };

  readonly points = (outcomeKey: string): readonly PricePoint[] => this.#points.get(outcomeKey) ?? none;

  #note(key: string): void {
    const view = this.#board.outcome(key);
    const points = this.points(key);
    if (view === undefined || points.at(-1)?.odds === view.odds) return;
    const kept = points.length < pointsMax ? points : points.toSpliced(1, 1);
    this.#points.set(key, [...kept, { atMs: this.#now(), odds: view.odds }]);
  }
}

const none: readonly PricePoint[] = [];

/** Null outside of a match page. */
export const PriceLogContext = createContext<PriceLog | null>(null);
