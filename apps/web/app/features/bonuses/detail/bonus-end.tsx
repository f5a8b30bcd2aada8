import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useTimeText } from '../../../shared/match/time-text.ts';
import { useStores } from '../../../state/use-stores.ts';
import styles from '../bonus-card.module.css';

const dayMs = 86_400_000;

/** When a bonus ends: the day, and how long it still is once that is less than a day. It is the true end, and no other. */
export function BonusEnd({ time }: { readonly time: string | null }) {
  const t = useTranslations('bonuses.end');
  const format = useFormatter();
  const timeText = useTimeText();
  const { clock } = useStores();
  // To the minute: seconds that run would only press.
  const nowMs = useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.now() / 60_000) * 60_000,
    () => clock.renderedAtMs,
  );
  if (time === null) return <span className={styles.end}>{t('never')}</span>;
  const endsMs = Date.parse(time);
  const date = timeText(endsMs, 'dateTime');
  if (endsMs <= clock.now()) return <span className={styles.end}>{t('over', { date })}</span>;
  const left = endsMs - nowMs < dayMs ? format.relativeTime(endsMs, nowMs) : null;
  return (
    <time className={styles.end} dateTime={time}>
      {left === null ? t('on', { date }) : t('soon', { date, left })}
    </time>
  );
}
