import type { Selection } from '@slipstream/betting/ticket/selection';
import { getMatches } from '@slipstream/contract/http/catalogue/get-matches';
import { getMatchMarkets } from '@slipstream/contract/http/catalogue/get-match-markets';

import type { Api } from '../../api/call-api.ts';
import type { Board } from '../board/board.ts';

const retryMs = 2000;

export type FetchSelection = (selection: Selection) => Promise<void>;

/** Loads the match and market of a selection onto the board; retries until it is answered. */
export async function fetchSelection(api: Api, board: Board, { matchId, marketId }: Selection): Promise<void> {
  for (;;) {
    const [matches, markets] = await Promise.all([
      api.call(getMatches, { query: { id: [matchId] } }),
      api.call(getMatchMarkets, { params: { id: matchId }, query: { marketId: [marketId] } }),
    ]);
    const isGone = markets.kind === 'failure' && markets.failure.code === 'refused' && markets.failure.status === 404;
    if (matches.kind === 'reply' && (markets.kind === 'reply' || isGone)) {
      for (const match of matches.reply.data) board.applyMatch(match);
      if (markets.kind === 'reply') board.applyMarkets(matchId, markets.reply.data, false);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
