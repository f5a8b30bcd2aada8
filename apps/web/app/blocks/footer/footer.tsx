import { useTranslations } from 'use-intl';

import { TargetLink } from '../../parts/target-link.tsx';
import type { BlockProps } from '../block-types.ts';
import styles from './footer.module.css';

/** The end of a page: ways to everything, and what the site has to say about itself. */
export function Footer({ settings: { groups, text } }: BlockProps<'footer'>) {
  const t = useTranslations('blocks');
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
      <p className={styles.text}>{text}</p>
    </footer>
  );
}
