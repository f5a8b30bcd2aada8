import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './recent-list.module.css';
import { forgetSearches, recentSearches } from './recent-searches.ts';

/** What was searched for lately in this browser, to search for again. */
export function RecentSearches({ onPick }: { readonly onPick: (text: string) => void }) {
  const t = useTranslations('search');
  const [texts, setTexts] = useState(() => recentSearches(() => localStorage));
  if (texts.length === 0) return null;

  function forget() {
    forgetSearches(() => localStorage);
    setTexts([]);
  }

  return (
    <section>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('recent')}</h3>
        <Button look="quiet" size="small" onClick={forget}>
          {t('forget')}
        </Button>
      </header>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className={styles.text} onClick={() => onPick(text)}>
              <Icon name="search" size={16} />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
