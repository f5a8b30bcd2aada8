import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { isMatchOver, matchStatus } from '@slipstream/units/match-status';
import { useTranslations } from 'use-intl';

import { MatchClock } from '../../../shared/match/match-clock.tsx';
import { isDelayed, momentWords } from '../../../shared/match/stage-words.ts';
import { LiveDot } from '../../../ui/live-dot/live-dot.tsx';
import styles from './match-when.module.css';

/** Clock and period during the match; how it ended afterwards. */
export function MatchWhen({ match }: { readonly match: Match }) {
  const t = useTranslations('match.score');
  const events = useTranslations('events');
  const { stage, statistics, status } = match;
  const clock = stage.kind === 'period' || stage.kind === 'overtime' ? (statistics?.clock ?? null) : null;
  const entities = useTranslations('entities.notCovered');
  const isCovered = status !== matchStatus.notCovered;
  const words = stage.kind === 'ended' ? t('final') : momentWords(events, match);
  return (
    <p className={styles.when} data-over={isMatchOver(status) || undefined}>
      {!isMatchOver(status) && !isDelayed(match) && <LiveDot />}
      {isCovered && clock !== null && (
        <span className={styles.clock}>
          <MatchClock clock={clock} />
        </span>
      )}
      {isCovered && clock !== null && <span aria-hidden="true">·</span>}
      {isCovered ? words : entities('short')}
    </p>
  );
}
