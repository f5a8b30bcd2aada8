import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchComing, isMatchOver } from '@slipstream/units/match-status';
import { useTranslations } from 'use-intl';

import { KickOff } from '../../../shared/match/kick-off.tsx';
import { MatchClock } from '../../../shared/match/match-clock.tsx';
import { largeScore } from '../../../shared/match/match-score.ts';
import { stageWords } from '../../../shared/match/stage-words.ts';
import { SpokenAs } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { LiveDot } from '../../../ui/live-dot/live-dot.tsx';
import { halfTimeScore } from './score-table.ts';
import styles from './scoreboard.module.css';

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
      <When match={match} />
      {halfTime !== null && (
        <p className={styles.note}>{t('halfTime', { home: halfTime.home, away: halfTime.away })}</p>
      )}
    </div>
  );
}

/** Clock and period during the match; how it ended afterwards. */
function When({ match }: { readonly match: Match }) {
  const t = useTranslations('match.score');
  const events = useTranslations('events');
  const { stage, statistics, status } = match;
  const clock = stage.kind === 'period' || stage.kind === 'overtime' ? (statistics?.clock ?? null) : null;
  const words = stage.kind === 'ended' ? t('final') : stageWords(events, stage, match.tournament.sport);
  return (
    <p className={styles.when} data-over={isMatchOver(status) || undefined}>
      {!isMatchOver(status) && <LiveDot />}
      {clock !== null && (
        <span className={styles.clock}>
          <MatchClock clock={clock} />
        </span>
      )}
      {clock !== null && <span aria-hidden="true">·</span>}
      {words}
    </p>
  );
}

function Place({ match: { stadium, city } }: { readonly match: Match }) {
  const t = useTranslations('match.score');
  if (stadium === null && city === null) return null;
  const place = stadium !== null && city !== null ? t('place', { stadium, city }) : (stadium ?? city);
  return <p className={styles.note}>{place}</p>;
}
