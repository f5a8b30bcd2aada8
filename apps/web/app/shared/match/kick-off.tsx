import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useTimeZone } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { daysBetween } from './days-between.ts';
import styles from './kick-off.module.css';
import { useTimeText } from './time-text.ts';

/** The time of a kick-off over its day: today, tomorrow, or the date. */
export function KickOff({ startTime }: { readonly startTime: string }) {
  const t = useTranslations('events');
  const timeZone = useTimeZone();
  const timeText = useTimeText();
  const world = useStores().clock;
  const startMs = Date.parse(startTime);
  const days = useSyncExternalStore(
    world.subscribe,
    () => daysBetween(world.now(), startMs, timeZone),
    () => daysBetween(world.renderedAtMs, startMs, timeZone),
  );
  return (
    <time dateTime={startTime} className={styles.when}>
      <span className={styles.time}>{timeText(startMs, 'time')}</span>
      <span className={styles.day}>{day()}</span>
    </time>
  );

  function day(): string {
    if (days === 0) return t('today');
    if (days === 1) return t('tomorrow');
    return timeText(startMs, 'date');
  }
}
