import type { ReplyOf } from '@slipstream/contract/http/call';
import { getReadyCustomBets } from '@slipstream/contract/http/bets/get-ready-custom-bets';
import type { MatchId } from '@slipstream/units/ids';
import { useEffect, useState } from 'react';

import type { Slip } from '../../state/slip/slip.ts';
import { useStores } from '../../state/use-stores.ts';

export type ReadyBet = ReplyOf<typeof getReadyCustomBets>['customBets'][number];

const againMsMin = 10_000;
const none: readonly ReadyBet[] = [];

/** Ready-made custom bets of a match, requested again when their prices expire. None if the request fails. */
export function useReadyBets(matchId: MatchId, { api }: Slip): readonly ReadyBet[] {
  const { clock } = useStores();
  const [bets, setBets] = useState(none);
  useEffect(() => {
    const cancel = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask() {
      const result = await api.call(getReadyCustomBets, { params: { matchId }, signal: cancel.signal });
      if (cancel.signal.aborted) return;
      setBets(result.kind === 'reply' ? result.reply.customBets : none);
      if (result.kind !== 'reply') return;
      timer = setTimeout(() => void ask(), Math.max(againMsMin, result.reply.expiresAtMs - clock.now()));
    }
    void ask();
    return () => {
      cancel.abort();
      clearTimeout(timer);
    };
  }, [api, clock, matchId]);
  return bets;
}
