import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useTimeZone } from '../../stores/preferences.ts';
import styles from './account-menu.module.css';

const tickMs = 5000;

/** The clock on the wall, for somebody who has lost sight of it. */
export function SessionTime() {
  const t = useTranslations('account');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const minute = useSyncExternalStore(everyTick, () => Math.floor(Date.now() / 60_000));
  return (
    <p className={styles.time}>
      <span>{t('clock')}</span>
      <time>{format.dateTime(new Date(minute * 60_000), { hour: 'numeric', minute: '2-digit', timeZone })}</time>
    </p>
  );
}

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => clearInterval(timer);
}
