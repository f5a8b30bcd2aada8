import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { pageMarkAttribute } from '../../first-paint/page-marks.ts';
import { isSidebarCollapsed, setSidebarCollapsed } from '../../state/panel/sidebar.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './collapse-button.module.css';

/** Makes the sidebar a column of icons and back, where there is room for both. */
export function CollapseButton() {
  const t = useTranslations('shell');
  const isCollapsed = useSyncExternalStore(watchSidebar, isSidebarCollapsed, () => false);
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={!isCollapsed}
      aria-label={t(isCollapsed ? 'expandSidebar' : 'collapseSidebar')}
      onClick={() => setSidebarCollapsed(!isCollapsed)}
    >
      <span className={styles.arrow}>
        <Icon name="chevron-left" size={18} />
      </span>
      <span className={styles.words}>{t('collapse')}</span>
    </button>
  );
}

function watchSidebar(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [pageMarkAttribute('sidebar')] });
  return () => observer.disconnect();
}
