import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { device } from '../../state/storage/stored-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './recent-list.module.css';
import { forgetSearches, recentSearches } from './recent-searches.ts';

export interface RecentSearchesProps {
  readonly onPick: (text: string) => void;
  /** The list was cleared, so the focus needs another place. */
  readonly onForgotten: () => void;
}

/** Recent searches in this browser. */
export function RecentSearches({ onPick, onForgotten }: RecentSearchesProps) {
  const t = useTranslations('search');
  const [texts, setTexts] = useState(() => recentSearches(device));
  if (texts.length === 0) return null;

  function forget() {
    forgetSearches(device);
    setTexts([]);
    onForgotten();
  }

  return (
    <section className={styles.recent}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('recent')}</h3>
        <Button look="quiet" size="small" onClick={forget}>
          {t('forget')}
        </Button>
      </header>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className={styles.text} data-result="" onClick={() => onPick(text)}>
              <Icon name="search" size={16} />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
