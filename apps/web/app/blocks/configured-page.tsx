import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useSite } from '../parts/site.tsx';
import type { PageParts } from '../server/load-page.server.ts';
import { Blocks } from './blocks.tsx';
import styles from './configured-page.module.css';

export interface ConfiguredPageProps {
  /** What the site says about the page; undefined when it says nothing or could not be asked. */
  readonly page: PageParts | undefined;
  /** For a page whose site gives it none. */
  readonly title: string;
  readonly description?: string;
  /** What stands above the blocks: the heading, and filters that hold for them too. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** A page as its site configured it: its words for the head, its blocks, then what the page itself is for (CONFIG-2). */
export function ConfiguredPage({ page, title, description, head, children }: ConfiguredPageProps) {
  const t = useTranslations('site');
  const { name } = useSite();
  const words = page?.title ?? title;
  return (
    <div className={styles.page} data-layout={page?.layout ?? 'default'}>
      <title>{words.includes(name) ? words : t('pageTitle', { page: words, siteName: name })}</title>
      <meta name="description" content={page?.description ?? description ?? t('homeDescription')} />
      {page?.noIndex && <meta name="robots" content="noindex,nofollow" />}
      {head}
      {page !== undefined && <Blocks blocks={page.main} />}
      {children}
      {page !== undefined && <Blocks blocks={page.footer} />}
    </div>
  );
}
