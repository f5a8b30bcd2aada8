import { memo } from 'react';
import { useTranslations } from 'use-intl';

import { Flag } from '../../ui/flag/flag.tsx';
import { EventRow } from './event-row.tsx';
import type { LeagueGroup } from './group-by-league.ts';
import styles from './league-card.module.css';
import { outcomeLabel } from '../../parts/outcome-label.ts';

/** The header of a league over its matches; what its columns mean is said once, above them. */
export const LeagueCard = memo(function LeagueCard({ group }: { readonly group: LeagueGroup }) {
  const t = useTranslations('events');
  const { league, matches } = group;
  const columns = matches.find(({ mainMarket }) => mainMarket !== null)?.mainMarket?.outcomes ?? [];
  return (
    <section className={styles.card} data-rows={Math.min(matches.length, 12)}>
      <h3 className={styles.head}>
        <span className={styles.name}>
          <Flag code={league.category.countryCode} />
          <span className={styles.words}>
            {t('leagueTitle', { category: league.category.name, league: league.name })}
          </span>
        </span>
        <span className={styles.columns} data-columns={columns.length} aria-hidden="true">
          {columns.map((outcome) => (
            <span key={outcome.id}>{outcomeLabel(t, outcome)}</span>
          ))}
        </span>
      </h3>
      <ul>
        {matches.map((match) => (
          <EventRow key={match.id} matchId={match.id} />
        ))}
      </ul>
    </section>
  );
});
