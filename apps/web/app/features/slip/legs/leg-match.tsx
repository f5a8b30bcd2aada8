import type { Selection } from '@slipstream/betting/ticket/selection';
import { useTranslations } from 'use-intl';

import { MatchMoment } from '../../../shared/match/match-moment.tsx';
import { useMatch } from '../../../state/board/use-board.ts';
import styles from './slip-leg.module.css';

/** The match of a selection: score or kick-off, both sides, and the league. */
export function LegMatch({ selection }: { readonly selection: Selection }) {
  const t = useTranslations('slip');
  const match = useMatch(selection.matchId);
  const { nameA, nameB, categoryName } = selection;
  const league = match?.tournament;
  return (
    <>
      <span className={styles.line}>
        {match !== undefined && (
          <MatchMoment
            startTime={match.startTime}
            status={selection.matchStatus === match.status ? match.status : selection.matchStatus}
            stage={match.stage}
            statistics={match.statistics}
            sport={match.tournament.sport}
          />
        )}
        <span className={styles.sides}>{nameB === '' ? nameA : t('match', { home: nameA, away: nameB })}</span>
      </span>
      <span className={styles.league}>
        {league === undefined
          ? categoryName
          : t('leagueTitle', { category: league.category.name, league: league.name })}
      </span>
    </>
  );
}
