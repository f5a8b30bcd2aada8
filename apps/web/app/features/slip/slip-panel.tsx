import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

import { useSelectionCount, useSlipStore } from '../../stores/slip/use-slip.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from './slip-panel.module.css';

const SlipBody = lazy(() => import('./slip-body.tsx'));

/** The slip's tab of the panel. Its body is loaded with the first pick; an empty slip costs nothing. */
export function SlipPanel() {
  const t = useTranslations('slip');
  const count = useSelectionCount();
  const store = useSlipStore();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t('title')}
          {count > 0 && <Badge>{count}</Badge>}
        </h2>
      </div>
      {count === 0 && <EmptyState icon="lottery" title={t('empty.title')} text={t('empty.text')} />}
      {count > 0 && store !== undefined && (
        <Suspense>
          <SlipBody store={store} />
        </Suspense>
      )}
    </>
  );
}
