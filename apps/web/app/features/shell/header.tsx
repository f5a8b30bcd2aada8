import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { PageLink } from '../../parts/page-link.tsx';
import { useSite } from '../../parts/site.tsx';
import { targets } from '../../paths.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Said } from '../../ui/hidden/hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { LogoMark } from '../../ui/logo-mark/logo-mark.tsx';
import styles from './header.module.css';
import { SlipButton } from './slip-button.tsx';

export interface HeaderProps {
  readonly liveCount: number;
  /** How the page is read: language, odds, time, colours. */
  readonly settings: ReactNode;
  /** Who is here, at the end of the bar. */
  readonly account: ReactNode;
}

export function Header({ liveCount, settings, account }: HeaderProps) {
  const t = useTranslations('shell');
  const site = useSite();
  const { search } = useStores();
  return (
    <div className={styles.bar}>
      <PageLink className={styles.logo} target={targets.home}>
        <LogoMark />
        {site.name}
      </PageLink>
      <nav className={styles.nav} aria-label={t('primary')}>
        <PageLink className={styles.link} target={targets.home}>
          {t('sports')}
        </PageLink>
        <PageLink className={styles.link} target={targets.live}>
          {t('live')}
          {liveCount > 0 && (
            <span className={styles.count}>
              <Said words={t('liveCountName', { count: liveCount })}>{liveCount}</Said>
            </span>
          )}
        </PageLink>
        <PageLink className={styles.link} target={targets.cybersport}>
          {t('esports')}
        </PageLink>
        <PageLink className={styles.link} target={targets.promotions}>
          {t('promotions')}
        </PageLink>
      </nav>
      <div className={styles.end}>
        <button
          type="button"
          className={styles.search}
          aria-label={t('search')}
          aria-haspopup="dialog"
          aria-keyshortcuts="/"
          onClick={() => search.setState({ isOpen: true })}
        >
          <Icon name="search" />
          <span className={styles.searchWords}>{t('search')}</span>
          <kbd className={styles.key}>{t('searchKey')}</kbd>
        </button>
        {settings}
        <SlipButton />
        {account}
      </div>
    </div>
  );
}
