import type { Match } from '@slipstream/contract/entities/catalogue/match';
import type { Side } from '@slipstream/contract/entities/catalogue/match-statistics';
import { useTranslations } from 'use-intl';

import { serverOf } from '../../shared/match/match-score.ts';
import { familyOf } from '../../sports/sport.ts';
import { TeamCrest } from '../../shared/match/team-crest.tsx';
import type { CrestDesign } from '../../ui/crest/crest-design.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './event-team.module.css';
import { rowScore } from './row-score.ts';

export interface EventTeamProps {
  readonly side: Side;
  readonly match: Match;
  readonly crest: CrestDesign;
}

/** One side of a match with its crest and score; sports of sets show the sets as well. */
export function EventTeam({ side, match, crest }: EventTeamProps) {
  const t = useTranslations('match.score');
  const { total, periods } = rowScore(match);
  const { logo, name } = match.competitors[side];
  return (
    <span className={styles.team}>
      <TeamCrest logo={logo} design={crest} />
      <span className={styles.name} title={name}>
        {name}
      </span>
      {serverOf(match) === side && (
        <span className={styles.server}>
          <VisuallyHidden>{t(familyOf(match.tournament.sport) === 'inning' ? 'batting' : 'serving')}</VisuallyHidden>
        </span>
      )}
      {total !== null && (
        <span className={styles.scores}>
          <span className={styles.score}>{total[side]}</span>
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
