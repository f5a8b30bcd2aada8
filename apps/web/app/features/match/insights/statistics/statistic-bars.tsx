import type { Match } from '@slipstream/contract/entities/catalogue/match';
import { useFormatter, useTranslations } from 'use-intl';

import { visuallyHiddenClass } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import type { Statistics } from '../match-course.ts';
import { inStatisticOrder, isKnownStatistic } from '../tracker/known-words.ts';
import styles from './statistics.module.css';

type Row = Statistics['rows'][number];

export interface StatisticBarsProps {
  readonly match: Match;
  readonly rows: readonly Row[];
}

/** Each figure of both sides over a bar that shows their shares. */
export function StatisticBars({ match, rows }: StatisticBarsProps) {
  const t = useTranslations('match.insights');
  const { home, away } = match.competitors;
  if (rows.length === 0) return <p className={styles.none}>{t('noStatistics')}</p>;
  return (
    <table className={styles.table}>
      <thead className={visuallyHiddenClass}>
        <tr>
          <th scope="col">{home.name}</th>
          <th scope="col">{t('statistics')}</th>
          <th scope="col">{away.name}</th>
        </tr>
      </thead>
      <tbody>
        {inStatisticOrder(rows).map((row) => (
          <StatisticRow key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

function StatisticRow({ row }: { readonly row: Row }) {
  const t = useTranslations('match.statistic');
  const format = useFormatter();
  const sum = row.home + row.away;
  const share = sum === 0 ? 50 : (100 * row.home) / sum;
  const figure = (value: number) => {
    if (row.unit === 'percent') return t('percent', { value });
    return row.unit === 'tenths' ? format.number(value / 10, tenth) : value;
  };
  return (
    <tr className={styles.row}>
      <td className={styles.figure} data-more={row.home > row.away || undefined}>
        {figure(row.home)}
      </td>
      <th scope="row" className={styles.name}>
        {isKnownStatistic(row.key) ? t(row.key) : t('other', { key: row.key.replaceAll('_', ' ') })}
        <span className={styles.bar} data-empty={sum === 0 || undefined}>
          <span style={{ flexGrow: share }} data-none={share === 0 || undefined} />
          <span style={{ flexGrow: 100 - share }} data-none={share === 100 || undefined} />
        </span>
      </th>
      <td className={styles.figure} data-more={row.away > row.home || undefined}>
        {figure(row.away)}
      </td>
    </tr>
  );
}
