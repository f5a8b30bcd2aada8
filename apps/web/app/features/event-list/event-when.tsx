import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchComing, matchStatus } from '@slipstream/units/match-status';
import { useTranslations } from 'use-intl';

import { KickOff } from '../../shared/match/kick-off.tsx';
import { MatchClock } from '../../shared/match/match-clock.tsx';
import { momentWords } from '../../shared/match/stage-words.ts';
import styles from './event-when.module.css';
import { rowScore } from './row-score.ts';

/** The first column: the clock over the period while a match is played, else its kick-off. */
export function EventWhen({ match }: { readonly match: Match }) {
  const t = useTranslations('events');
  if (isMatchComing(match.status)) return <KickOff startTime={match.startTime} />;
  if (match.status === matchStatus.notCovered) return <NotCovered />;
  const stage = <Stage match={match} />;
  const clock = match.statistics?.clock ?? null;
  const { game } = rowScore(match);
  if (clock !== null && (match.stage.kind === 'period' || match.stage.kind === 'overtime')) {
    return (
      <>
        <span className={styles.clock}>
          <MatchClock clock={clock} />
        </span>
        <span className={styles.stage}>{stage}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.moment}>{stage}</span>
      {game && <span className={styles.stage}>{t('gameScore', game)}</span>}
    </>
  );
}

function NotCovered() {
  const t = useTranslations('entities.notCovered');
  return (
    <span className={styles.notCovered} title={t('title')}>
      {t('short')}
    </span>
  );
}

/** Short, because the column is narrow; the full text is in the title. */
function Stage({ match }: { readonly match: Match }) {
  const t = useTranslations('events');
  return <span title={momentWords(t, match)}>{momentWords(t, match, 'short')}</span>;
}
