import { useTranslations } from 'use-intl';

import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './list-skeleton.module.css';

const rows = [0, 1, 2, 3];

/** A list of matches that is on its way: cards of the same size as the real ones. */
export function ListSkeleton({ cards = 2 }: { readonly cards?: number }) {
  const t = useTranslations('ui');
  return (
    <div className={styles.list} data-skeleton="">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={styles.card}>
          <div className={styles.head}>
            <Skeleton width={160} height={14} />
          </div>
          {rows.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width={40} height={28} />
              <Skeleton width={150} height={32} />
              <Skeleton height={32} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
