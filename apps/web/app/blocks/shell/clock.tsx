import { useSyncExternalStore } from 'react';

import { useTimeText } from '../../shared/match/time-text.ts';
import { useStores } from '../../state/use-stores.ts';
import type { BlockProps } from '../block-types.ts';
import styles from './clock.module.css';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * The time kick-offs are meant in: by the backend's clock, in the zone of all other times (SHOW-6). Shared pages can't know it,
 * so it comes with the script and has its room before.
 */
export function Clock({ settings: { seconds, zone } }: BlockProps<'clock'>) {
  const timeText = useTimeText();
  const { clock } = useStores();
  const stepMs = seconds ? secondMs : minuteMs;
  const nowMs = useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.now() / stepMs) * stepMs,
    () => null,
  );
  return (
    <span className={styles.clock} data-zone={zone || undefined} data-seconds={seconds || undefined}>
      {nowMs !== null && timeText(nowMs, look())}
    </span>
  );

  function look() {
    if (seconds) return zone ? 'secondsInZone' : 'seconds';
    return zone ? 'timeInZone' : 'time';
  }
}
