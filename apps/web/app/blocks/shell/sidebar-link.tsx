import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { PageLink } from '../../shared/links/page-link.tsx';
import { hideableMark } from '../../state/preferences/hidden-sports.ts';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './sidebar.module.css';

interface Count {
  readonly total: number;
  readonly live: number;
}

export interface SidebarLinkProps {
  readonly target: string;
  readonly icon: ReactNode;
  readonly words: string;
  readonly count?: Count;
  /** A short word of the site's own at the end: new, 2x. */
  readonly badge?: string | null;
  /** The sport whose hiding takes the link away. */
  readonly hideable?: string;
  /** A button beside the link. */
  readonly action?: ReactNode;
}

export function SidebarLink({ target, icon, words, count, badge = null, hideable, action }: SidebarLinkProps) {
  const t = useTranslations('shell');
  return (
    <li className={styles.item} {...{ [hideableMark]: hideable }}>
      <PageLink className={styles.link} target={target} title={words}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>{words}</span>
        {badge !== null && <span className={styles.counts}>{badge}</span>}
        {count !== undefined && (
          <span className={styles.counts}>
            {count.live > 0 && (
              <span className={styles.live}>
                <SpokenAs text={t('liveCountName', { count: count.live })}>{count.live}</SpokenAs>
              </span>
            )}
            {count.total > 0 && <SpokenAs text={t('totalCountName', { count: count.total })}>{count.total}</SpokenAs>}
          </span>
        )}
      </PageLink>
      {action}
    </li>
  );
}
