import { useTranslations } from 'use-intl';

import styles from './counts.module.css';

/** How many matches there are and how many of them are being played, in words. */
export function Counts({ total, live }: { readonly total: number; readonly live: number }) {
  const t = useTranslations('catalogue');
  return (
    <p className={styles.counts}>
      {live > 0 && <span className={styles.live}>{t('liveCount', { count: live })}</span>}
      {t('matchCount', { count: total })}
    </p>
  );
}
