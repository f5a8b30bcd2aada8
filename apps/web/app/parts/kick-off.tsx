import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useTimeZone } from '../stores/preferences.ts';
import { useStores } from '../stores/use-stores.ts';
import { daysBetween } from './days-between.ts';
import styles from './kick-off.module.css';

/** Twenty-four hours in every language: a kick-off at 8:00 must not need a second word to be understood. */
function clock(timeZone: string) {
  return { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
}

/** The time of a kick-off over its day: today, tomorrow, or the date. */
export function KickOff({ startTime }: { readonly startTime: string }) {
  const t = useTranslations('events');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const world = useStores().clock;
  const start = new Date(startTime);
  const days = useSyncExternalStore(
    world.subscribe,
    () => daysBetween(world.now(), start.getTime(), timeZone),
    () => daysBetween(world.renderedAtMs, start.getTime(), timeZone),
  );
  return (
    <time dateTime={startTime} className={styles.when}>
      <span className={styles.time}>{format.dateTime(start, clock(timeZone))}</span>
      <span className={styles.day}>{day()}</span>
    </time>
  );

  function day(): string {
    if (days === 0) return t('today');
    if (days === 1) return t('tomorrow');
    return format.dateTime(start, { day: 'numeric', month: 'short', timeZone });
  }
}
