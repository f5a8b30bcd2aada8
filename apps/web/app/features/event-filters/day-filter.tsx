import { useTranslations } from 'use-intl';

import { ListLink } from '../../shared/links/list-link.tsx';
import { useDayText } from '../../shared/match/time-text.ts';
import styles from './day-filter.module.css';

export interface DayFilterProps {
  /** Days as `2026-11-16`, in the order they are shown. */
  readonly days: readonly string[];
  readonly today: string;
  /** The day that needs no choice, which has the plain address. */
  readonly usual?: string;
  /** Undefined when no day is chosen. */
  readonly selected: string | undefined;
}

const dayMs = 86_400_000;

/** A strip of days. */
export function DayFilter({ days, today, usual, selected }: DayFilterProps) {
  const t = useTranslations('filters');
  const dayText = useDayText();
  return (
    <nav className={styles.strip} aria-label={t('days')}>
      {days.map((day) => {
        return (
          <ListLink
            key={day}
            className={styles.day}
            changes={{ date: day === usual ? null : day, time: null, league: null }}
            isCurrent={day === selected}
          >
            <span className={styles.name}>{nameOf(day)}</span>
            <time className={styles.date} dateTime={day}>
              {dayText(day, 'date')}
            </time>
          </ListLink>
        );
      })}
    </nav>
  );

  function nameOf(day: string): string {
    const away = (Date.parse(day) - Date.parse(today)) / dayMs;
    if (day === today) return t('today');
    if (away === 1) return t('tomorrow');
    if (away === -1) return t('yesterday');
    return dayText(day, 'weekday');
  }
}
