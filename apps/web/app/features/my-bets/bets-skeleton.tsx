import { useTranslations } from 'use-intl';

import { LateNotice } from '../../shared/loading/late-notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './my-bets-body.module.css';

export function BetsSkeleton() {
  const t = useTranslations('myBets');
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={132} />
      <Skeleton height={132} />
      <Skeleton height={132} />
      <LateNotice />
    </div>
  );
}
