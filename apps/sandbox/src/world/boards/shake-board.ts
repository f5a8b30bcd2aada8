import { isMarketOpen } from '@slipstream/units/market-status';
import type { BoardChange } from './board-change.ts';
import type { BoardOutcome } from './board-market.ts';
import type { BoardTools, MatchBoard } from './match-board.ts';

const oddsMin = 1010;

/** Shakes one board after the other, from one place in the row on. */
export function shakeBoards(
  boards: readonly MatchBoard[],
  { from, count }: { readonly from: number; readonly count: number },
  nextVersion: BoardTools['nextVersion'],
  publish: (change: BoardChange) => void,
): void {
  for (let shake = 1; shake <= count && boards.length > 0; shake += 1) {
    const board = boards[(from + shake) % boards.length];
    const change = board === undefined ? null : shakeBoard(board, nextVersion);
    if (change !== null) publish(change);
  }
}

/**
 * Moves the prices of a board's first open market a little, up and down by turns, as a test of busy feeds. The next
 * change of the match restores the model's price. Null when nothing is open.
 */
function shakeBoard(board: MatchBoard, nextVersion: BoardTools['nextVersion']): BoardChange | null {
  const before = [...board.markets.values()].find(({ status }) => isMarketOpen(status));
  if (before === undefined) return null;
  const version = nextVersion(board.stateMs, board.version);
  const after = {
    ...before,
    version,
    outcomes: before.outcomes.map((outcome, at) => moved(outcome, (version + at) % 2)),
  };
  board.markets = new Map(board.markets).set(after.key, after);
  board.version = version;
  return { board, changed: [{ before, after }], left: [], statusChanged: false, stateChanged: false };
}

/** Two per cent, at least one hundredth. */
function moved(outcome: BoardOutcome, way: number): BoardOutcome {
  const step = Math.max(10, Math.round(outcome.odds / 500) * 10);
  return { ...outcome, odds: Math.max(oddsMin, way === 0 ? outcome.odds - step : outcome.odds + step) };
}
