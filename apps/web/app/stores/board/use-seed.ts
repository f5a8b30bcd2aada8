import type { Match } from '@slipstream/contract/entities/match';

import { useStores } from '../stores.tsx';

/**
 * Puts what a loader brought on the board before the rows that read it are drawn, on the server too. The board takes a
 * list once, and versions make it safe: a render that is thrown away, or data older than a push, changes nothing.
 */
export function useSeed(matches: readonly Match[]): void {
  useStores().board.seed(matches);
}
