import { useTranslations } from 'use-intl';

import { PageLink } from '../../shared/links/page-link.tsx';
import { targets } from '../../site/paths.ts';
import { SpokenAs } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { BlockProps } from '../block-types.ts';
import { useLiveCount } from './live-count.ts';
import styles from './header-menu.module.css';

/** Links to the main pages. The one to live matches shows their number. */
export function HeaderMenu({ settings: { title, links, shown } }: BlockProps<'menu'>) {
  const t = useTranslations('shell');
  const liveCount = useLiveCount();
  return (
    <nav className={styles.nav} aria-label={title ?? t('primary')} data-shown={shown}>
      {links.map(({ label, href, badge }) => (
        <PageLink key={href} className={styles.link} target={href}>
          {label}
          {href === targets.live && liveCount > 0 && (
            <span className={styles.count}>
              <SpokenAs text={t('liveCountName', { count: liveCount })}>{liveCount}</SpokenAs>
            </span>
          )}
          {badge !== null && <span className={styles.count}>{badge}</span>}
        </PageLink>
      ))}
    </nav>
  );
}
