import { useTranslations } from 'use-intl';

import { useFeedState } from '../../state/feed/feed.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './connection-bar.module.css';

/** Says that prices are paused, and why. It is an overlay, so nothing moves when it appears. */
export function ConnectionBar() {
  const t = useTranslations('connection');
  const feed = useFeedState();
  const isShown = feed === 'paused' || feed === 'offline';
  return (
    <output className={styles.place}>
      {isShown && (
        <span className={styles.bar}>
          <Icon name={feed === 'offline' ? 'wifi-off' : 'refresh'} size={16} />
          {t(feed === 'offline' ? 'offline' : 'reconnecting')}
        </span>
      )}
    </output>
  );
}
