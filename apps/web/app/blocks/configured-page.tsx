import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { PageHead } from '../shared/page/page-head.tsx';
import { useSite } from '../site/site.tsx';
import type { PageParts } from './page-parts.ts';
import { Blocks } from './blocks.tsx';
import styles from './configured-page.module.css';

export interface ConfiguredPageProps {
  /** What the site says about the page; undefined when it says nothing or could not be asked. */
  readonly page: PageParts | undefined;
  /** Fallback for a page without a configured title. */
  readonly title: string;
  readonly description?: string;
  /** Where the page itself has a picture to be shared with. */
  readonly shareImage?: string;
  /** False for pages that differ for everybody, whatever the site says (ROUTE-8). */
  readonly isIndexed?: boolean;
  /** Shown above the blocks: the heading, and filters that apply to them. */
  readonly head?: ReactNode;
  readonly children?: ReactNode;
}

/** A page as configured: head tags, blocks, then the page's own content (CONFIG-2). */
export function ConfiguredPage({ page, title, description, head, children, ...rest }: ConfiguredPageProps) {
  const t = useTranslations('site');
  const { name, seo } = useSite();
  const words = page?.title ?? title;
  return (
    <div className={styles.page} data-layout={page?.layout ?? 'default'} style={tokensOf(page)}>
      <PageHead
        title={words.includes(name) ? words : t('pageTitle', { page: words, siteName: name })}
        description={page?.description ?? description ?? seo.description}
        keywords={page?.keywords}
        shareImage={page?.shareImage ?? rest.shareImage}
        isIndexed={(rest.isIndexed ?? true) && !(page?.noIndex ?? false)}
      />
      {head}
      {page !== undefined && <Blocks blocks={page.main} />}
      {children}
      {page !== undefined && <Blocks blocks={page.footer} />}
    </div>
  );
}

/** Design tokens that a site sets for one page (ROUTE-9). Only custom properties, so they can only style. */
function tokensOf(page: PageParts | undefined): CSSProperties | undefined {
  if (page === undefined || page.styles.length === 0) return undefined;
  return Object.fromEntries(page.styles.map(({ token, value }) => [token, value]));
}
