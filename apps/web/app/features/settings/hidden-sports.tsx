import { use } from 'react';
import { useTranslations } from 'use-intl';

import { SiteSportsContext } from '../../shared/settings/site-sports.ts';
import { SportIcon } from '../../sports/sport-icon.tsx';
import { hideSport, usePreferences } from '../../state/preferences/preferences.ts';
import { useStores } from '../../state/use-stores.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './hidden-sports.module.css';

/** The sports that the visitor has hidden, each with a way back (SHOW-18). */
export function HiddenSports() {
  const t = useTranslations('settings');
  const shell = useTranslations('shell');
  const { preferences } = useStores();
  const { hiddenSports } = usePreferences();
  const sports = use(SiteSportsContext).filter(({ key }) => hiddenSports.includes(key));
  if (sports.length === 0) return null;
  return (
    <section className={styles.hidden} aria-label={t('hiddenSports')}>
      <h3 className={styles.label}>{t('hiddenSports')}</h3>
      <ul>
        {sports.map(({ key, name }) => (
          <li key={key} className={styles.sport}>
            <SportIcon sportKey={key} />
            <span className={styles.name}>{name}</span>
            <Button
              size="small"
              aria-label={shell('showSport', { name })}
              onClick={() => hideSport(preferences, key, false)}
            >
              {t('showSport')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
