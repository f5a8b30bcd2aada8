import type { MatchId } from '@slipstream/units/ids';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { siteApi } from '../../api/site-api.ts';
import { useSite } from '../../site/site.tsx';
import { activeAccount } from '../../state/session/session-store.ts';
import { useSession } from '../../state/session/use-session.ts';
import { fetchVideo, type Watched } from './fetch-video.ts';

type VideoSource = { readonly kind: 'asking' } | Watched;

export interface VideoSourceControls {
  readonly source: VideoSource;
  readonly askAgain: () => void;
  /** The stream that was being shown is no more. */
  readonly stop: (reason: 'ended' | 'failed') => void;
}

/** Where the match is to be watched, or why it is not. Asked again when somebody signs in or out and when a balance comes or goes. */
export function useVideoSource(matchId: MatchId): VideoSourceControls {
  const t = useTranslations('video');
  const site = useSite();
  const session = useSession();
  const [source, setSource] = useState<VideoSource>({ kind: 'asking' });
  const [asked, setAsked] = useState(0);
  const { status } = session;
  const hasMoney = (activeAccount(session)?.balance.amount ?? 0) > 0;
  const isKnown = status === 'player' || status === 'visitor';
  // Whoever signs in, or has money now, may get another answer.
  const askedFor = isKnown ? `${status} ${hasMoney} ${asked}` : '';
  useEffect(() => {
    if (askedFor === '') return undefined;
    const gone = new AbortController();
    void (async () => {
      setSource({ kind: 'asking' });
      const found = await fetchVideo(siteApi(site), matchId, gone.signal);
      if (!gone.signal.aborted) setSource(found ?? { kind: 'told', reason: 'failed', message: t('failed') });
    })();
    return () => gone.abort();
  }, [site, matchId, askedFor, t]);
  return {
    source,
    askAgain: useCallback(() => setAsked((times) => times + 1), []),
    stop: useCallback((reason) => setSource({ kind: 'told', reason, message: t(reason) }), [t]),
  };
}
