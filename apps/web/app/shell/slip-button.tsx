import { useTranslations } from 'use-intl';

import { useSelectionCount } from '../state/slip/use-slip.ts';
import { useStores } from '../state/use-stores.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './slip-button.module.css';

/**
 * Opens the slip where it is neither a column nor in the tab bar: on a tablet, and on a page without a panel column.
 */
export function SlipButton({ hasColumn }: { readonly hasColumn: boolean }) {
  const t = useTranslations('shell');
  const { panel } = useStores();
  const count = useSelectionCount();
  return (
    <button
      type="button"
      className={styles.button}
      data-always={!hasColumn || undefined}
      aria-label={t('openSlip')}
      aria-haspopup="dialog"
      onClick={() => panel.setState({ isOpen: true, tab: 'slip' })}
    >
      <Icon name="lottery" />
      {count > 0 && <Badge>{count}</Badge>}
    </button>
  );
}
