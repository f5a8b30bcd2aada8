import type { Market } from '@slipstream/contract/entities/market';

import type { MatchPageData } from './match-page-data.ts';
import type { Board } from '../../state/board/board.ts';
import { useStores } from '../../state/use-stores.ts';

/** Which lists each board has taken already, so that a render costs nothing after the first. */
const taken = new WeakMap<Board, WeakSet<readonly Market[]>>();

/** Puts every market of a match on the board before what reads them is drawn, on the server too; see `useSeed`. */
export function useMarketsSeed({ event, markets, marketsVersion }: MatchPageData): void {
  const { board } = useStores();
  const lists = taken.get(board) ?? new WeakSet();
  taken.set(board, lists);
  if (lists.has(markets) && board.isComplete(event.id)) return;
  lists.add(markets);
  // Without a version the markets did not load: nothing is removed, and what is missing counts as a gap and is fetched.
  board.applyMarkets(event.id, markets, true, marketsVersion);
}
