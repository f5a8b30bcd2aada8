import { useSyncExternalStore } from 'react';
import { useFormatter } from 'use-intl';

import { useTimeZone } from '../../stores/preferences.ts';
import type { BlockProps } from '../block-types.ts';
import styles from './clock.module.css';

const secondMs = 1000;

/** The time of day where times are told. Shared pages can't know it, so it comes with the script and has its room before. */
export function Clock({ settings: { seconds, zone } }: BlockProps<'clock'>) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const now = useSyncExternalStore(everySecond, seconds ? thisSecond : thisMinute, () => null);
  const text =
    now &&
    format.dateTime(now, {
      hour: '2-digit',
      hourCycle: 'h23',
      minute: '2-digit',
      ...(seconds && { second: '2-digit' }),
      ...(zone && { timeZoneName: 'short' }),
      timeZone,
    });
  return (
    <span className={styles.clock} data-zone={zone || undefined} data-seconds={seconds || undefined}>
      {text}
    </span>
  );
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, secondMs);
  return () => clearInterval(timer);
}

function thisSecond(): number {
  return Math.floor(Date.now() / secondMs) * secondMs;
}

function thisMinute(): number {
  return Math.floor(Date.now() / (60 * secondMs)) * 60 * secondMs;
}
