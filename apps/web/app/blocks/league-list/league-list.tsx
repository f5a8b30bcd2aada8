import { useTranslations } from 'use-intl';

import { LeagueTiles } from '../../features/league-page/league-tiles.tsx';
import type { BlockProps } from '../block-types.ts';
import styles from './league-list.module.css';

/** Leagues the site chose, with their match counts. */
export function LeagueList({ settings, data }: BlockProps<'league-list'>) {
  const t = useTranslations('blocks');
  if (data.leagues.length === 0) return null;
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{settings.title ?? t('leagues')}</h2>
      <LeagueTiles leagues={data.leagues} />
    </section>
  );
}
