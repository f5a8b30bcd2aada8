import type { SortKey } from '@slipstream/contract/http/catalogue/event-filters';
import { useTranslations } from 'use-intl';

import { ListLink } from '../../shared/links/list-link.tsx';
import styles from './link-row.module.css';

/** The offered sort orders; an address may use any the API knows (CAT-7). The first is the default. */
const sorts = [
  { key: 'time', sortBy: 'start_time:asc' },
  { key: 'league', sortBy: 'tournament_priority:asc' },
  { key: 'popular', sortBy: 'bets_count:desc' },
] as const satisfies readonly { key: string; sortBy: SortKey }[];

export function SortFilter({ sortBy = sorts[0].sortBy }: { readonly sortBy: SortKey | undefined }) {
  const t = useTranslations('filters');
  return (
    <nav className={styles.row} aria-label={t('sort')}>
      <span className={styles.label} aria-hidden="true">
        {t('sort')}
      </span>
      {sorts.map((sort, index) => (
        <ListLink
          key={sort.key}
          className={styles.choice}
          changes={{ sortBy: index === 0 ? null : sort.sortBy }}
          isCurrent={sort.sortBy === sortBy}
        >
          {t(`sorts.${sort.key}`)}
        </ListLink>
      ))}
    </nav>
  );
}
