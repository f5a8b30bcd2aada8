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
import { outcomeLabel } from '../../shared/odds/outcome-label.ts';

/** The header of a league over its matches; what its columns mean is said once, above them. */
export const LeagueCard = memo(function LeagueCard({ group }: { readonly group: LeagueGroup }) {
  const t = useTranslations('events');
  const links = useLinks();
  const { cardMarks } = use(FirstPaintContext);
  const { league, matches } = group;
  const title = t('leagueTitle', { category: league.category.name, league: league.name });
  const columns = matches.find(({ mainMarket }) => mainMarket !== null)?.mainMarket?.outcomes ?? [];
  return (
    <section className={styles.card} {...cardMarks(matches.length)}>
      <header className={styles.head} data-columns={columns.length}>
        <h3 className={styles.title}>
          <Link className={styles.name} to={links(targets.inSport(league.sport.key, league.slug))}>
            <Flag code={league.category.countryCode} />
            <span className={styles.words} title={title}>
              {title}
            </span>
          </Link>
        </h3>
        <span className={styles.columns} data-columns={columns.length} aria-hidden="true">
          {columns.map((outcome) => (
            <span key={outcome.id}>{outcomeLabel(t, outcome)}</span>
          ))}
        </span>
        <StarButton type="tournaments" id={league.id} name={league.name} />
      </header>
      <ul>
        {matches.map((match) => (
          <EventRow key={match.id} matchId={match.id} columnCount={columns.length} />
        ))}
      </ul>
    </section>
  );
});
