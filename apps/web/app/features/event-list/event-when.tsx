import type { Match } from '@slipstream/contract/entities/match';
import { useTranslations } from 'use-intl';

import { KickOff } from '../../parts/kick-off.tsx';
import { MatchClock } from '../../parts/match-clock.tsx';
import { stageWords } from '../../parts/stage-words.ts';
import styles from './event-when.module.css';

/** The first column: the clock over the period while a match is played, else its kick-off. */
export function EventWhen({ match }: { readonly match: Match }) {
  const t = useTranslations('events');
  if (match.status === 0) return <KickOff startTime={match.startTime} />;
  const stage = stageWords(t, match.stage, match.tournament.sport, 'short');
  const clock = match.statistics?.clock ?? null;
  const game = match.statistics?.gameScore ?? null;
  const isRunning = clock !== null && (match.stage.kind === 'period' || match.stage.kind === 'overtime');
  return (
    <>
      <span className={styles.clock}>{isRunning ? <MatchClock clock={clock} /> : stage}</span>
      <span className={styles.stage}>{isRunning ? stage : game && t('gameScore', game)}</span>
    </>
  );
}
