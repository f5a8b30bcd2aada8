import { useTranslations } from 'use-intl';

import styles from './old-browser.module.css';

/** Says why everything is in one column; shown where the page's first script found no container queries (CONFIG-8). */
export function OldBrowser() {
  return <p className={styles.note}>{useTranslations('entities')('oldBrowser')}</p>;
}
