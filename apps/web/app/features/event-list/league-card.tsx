import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { memo, use } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { FirstPaintContext } from '../../first-paint/first-paint.ts';
import { StarButton } from '../../shared/match/star-button.tsx';
import { useLinks } from '../../shared/links/use-links.ts';
import { targets } from '../../site/paths.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import { EventRow } from './event-row.tsx';
import type { LeagueGroup } from './group-matches.ts';
import styles from './league-card.module.css';
import { columnLabel } from '../../shared/odds/outcome-label.ts';
import { useMatch } from '../../state/board/use-board.ts';
import { useStores } from '../../state/use-stores.ts';
import { useMarketsPerRow } from '../../state/preferences/preferences.ts';
import { headMarkets } from './row-markets.ts';

/** What the columns are about. A card stays the same while its rows do, so it asks the board what they show now. */
function useHeads(matches: readonly Match[]) {
  const { board } = useStores();
  const groupsMax = useMarketsPerRow();
  useMatch(matches[0]?.id);
  return headMarkets(
    matches.map((match) => board.match(match.id) ?? match),
    groupsMax,
  );
}

/** The header of a league over its matches; what its columns mean is said once, above them. */
export const LeagueCard = memo(function LeagueCard({ group }: { readonly group: LeagueGroup }) {
  const t = useTranslations('events');
  const links = useLinks();
  const { cardMarks } = use(FirstPaintContext);
  const { league, matches } = group;
  const title = t('leagueTitle', { category: league.category.name, league: league.name });
  const heads = useHeads(matches);
  const markets = heads.map(({ id }) => id).join(' ');
  return (
    <section className={styles.card} {...cardMarks(matches.length)}>
      <header className={styles.head} data-groups={heads.length}>
        <h3 className={styles.title}>
          <Link className={styles.name} to={links(targets.inSport(league.sport.key, league.slug))}>
            <Flag code={league.category.countryCode} />
            <span className={styles.words} title={title}>
              {title}
            </span>
          </Link>
        </h3>
        <div className={styles.groups} aria-hidden="true">
          {heads.map((market) => (
            <div key={market.id} className={styles.group} title={market.name}>
              {market.outcomes.map((outcome) => (
                <span key={outcome.id}>{columnLabel(t, market, outcome)}</span>
              ))}
            </div>
          ))}
        </div>
        <StarButton type="tournaments" id={league.id} name={league.name} />
      </header>
      <ul>
        {matches.map((match) => (
          <EventRow key={match.id} matchId={match.id} markets={markets} />
        ))}
      </ul>
    </section>
  );
});
