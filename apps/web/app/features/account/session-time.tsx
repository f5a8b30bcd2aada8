import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useTimeText } from '../../shared/match/time-text.ts';
import { useResponsible } from '../../state/responsible/responsible-store.ts';
import { useStores } from '../../state/use-stores.ts';
import styles from './account-menu.module.css';

const minuteMs = 60_000;

/** How long this session has lasted, and the current time, for a player who has lost track. */
export function SessionTime() {
  const t = useTranslations('account');
  const timeText = useTimeText();
  const { clock } = useStores();
  // Sessions last in real time, whatever the world clock does.
  const minute = useSyncExternalStore(clock.subscribe, () => Math.floor(Date.now() / minuteMs));
  const shownMs = useSyncExternalStore(clock.subscribe, () => Math.floor(clock.now() / minuteMs) * minuteMs);
  const { startedAtMs } = useResponsible();
  const minutes = startedAtMs === null ? null : Math.max(0, minute - Math.floor(startedAtMs / minuteMs));
  return (
    <p className={styles.time}>
      {minutes !== null && <span>{t('sessionTime', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>}
      <span>{t('clock')}</span>
      <time>{timeText(shownMs, 'time')}</time>
    </p>
  );
}
