import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { PageLink } from '../links/page-link.tsx';
import styles from './page-title.module.css';

export interface PageTitleProps {
  readonly title: string;
  /** A sport, a flag: stands before the title. */
  readonly sign?: ReactNode;
  /** The way back up, outermost first. */
  readonly path?: readonly { readonly text: string; readonly target: string }[];
  /** What stands behind the title: counts, a star. */
  readonly children?: ReactNode;
}

/** The heading of a page. */
export function PageTitle({ title, sign, path, children }: PageTitleProps) {
  const t = useTranslations('catalogue');
  return (
    <header className={styles.head}>
      {path !== undefined && (
        <nav className={styles.path} aria-label={t('path')}>
          {path.map(({ text, target }) => (
            <PageLink key={target} className={styles.step} target={target}>
              {text}
            </PageLink>
          ))}
        </nav>
      )}
      <div className={styles.line}>
        {sign !== undefined && <span className={styles.sign}>{sign}</span>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </header>
  );
}
