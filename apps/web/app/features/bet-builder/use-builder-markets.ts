import type { Market } from '@slipstream/contract/entities/catalogue/market';
import type { MarketGroup } from '@slipstream/contract/entities/catalogue/market-group';
import { getCustomMarkets } from '@slipstream/contract/http/bets/get-custom-markets';
import type { MatchId } from '@slipstream/units/ids';
import { useEffect, useState } from 'react';

import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';

export interface BuilderMarkets {
  readonly markets: readonly Market[];
  readonly groups: readonly MarketGroup[];
}

/** The markets of a builder, loaded when it opens and put on the board, where their prices stay current. */
export function useBuilderMarkets(matchId: MatchId, { api }: Slip) {
  const { board } = useStores();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly offer: BuilderMarkets | 'failed' } | null>(null);
  const to = `${matchId} ${attempt}`;
  useEffect(() => {
    const cancel = new AbortController();
    async function ask() {
      const result = await api.call(getCustomMarkets, { params: { matchId }, signal: cancel.signal });
      if (cancel.signal.aborted) return;
      if (result.kind === 'reply') board.applyMarkets(matchId, result.reply.markets, false);
      setAnswer({ to, offer: result.kind === 'reply' ? result.reply : 'failed' });
    }
    void ask();
    return () => cancel.abort();
  }, [api, board, matchId, to]);
  return { offer: answer?.to === to ? answer.offer : null, retry: () => setAttempt(attempt + 1) };
}
