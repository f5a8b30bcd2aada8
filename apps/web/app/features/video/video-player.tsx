import type { MatchId } from '@slipstream/units/ids';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { sessionStore } from '../../state/storage/session-storage.ts';
import { useStores } from '../../state/use-stores.ts';
import { chooseVideo } from '../../state/video/video-choice.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { Stream } from './fetch-video.ts';
import { StreamView } from './stream-view.tsx';
import { useVideoSource } from './use-video-source.ts';
import styles from './video-player.module.css';

/** The video of a match, or the reason why there is none (VIDEO-3). */
export default function VideoPlayer({ matchId }: { readonly matchId: MatchId }) {
  const t = useTranslations('video');
  const { source, askAgain, stop } = useVideoSource(matchId);
  return (
    <section className={styles.player} aria-label={t('label')} data-video={source.kind}>
      {source.kind === 'streams' ? (
        <Streams streams={source.streams} onStop={stop} />
      ) : (
        <div className={styles.told}>
          <output>{source.kind === 'asking' ? t('loading') : source.message}</output>
          {source.kind === 'told' && <WayOut reason={source.reason} onAgain={askAgain} />}
          <CloseButton />
        </div>
      )}
    </section>
  );
}

interface StreamsProps {
  readonly streams: readonly [Stream, ...Stream[]];
  readonly onStop: (reason: 'ended' | 'failed') => void;
}

function Streams({ streams, onStop }: StreamsProps) {
  const t = useTranslations('video');
  const [chosen, setChosen] = useState<string>(streams[0].id);
  const stream = streams.find(({ id }) => id === chosen) ?? streams[0];
  return (
    <StreamView key={stream.id} stream={stream} onStop={onStop} close={<CloseButton />}>
      {streams.length > 1 && (
        <Select
          label={t('camera')}
          options={streams.map(({ id, name }) => ({ value: id, text: name }))}
          value={stream.id}
          onChange={setChosen}
        />
      )}
    </StreamView>
  );
}

/** What a player can do so that there is a picture. */
function WayOut({ reason, onAgain }: { readonly reason: string; readonly onAgain: () => void }) {
  const t = useTranslations('video');
  const { auth } = useStores();
  switch (reason) {
    case 'sign_in':
      return (
        <Button look="primary" onClick={() => auth.request('sign_in')}>
          {t('signIn')}
        </Button>
      );
    case 'balance':
      return (
        <Button look="primary" onClick={() => auth.request('deposit')}>
          {t('deposit')}
        </Button>
      );
    case 'failed':
      return <Button onClick={onAgain}>{t('again')}</Button>;
    default:
      return null;
  }
}

function CloseButton() {
  const t = useTranslations('video');
  const { video } = useStores();
  return (
    <IconButton label={t('close')} onClick={() => chooseVideo(video, sessionStore, false)}>
      <Icon name="close" />
    </IconButton>
  );
}
