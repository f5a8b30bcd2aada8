import type { MatchStage, MatchStatistics } from '@slipstream/contract/entities/catalogue/match-statistics';
import { isMatchComing, isMatchLive, type MatchStatus } from '@slipstream/units/match-status';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { useTimeZone } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { daysBetween } from './days-between.ts';
import { MatchClock } from './match-clock.tsx';
import styles from './match-moment.module.css';
import { stageWords } from './stage-words.ts';
import { useTimeText } from './time-text.ts';

export interface MatchMomentProps {
  readonly startTime: string;
  readonly status: MatchStatus;
  readonly stage: MatchStage | null;
  readonly statistics: MatchStatistics | null;
  readonly sport: { readonly key: string; readonly type: 'regular' | 'cyber' | 'premium_cricket' };
}

/** Where a match stands, in one line: when it begins, or its clock and score, or how it ended. */
export function MatchMoment(props: MatchMomentProps) {
  return isMatchComing(props.status) ? <Start startTime={props.startTime} /> : <Score {...props} />;
}

function Score({ stage, statistics, sport, status }: MatchMomentProps) {
  const t = useTranslations('events');
  const score = statistics?.totalScore ?? null;
  const isRunning = isMatchLive(status);
  const hasClock = isRunning && stage?.kind === 'period' && statistics?.clock !== null && statistics !== null;
  return (
    <span className={styles.moment} data-live={isRunning || undefined}>
      {hasClock && statistics.clock !== null ? (
        <MatchClock clock={statistics.clock} />
      ) : (
        stage !== null && stageWords(t, stage, sport, 'short')
      )}
      {score !== null && ` ${t('score', score)}`}
    </span>
  );
}

function Start({ startTime }: { readonly startTime: string }) {
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
    <time className={styles.moment} dateTime={startTime}>
      {day()} {timeText(startMs, 'time')}
    </time>
  );

  function day(): string {
    if (days === 0) return t('today');
    if (days === 1) return t('tomorrow');
    return timeText(startMs, 'date');
  }
}
