import type { BoardMarket } from './board-market.ts';
import type { MatchBoard } from './match-board.ts';

/** What one step of time did to a match. */
export interface BoardChange {
  readonly board: MatchBoard;
  /** New and changed markets; `before` is null for a new one. */
  readonly changed: { readonly before: BoardMarket | null; readonly after: BoardMarket }[];
  /** Markets no longer offered: settled, or gone without a result. */
  readonly left: readonly {
    readonly before: BoardMarket;
    readonly after: BoardMarket | null;
    readonly version: number;
  }[];
  readonly statusChanged: boolean;
  /** Anything but prices: score, stage, suspension, server. */
  readonly stateChanged: boolean;
}
