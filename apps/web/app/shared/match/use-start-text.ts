import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useTimeZone } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { daysBetween } from './days-between.ts';
import { useTimeText } from './time-text.ts';

/** When a match starts: its time, and its day as today, tomorrow or a date. The day changes at midnight. */
export function useStartText(startTime: string): { readonly time: string; readonly day: string } {
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
  return { time: timeText(startMs, 'time'), day: day() };

  function day(): string {
    if (days === 0) return t('today');
    if (days === 1) return t('tomorrow');
    return timeText(startMs, 'date');
  }
}
