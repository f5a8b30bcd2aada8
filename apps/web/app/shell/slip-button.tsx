import { useTranslations } from 'use-intl';

import { slipButtonId, useGoToSlip } from '../shared/links/use-go-to-slip.ts';
import { useSelectionCount } from '../state/slip/use-slip.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './slip-button.module.css';

/**
 * Opens the slip where it is neither a column nor in the tab bar: on a tablet, on a page without a panel column, and
 * where the column was closed.
 */
export function SlipButton({ hasColumn }: { readonly hasColumn: boolean }) {
  const t = useTranslations('shell');
  const goToSlip = useGoToSlip();
  const count = useSelectionCount();
  return (
    <button
      type="button"
      id={slipButtonId}
      className={styles.button}
      data-always={!hasColumn || undefined}
      aria-label={count > 0 ? `${t('openSlip')}, ${t('selectionCount', { count })}` : t('openSlip')}
      onClick={goToSlip}
    >
      <Icon name="lottery" />
      {count > 0 && <Badge>{count}</Badge>}
    </button>
  );
}
