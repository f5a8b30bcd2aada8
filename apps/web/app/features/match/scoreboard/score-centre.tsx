import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchComing } from '@slipstream/units/match-status';
import { useTranslations } from 'use-intl';

import { KickOff } from '../../../shared/match/kick-off.tsx';
import { largeScore } from '../../../shared/match/match-score.ts';
import { SpokenAs } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { MatchWhen } from './match-when.tsx';
import { halfTimeScore } from './score-table.ts';
import styles from './score-centre.module.css';

/** Score and clock, or the kick-off before the start. */
export function ScoreCentre({ match }: { readonly match: Match }) {
  const t = useTranslations('match.score');
  const score = largeScore(match);
  const { home, away } = match.competitors;
  if (isMatchComing(match.status)) {
    return (
      <div className={styles.centre}>
        <span className={styles.start}>
          <KickOff startTime={match.startTime} />
        </span>
        <Place match={match} />
      </div>
    );
  }
  const halfTime = halfTimeScore(match);
  return (
    <div className={styles.centre}>
      <div className={styles.score} data-long={(score !== null && (score.home + score.away).length > 5) || undefined}>
        {score === null ? (
          <span className={styles.versus}>{t('versus')}</span>
        ) : (
          <SpokenAs
            text={t('name', { home: home.name, away: away.name, homeScore: score.home, awayScore: score.away })}
          >
            <span>{score.home}</span>
            <span className={styles.dash}>–</span>
            <span>{score.away}</span>
          </SpokenAs>
        )}
      </div>
      <div className={styles.moment}>
        <MatchWhen match={match} />
        {halfTime !== null && (
          <p className={styles.note}>{t('halfTime', { home: halfTime.home, away: halfTime.away })}</p>
        )}
      </div>
    </div>
  );
}

function Place({ match: { stadium, city } }: { readonly match: Match }) {
  const t = useTranslations('match.score');
  if (stadium === null && city === null) return null;
  const place = stadium !== null && city !== null ? t('place', { stadium, city }) : (stadium ?? city);
  return <p className={styles.place}>{place}</p>;
}
