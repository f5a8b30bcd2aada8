import type { MatchId } from '@slipstream/units/ids';
import { lazy, Suspense } from 'react';

import { useIsVideoOn } from '../../state/video/video-choice.ts';
import styles from './video-area.module.css';

const VideoPlayer = lazy(() => import('./video-player.tsx'));

/** The place of the player, empty until video is chosen: few watch, so the player is loaded then. */
export function VideoArea({ matchId }: { readonly matchId: MatchId }) {
  const isOn = useIsVideoOn();
  if (!isOn) return null;
  return (
    <Suspense fallback={<div className={styles.waiting} data-video="waiting" />}>
      <VideoPlayer key={matchId} matchId={matchId} />
    </Suspense>
  );
}
