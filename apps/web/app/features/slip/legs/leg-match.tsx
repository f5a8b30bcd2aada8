import type { Selection } from '@slipstream/betting/ticket/selection';
import { useTranslations } from 'use-intl';

import { MatchMoment } from '../../../shared/match/match-moment.tsx';
import { useMatch } from '../../../state/board/use-board.ts';
import styles from './slip-leg.module.css';

/** The match of a selection: score or kick-off, the market and both sides; the league as a title. */
export function LegMatch({ selection }: { readonly selection: Selection }) {
  const t = useTranslations('slip');
  const match = useMatch(selection.matchId);
  const { nameA, nameB, categoryName, marketName } = selection;
  const league = match?.tournament;
  return (
    <span className={styles.line} title={leagueName()}>
      {match !== undefined && (
        <MatchMoment
          startTime={match.startTime}
          status={selection.matchStatus === match.status ? match.status : selection.matchStatus}
          stage={match.stage}
          statistics={match.statistics}
          sport={match.tournament.sport}
        />
      )}
      <span className={styles.market}>{marketName}</span>
      <span className={styles.sides}>{nameB === '' ? nameA : t('match', { home: nameA, away: nameB })}</span>
    </span>
  );

  function leagueName(): string {
    return league === undefined
      ? categoryName
      : t('leagueTitle', { category: league.category.name, league: league.name });
  }
}
