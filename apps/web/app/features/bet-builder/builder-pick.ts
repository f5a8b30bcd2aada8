import type { OutcomePick } from '@slipstream/betting/ticket/selection';
import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { Outcome } from '@slipstream/contract/entities/catalogue/outcome';

import type { Board } from '../../state/board/board.ts';
import { marketKey, outcomeKey } from '../../state/board/board-records.ts';
import { pickOf } from '../../state/slip/pick-of.ts';

/** An outcome as the board has it now; undefined if it is not there. */
export function builderPick(board: Board, market: Market, outcome: Outcome): OutcomePick | undefined {
  const { matchId, id, specifier } = market;
  const key = marketKey(matchId, id, specifier);
  const match = board.event(matchId);
  const record = board.market(matchId, key);
  const view = board.outcome(outcomeKey(key, outcome.id));
  if (match === undefined || record === undefined || view === undefined) return undefined;
  return pickOf(match, market, outcome, view, record);
}
