import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Picture } from '../../shared/page/picture.tsx';
import { PlatformLink } from '../../shared/links/platform-link.tsx';
import { TargetLink } from '../../shared/links/target-link.tsx';
import type { PlatformPage } from '../../state/session/platform-urls.ts';
import type { BlockProps } from '../block-types.ts';
import styles from './footer.module.css';

/** Links every page must have, whatever else a site lists: limits and help (ROUTE-4). */
const platformPages = ['limits', 'support', 'terms'] as const satisfies readonly PlatformPage[];

export function Footer({ settings: { groups, text, marks } }: BlockProps<'footer'>) {
  const t = useTranslations('blocks');
  const account = useTranslations('account');
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label={t('footer')}>
        {groups.map(({ title, links }) => (
          <div key={title ?? links[0]?.href} className={styles.group}>
            {title !== null && <h2 className={styles.title}>{title}</h2>}
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <TargetLink href={href} className={styles.link}>
                    {label}
                  </TargetLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map(({ label, image, href }) => (
            <li key={image}>
              <Mark href={href}>
                <Picture className={styles.mark} src={image} alt={label} width={64} height={32} />
              </Mark>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.platform}>
        {platformPages.map((page) => (
          <li key={page}>
            <PlatformLink page={page} className={styles.link}>
              {account(`pages.${page}`)}
            </PlatformLink>
          </li>
        ))}
      </ul>
      <p className={styles.text}>{text}</p>
    </footer>
  );
}

/** A licence or seal with its link. */
function Mark({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  return href === null ? children : <TargetLink href={href}>{children}</TargetLink>;
}
