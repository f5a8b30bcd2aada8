import { useSyncExternalStore } from 'react';

import { useTimeText } from '../../shared/match/time-text.ts';
import { useStores } from '../../state/use-stores.ts';
import type { BlockProps } from '../block-types.ts';
import styles from './clock.module.css';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * The backend's clock in the player's zone, the same as all other times (SHOW-6). A shared page cannot know it, so it
 * is filled in after hydration; its room is reserved.
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
