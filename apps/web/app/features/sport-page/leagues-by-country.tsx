import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';

import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import { groupByCountry, type CountedLeague } from './group-by-country.ts';
import styles from './leagues-by-country.module.css';

export interface LeaguesByCountryProps {
  readonly leagues: readonly CountedLeague[];
  /** Draws the leagues of one country. */
  readonly renderLeagues: (leagues: readonly CountedLeague[]) => ReactNode;
}

/** Every league of a sport under its country, with counts; the first few countries are open. */
export function LeaguesByCountry({ leagues, renderLeagues }: LeaguesByCountryProps) {
  const t = useTranslations('catalogue');
  return (
    <div className={styles.countries}>
      {groupByCountry(leagues).map(({ category, leagues: own, count }, index) => (
        <Accordion
          key={category.id}
          isOpen={index < 3}
          title={
            <span className={styles.title}>
              <Flag code={category.countryCode} size={20} />
              {category.name}
            </span>
          }
          aside={
            <span className={styles.counts}>
              {count.live > 0 && (
                <span className={styles.live}>
                  <SpokenAs text={t('liveCount', { count: count.live })}>{count.live}</SpokenAs>
                </span>
              )}
              {count.total > 0 && <SpokenAs text={t('matchCount', { count: count.total })}>{count.total}</SpokenAs>}
            </span>
          }
        >
          {renderLeagues(own)}
        </Accordion>
      ))}
    </div>
  );
}
