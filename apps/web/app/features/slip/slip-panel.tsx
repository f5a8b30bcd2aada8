import { useTranslations } from 'use-intl';

import { useSelectionCount } from '../../stores/slip/use-slip.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import styles from './slip-panel.module.css';

export function SlipPanel() {
  const t = useTranslations('slip');
  const count = useSelectionCount();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t('title')}
          {count > 0 && <Badge>{count}</Badge>}
        </h2>
      </div>
      <EmptyState icon="lottery" title={t('empty.title')} text={t('empty.text')} />
    </>
  );
}
