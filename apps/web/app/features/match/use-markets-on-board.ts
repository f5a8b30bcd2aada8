import type { Market } from '@slipstream/contract/entities/catalogue/market';

import type { MatchPageData } from './match-page-data.ts';
import type { Board } from '../../state/board/board.ts';
import { useStores } from '../../state/use-stores.ts';

/** Which lists each board has already applied, so that later renders cost nothing. */
const taken = new WeakMap<Board, WeakSet<readonly Market[]>>();

/**
 * Puts all markets of a match on the board before the components that read them render, also on the server; see
 * `useMatchesOnBoard`.
 */
export function useMarketsOnBoard({ event, markets, marketsVersion }: MatchPageData): void {
  const { board } = useStores();
  const lists = taken.get(board) ?? new WeakSet();
  taken.set(board, lists);
  if (lists.has(markets) && board.isComplete(event.id)) return;
  lists.add(markets);
  // Without a version the markets failed to load: nothing is removed, and missing markets count as a gap and are
  // fetched.
  board.applyMarkets(event.id, markets, true, marketsVersion);
}
