import { castVote } from '@slipstream/contract/http/catalogue/cast-vote';
import { getVotes } from '@slipstream/contract/http/catalogue/get-votes';
import type { ReplyOf } from '@slipstream/contract/http/call';
import type { MatchId } from '@slipstream/units/ids';
import { useEffect, useMemo, useState, type RefObject } from 'react';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { useSession } from '../../state/session/use-session.ts';
import { useStores } from '../../state/use-stores.ts';
import { useInSight } from './use-in-sight.ts';

type Votes = ReplyOf<typeof getVotes>['data'];

/** How often the votes of others are asked for while they are looked at. */
const everyMs = 5000;

export interface VotesControls {
  /** Null until they are known, and where there are none to cast. */
  readonly votes: Votes | null;
  readonly cast: (option: string) => void;
}

/** The votes on a match: the player's own and everybody's, asked for while they are in sight. */
export function useVotes(matchId: MatchId, place: RefObject<HTMLElement | null>): VotesControls {
  const site = useSite();
  const api = useMemo(() => siteApi(site), [site]);
  const { auth, session } = useStores();
  const { status } = useSession();
  const [votes, setVotes] = useState<Votes | null>(null);
  const isInSight = useInSight(place);
  useEffect(() => {
    // A player's own vote is known once the session is.
    if (!isInSight || status === 'unknown') return undefined;
    let isGone = false;
    const ask = async () => {
      if (document.hidden) return;
      const result = await api.call(getVotes, { query: { predictionId: matchId } });
      if (!isGone && result.kind === 'reply') setVotes(result.reply.data);
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [api, matchId, isInSight, status]);

  async function cast(option: string) {
    await session.known();
    if (!session.isPlayer()) {
      auth.request('sign_in');
      return;
    }
    const result = await api.call(castVote, { body: { predictionId: matchId, data: { option } } });
    if (result.kind === 'reply') setVotes(result.reply.data);
  }

  return { votes, cast: (option) => void cast(option) };
}
