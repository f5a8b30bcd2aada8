import type { League } from '@slipstream/contract/entities/catalogue/league';
import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLinks } from '../../shared/links/use-links.ts';
import { leagueTitle } from '../../shared/match/league-title.ts';
import { targets } from '../../site/paths.ts';
import { Flag } from '../../ui/flag/flag.tsx';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './league-results.module.css';
import { periodColumns, type PeriodColumn } from './period-columns.ts';
import { ResultRows } from './result-rows.tsx';

export interface LeagueResultsProps {
  readonly league: League;
  readonly matches: readonly Match[];
}

/** How many periods fit beside the final score on a phone; more are shown below the names. */
const narrowMax = 2;

/** What was played in a league, as a table: a column for each period and one for the final score. */
export function LeagueResults({ league, matches }: LeagueResultsProps) {
  const t = useTranslations();
  const events = useTranslations('events');
  const links = useLinks();
  const columns = periodColumns(matches);
  return (
    <section className={styles.card}>
      <table className={styles.table} data-many={columns.length > narrowMax || undefined}>
        <colgroup>
          <col className={styles.whenColumn} />
          <col />
          {columns.map((column) => (
            <col key={`${column.kind}${column.number}`} className={styles.periodColumn} />
          ))}
          <col className={styles.finalColumn} />
        </colgroup>
        <thead>
          <tr className={styles.head}>
            <th scope="col" colSpan={2} className={styles.league}>
              <Link className={styles.name} to={links(targets.inSport(league.sport.key, league.slug))}>
                <Flag code={league.category.countryCode} />
                {leagueTitle(events, league)}
              </Link>
            </th>
            {columns.map((column) => (
              <th key={`${column.kind}${column.number}`} scope="col" className={styles.period}>
                {heading(column)}
              </th>
            ))}
            <th scope="col" className={styles.final}>
              <SpokenAs text={t('filters.results.final')}>{t('filters.results.finalShort')}</SpokenAs>
            </th>
          </tr>
        </thead>
        {matches.map((match) => (
          <ResultRows key={match.id} match={match} columns={columns} />
        ))}
      </table>
    </section>
  );

  function heading({ kind, number }: PeriodColumn): string {
    switch (kind) {
      case 'period':
        return String(number);
      case 'overtime':
        return t('filters.results.overtime');
      case 'shootout':
        return t('filters.results.shootout');
    }
  }
}
