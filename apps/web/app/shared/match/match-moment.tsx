import type { MatchStage, MatchStatistics } from '@slipstream/contract/entities/catalogue/match-statistics';
import { isMatchComing, isMatchLive, type MatchStatus } from '@slipstream/units/match-status';
import { useTranslations } from 'use-intl';

import { MatchClock } from './match-clock.tsx';
import styles from './match-moment.module.css';
import { stageWords } from './stage-words.ts';
import { useStartText } from './use-start-text.ts';

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
  const { time, day } = useStartText(startTime);
  return (
    <time className={styles.moment} dateTime={startTime}>
      {day} {time}
    </time>
  );
}
