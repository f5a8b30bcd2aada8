import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { useTranslations } from 'use-intl';

import { serverOf } from '../../../shared/match/match-score.ts';
import { StarButton } from '../../../shared/match/star-button.tsx';
import { TeamCrest } from '../../../shared/match/team-crest.tsx';
import type { ReactNode } from 'react';
import type { CrestDesign } from '../../../ui/crest/crest-design.ts';
import { crestsOf } from '../../../ui/crest/crest-design.ts';
import { VisuallyHidden, visuallyHiddenClass } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { ShareButton } from '../share-button.tsx';
import { redCards, scoreTable, winnerOf } from './score-table.ts';
import { ScoreCentre } from './score-centre.tsx';
import { ScoreTableView } from './score-table-view.tsx';
import styles from './scoreboard.module.css';

export interface ScoreboardProps {
  readonly match: Match;
  /** The way to its video, where there is one. */
  readonly watch?: ReactNode;
}

/** Who plays whom, where, how it stands and how far it has come. */
export function Scoreboard({ match, watch }: ScoreboardProps) {
  const t = useTranslations('match');
  const { home, away } = match.competitors;
  const names = { home: home.name, away: away.name };
  const crests = crestsOf(home.name, away.name);
  const table = scoreTable(match);
  return (
    <header className={styles.board}>
      <div className={styles.bar}>
        <Breadcrumb league={match.tournament} />
        {watch}
        <StarButton type="matches" id={match.id} name={t('starName', names)} />
        <ShareButton title={t('heading', names)} />
      </div>
      <h1 className={visuallyHiddenClass}>{t('heading', names)}</h1>
      {table === null ? (
        <div className={styles.sides}>
          <Competitor match={match} side="home" crest={crests.home} />
          <ScoreCentre match={match} />
          <Competitor match={match} side="away" crest={crests.away} />
        </div>
      ) : (
        <ScoreTableView match={match} table={table} crests={crests} />
      )}
    </header>
  );
}

interface CompetitorProps {
  readonly match: Match;
  readonly side: Side;
  readonly crest: CrestDesign;
}

function Competitor({ match, side, crest }: CompetitorProps) {
  const t = useTranslations('match.score');
  const reds = redCards(match, side);
  const winner = winnerOf(match);
  return (
    <div className={styles.side} data-side={side} data-lost={(winner !== null && winner !== side) || undefined}>
      <TeamCrest logo={match.competitors[side].logo} design={crest} size={32} />
      <span className={styles.name}>
        <span className={styles.text} title={match.competitors[side].name}>
          {match.competitors[side].name}
        </span>
        {winner === side && <VisuallyHidden>{t('winner')}</VisuallyHidden>}
        {serverOf(match) === side && (
          <span className={styles.batting}>
            <VisuallyHidden>{t('batting')}</VisuallyHidden>
          </span>
        )}
        {reds > 0 && (
          <span className={styles.reds}>
            {Array.from({ length: Math.min(reds, 4) }, (_, at) => (
              <span key={at} className={styles.red} />
            ))}
            <VisuallyHidden>{t('redCards', { count: reds })}</VisuallyHidden>
          </span>
        )}
      </span>
    </div>
  );
}
