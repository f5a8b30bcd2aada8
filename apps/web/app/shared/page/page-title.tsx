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
  /** Shown after the title: counts, a star. */
  readonly children?: ReactNode;
}

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
