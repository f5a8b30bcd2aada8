import type { Match } from '@slipstream/contract/entities/match';
import type { Side } from '@slipstream/contract/entities/match-statistics';
import { useTranslations } from 'use-intl';

import { TeamCrest } from '../../parts/team-crest.tsx';
import type { CrestDesign } from '../../ui/crest/crest-design.ts';
import { Hidden } from '../../ui/hidden/hidden.tsx';
import styles from './event-team.module.css';

/** How many periods a row has room for. */
const periodsMax = 3;

export interface EventTeamProps {
  readonly side: Side;
  readonly match: Match;
  readonly crest: CrestDesign;
}

/** One side of a match with its crest and score; sports of sets show the sets as well. */
export function EventTeam({ side, match, crest }: EventTeamProps) {
  const t = useTranslations('events');
  const score = match.statistics?.totalScore;
  const periods = match.statistics?.gameScore ? match.statistics.periodScore.slice(-periodsMax) : [];
  return (
    <span className={styles.team}>
      <TeamCrest logo={match.competitors[side].logo} design={crest} />
      <span className={styles.name}>{match.competitors[side].name}</span>
      {match.statistics?.currentServer === side && (
        <span className={styles.server}>
          <Hidden>{t('serving')}</Hidden>
        </span>
      )}
      {match.status !== 0 && score && (
        <span className={styles.scores}>
          <span className={styles.score}>{score[side]}</span>
          {periods.map((period) => (
            <span key={`${period.kind}${period.number}`} className={styles.period}>
              {period[side]}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
