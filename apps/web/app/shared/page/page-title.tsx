import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { PageLink } from '../links/page-link.tsx';
import styles from './page-title.module.css';

export interface PageTitleProps {
  readonly title: string;
  /** Shown before the title: a sport icon or a flag. */
  readonly sign?: ReactNode;
  /** Breadcrumb, outermost first. */
  readonly path?: readonly { readonly text: string; readonly target: string }[];
  /** The parts of the page, below the title or beside it. */
  readonly tabs?: ReactNode;
  /** Shown after the title: counts, a star. */
  readonly children?: ReactNode;
}

export function PageTitle({ title, sign, path, tabs, children }: PageTitleProps) {
  const t = useTranslations('catalogue');
  return (
    <header className={styles.head} data-tabs={tabs ? '' : undefined}>
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
      {tabs}
    </header>
  );
}
