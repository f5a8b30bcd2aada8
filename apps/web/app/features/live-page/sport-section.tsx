import type { Sport } from '@slipstream/contract/entities/catalogue/sport';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { PageLink } from '../../shared/links/page-link.tsx';
import { targets } from '../../site/paths.ts';
import { hideableMark } from '../../state/preferences/hidden-sports.ts';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import { SportIcon } from '../../sports/sport-icon.tsx';
import styles from './sport-section.module.css';

export interface SportSectionProps {
  readonly sport: Sport;
  readonly count: number;
  /** Whether it goes when the visitor has hidden the sport (SHOW-18). */
  readonly isHideable: boolean;
  readonly children: ReactNode;
}

/** One sport below the other; beside each other where there is room for two. */
export function SportSections({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

/** The matches of one sport on a page of many. */
export function SportSection({ sport, count, isHideable, children }: SportSectionProps) {
  const t = useTranslations('catalogue');
  return (
    <section className={styles.section} {...{ [hideableMark]: isHideable ? sport.key : undefined }}>
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
