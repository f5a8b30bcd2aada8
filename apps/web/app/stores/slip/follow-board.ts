import { selectionsOf } from '@slipstream/betting/ticket/ticket';
import type { Selection } from '@slipstream/betting/ticket/selection';

import { marketKey } from '../board/board-records.ts';
import type { Stores } from '../stores.ts';
import type { SlipStore } from './slip-store.ts';

/** Keeps the slip's selections as true as the page: each follows its outcome and its match, wherever the player goes. */
export function followBoard(slip: SlipStore, { board, feed, live }: Pick<Stores, 'board' | 'feed' | 'live'>): void {
  const followed = new Map<string, () => void>();

  function tell({ matchId, marketId, specifier }: Selection): void {
    const key = marketKey(matchId, marketId, specifier);
    const record = board.market(matchId, key);
    const match = board.event(matchId);
    if (record !== undefined) {
      slip.dispatch({
        kind: 'market-updated',
        market: {
          matchId,
          id: marketId,
          specifier,
          version: record.version,
          status: record.status,
          outcomes: [...record.outcomes].map(([id, outcome]) => ({ id, ...outcome })),
        },
      });
    }
    if (match !== undefined) {
      slip.dispatch({ kind: 'match-status-changed', matchId, status: match.status, version: match.version });
    }
  }

  function follow(selection: Selection): () => void {
    const closers = [
      board.hold([selection.matchId]),
      board.subscribeOutcome(selection.id, () => tell(selection)),
      board.subscribeMatch(selection.matchId, () => tell(selection)),
      live.watch(selection.matchId),
    ];
    return () => closers.forEach((close) => close());
  }

  function sync(): void {
    const selections = selectionsOf(slip.ticket.getState().bets);
    const wanted = new Set<string>(selections.map(({ id }) => id));
    for (const [id, unfollow] of followed) {
      if (wanted.has(id)) continue;
      unfollow();
      followed.delete(id);
    }
    for (const selection of selections) {
      if (!followed.has(selection.id)) followed.set(selection.id, follow(selection));
    }
  }

  slip.subscribe(sync);
  sync();
  feed.subscribe(({ state }) => {
    slip.dispatch({ kind: 'freshness-changed', matchId: 'all', isStale: state === 'paused' || state === 'offline' });
  });
}
