import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useTimeZone } from '../../stores/preferences.ts';
import { useResponsible } from '../../stores/responsible/responsible-store.ts';
import styles from './account-menu.module.css';

const tickMs = 5000;

/** How long this session has lasted, and the clock on the wall, for somebody who has lost sight of both. */
export function SessionTime() {
  const t = useTranslations('account');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const minute = useSyncExternalStore(everyTick, () => Math.floor(Date.now() / 60_000));
  const { startedAtMs } = useResponsible();
  const minutes = startedAtMs === null ? null : Math.max(0, minute - Math.floor(startedAtMs / 60_000));
  return (
    <p className={styles.time}>
      {minutes !== null && <span>{t('sessionTime', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>}
      <span>{t('clock')}</span>
      <time>{format.dateTime(new Date(minute * 60_000), { hour: 'numeric', minute: '2-digit', timeZone })}</time>
    </p>
  );
}

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => clearInterval(timer);
}
