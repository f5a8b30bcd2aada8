import { useTranslations } from 'use-intl';

import { ListLink } from '../../shared/links/list-link.tsx';
import styles from './link-row.module.css';

const windows = [1, 3, 6, 12, 24] as const;

/** Filters by hours from now; it replaces a chosen day. */
export function WindowFilter({ hours }: { readonly hours: number | undefined }) {
  const t = useTranslations('filters');
  return (
    <nav className={styles.row} aria-label={t('windows')}>
      <span className={styles.label} aria-hidden="true">
        {t('windows')}
      </span>
      <ListLink className={styles.choice} changes={{ time: null }} isCurrent={hours === undefined}>
        {t('anyTime')}
      </ListLink>
      {windows.map((window) => (
        <ListLink
          key={window}
          className={styles.choice}
          changes={{ time: String(window), date: null }}
          isCurrent={hours === window}
        >
          {t('within', { hours: window })}
        </ListLink>
      ))}
    </nav>
  );
}
