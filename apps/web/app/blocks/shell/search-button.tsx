import { useTranslations } from 'use-intl';

import { usePreferences } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-button.module.css';

/** Opens the search: looks like a field where there is room, else an icon. */
export function SearchButton() {
  const t = useTranslations('shell');
  const { search } = useStores();
  const { hasShortcuts } = usePreferences();
  return (
    <button
      type="button"
      className={styles.search}
      aria-label={t('search')}
      aria-haspopup="dialog"
      aria-keyshortcuts={hasShortcuts ? '/' : undefined}
      onClick={() => search.setState({ isOpen: true })}
    >
      <Icon name="search" />
      <span className={styles.searchWords}>{t('search')}</span>
      {hasShortcuts && <kbd className={styles.key}>{t('searchKey')}</kbd>}
    </button>
  );
}
