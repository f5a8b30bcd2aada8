import styles from './kick-off.module.css';
import { useStartText } from './use-start-text.ts';

/** The time of a kick-off over its day: today, tomorrow, or the date. */
export function KickOff({ startTime }: { readonly startTime: string }) {
  const { time, day } = useStartText(startTime);
  return (
    <time dateTime={startTime} className={styles.when}>
      <span className={styles.time}>{time}</span>
      <span className={styles.day}>{day}</span>
    </time>
  );
}
