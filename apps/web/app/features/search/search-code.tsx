import { useTranslations } from 'use-intl';

import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search-result.module.css';

interface SearchCodeProps {
  readonly code: string;
  readonly onOpen: () => void;
}

/** What was typed looks like a share code: the shared bet is the first result (SHARE-6). */
export function SearchCode({ code, onOpen }: SearchCodeProps) {
  const t = useTranslations('shareCode');
  return (
    <button type="button" className={`${styles.line} ${styles.whole}`} data-result="" onClick={onOpen}>
      <span className={styles.sign}>
        <Icon name="share" size={20} />
      </span>
      <span className={styles.name}>{t('search', { code })}</span>
    </button>
  );
}
