import type { MatchId } from '@slipstream/units/ids';
import { isMatchComing } from '@slipstream/units/match-status';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { KickOff } from '../../shared/match/kick-off.tsx';
import { leagueTitle } from '../../shared/match/league-title.ts';
import { MatchClock } from '../../shared/match/match-clock.tsx';
import { OutcomeButton } from '../../shared/odds/outcome-button.tsx';
import { outcomeLabel } from '../../shared/odds/outcome-label.ts';
import { momentWords } from '../../shared/match/stage-words.ts';
import { useLinks } from '../../shared/links/use-links.ts';
import { targets } from '../../site/paths.ts';
import { hideableMark } from '../../state/preferences/hidden-sports.ts';
import { useMatch } from '../../state/board/use-board.ts';
import { TeamCrest } from '../../shared/match/team-crest.tsx';
import { crestsOf } from '../../ui/crest/crest-design.ts';
import styles from './featured-match.module.css';

export interface FeaturedMatchProps {
  readonly matchId: MatchId;
  readonly look: 'tide' | 'ember';
  /** Whether it is left out for a visitor who has hidden its sport. */
  readonly isHideable: boolean;
}

/** One match as a banner: league and clock, both sides with their crests and score, and its main prices. */
export function FeaturedMatch({ matchId, look, isHideable }: FeaturedMatchProps) {
  const t = useTranslations('events');
  const links = useLinks();
  const match = useMatch(matchId);
  if (match === undefined) return null;
  const { home, away } = match.competitors;
  const crests = crestsOf(home.name, away.name);
  const score = isMatchComing(match.status) ? null : (match.statistics?.totalScore ?? null);
  const clock = match.stage.kind === 'period' ? (match.statistics?.clock ?? null) : null;
  const market = match.mainMarket;
  return (
    <article
      className={styles.banner}
      data-look={look}
      {...{ [hideableMark]: isHideable ? match.tournament.sport.key : undefined }}
    >
      <p className={styles.top}>
        <span>{leagueTitle(t, match.tournament)}</span>
        <span className={styles.when}>
          {isMatchComing(match.status) && <KickOff startTime={match.startTime} />}
          {!isMatchComing(match.status) && (clock ? <MatchClock clock={clock} /> : momentWords(t, match))}
        </span>
      </p>
      <Link className={styles.sides} to={links(targets.inSport(match.tournament.sport.key, match.slug))}>
        <h2 className={styles.name}>
          <TeamCrest logo={home.logo} design={crests.home} size={32} />
          <span className={styles.words} title={home.name}>
            {home.name}
          </span>
          <span className={styles.score}>{score?.home}</span>
        </h2>
        <h2 className={styles.name}>
          <TeamCrest logo={away.logo} design={crests.away} size={32} />
          <span className={styles.words} title={away.name}>
            {away.name}
          </span>
          <span className={styles.score}>{score?.away}</span>
        </h2>
      </Link>
      <div className={styles.odds} data-odds-row="">
        {market?.outcomes.map((outcome) => (
          <OutcomeButton key={outcome.id} market={market} outcome={outcome} label={outcomeLabel(t, outcome)} />
        ))}
      </div>
    </article>
  );
}
