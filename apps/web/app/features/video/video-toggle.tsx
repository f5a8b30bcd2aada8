import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

import { sessionStore } from '../../state/storage/session-storage.ts';
import { useStores } from '../../state/use-stores.ts';
import { chooseVideo, restoreVideoChoice, useIsVideoOn } from '../../state/video/video-choice.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './video-toggle.module.css';

/** Opens and closes the video of a match. The choice holds for the browser session (VIDEO-3). */
export function VideoToggle() {
  const t = useTranslations('video');
  const { video } = useStores();
  const isOn = useIsVideoOn();
  useEffect(() => restoreVideoChoice(video, sessionStore), [video]);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => chooseVideo(video, sessionStore, !isOn)}
    >
      <Icon name="video" size={16} />
      <span className={styles.words}>{t('watch')}</span>
    </button>
  );
}
