import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { PageLink } from '../../shared/links/page-link.tsx';
import { targets } from '../../site/paths.ts';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import { SportIcon } from '../../sports/sport-icon.tsx';
import styles from './sport-section.module.css';

export interface SportSectionProps {
  readonly sport: Sport;
  readonly count: number;
  readonly children: ReactNode;
}

/** The matches of one sport on a page of many. */
export function SportSection({ sport, count, children }: SportSectionProps) {
  const t = useTranslations('catalogue');
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <PageLink className={styles.link} target={targets.sport(sport.key)}>
          <SportIcon sportKey={sport.key} size={20} />
          {sport.name}
        </PageLink>
        <span className={styles.count}>
          <SpokenAs text={t('liveCount', { count })}>{count}</SpokenAs>
        </span>
      </h2>
      {children}
    </section>
  );
}
