import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { attachStream } from './attach-stream.ts';
import type { Stream } from './fetch-video.ts';
import { StreamControls } from './stream-controls.tsx';
import styles from './video-player.module.css';

export interface StreamViewProps {
  readonly stream: Stream;
  readonly onStop: (reason: 'ended' | 'failed') => void;
  readonly close: ReactNode;
  /** The choice between several streams. */
  readonly children: ReactNode;
}

export function StreamView({ stream, onStop, close, children }: StreamViewProps) {
  return stream.form === 'hls' ? (
    <LiveVideo url={stream.url} onStop={onStop} close={close}>
      {children}
    </LiveVideo>
  ) : (
    <FramedVideo url={stream.url} close={close}>
      {children}
    </FramedVideo>
  );
}

type LiveVideoProps = Omit<StreamViewProps, 'stream'> & { readonly url: string };

/** Without sound at first. Who prefers reduced motion presses play; until then nothing is loaded. */
function LiveVideo({ url, onStop, close, children }: LiveVideoProps) {
  const t = useTranslations('video');
  const video = useRef<HTMLVideoElement>(null);
  const [isWanted, setWanted] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const element = video.current;
    if (element === null || !isWanted) return undefined;
    const letGo = attachStream(element, url, { onFailed: () => onStop('failed') });
    // A browser may refuse to begin by itself; then the play button does.
    element.play().catch(() => undefined);
    return letGo;
  }, [url, isWanted, onStop]);
  return (
    <>
      <video
        ref={video}
        className={styles.picture}
        aria-label={t('label')}
        muted
        playsInline
        onEnded={() => onStop('ended')}
      />
      <div className={styles.bar}>
        <p className={styles.late}>{t('late')}</p>
        <div className={styles.choice}>{children}</div>
        <div className={styles.controls}>
          <StreamControls video={video} onPlay={() => setWanted(true)} />
          {close}
        </div>
      </div>
    </>
  );
}

function FramedVideo({ url, close, children }: Pick<LiveVideoProps, 'url' | 'close' | 'children'>) {
  const t = useTranslations('video');
  return (
    <>
      {/* oxlint-disable-next-line iframe-missing-sandbox -- a provider's player is on an origin of its own and needs its storage */}
      <iframe
        className={styles.picture}
        src={url}
        title={t('label')}
        allow="autoplay; fullscreen; picture-in-picture"
      />
      <div className={styles.bar}>
        <p className={styles.late}>{t('late')}</p>
        <div className={styles.choice}>{children}</div>
        <div className={styles.controls}>{close}</div>
      </div>
    </>
  );
}
