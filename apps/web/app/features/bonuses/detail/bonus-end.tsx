import { useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useTimeText } from '../../../shared/match/time-text.ts';
import { useStores } from '../../../state/use-stores.ts';
import styles from '../bonus-card.module.css';

const dayMs = 86_400_000;

/** When a bonus ends: the day, and the remaining time if it is less than a day. */
export function BonusEnd({ time }: { readonly time: string | null }) {
  const t = useTranslations('bonuses.end');
  const format = useFormatter();
  const timeText = useTimeText();
  const { clock } = useStores();
  // Minutes only: a running second counter would put pressure on the player.
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
