import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';

import { PageLink } from '../shared/links/page-link.tsx';
import { useSite } from '../site/site.tsx';
import { targets } from '../site/paths.ts';
import { useStores } from '../state/use-stores.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './tab-bar.module.css';

export interface TabItem {
  readonly kind: 'link' | 'sports' | 'slip' | 'bets' | 'menu';
  readonly link: { readonly label: string; readonly href: string; readonly icon: ReactNode } | null;
}

export interface TabBarProps {
  readonly items: readonly TabItem[];
  readonly onMenu: () => void;
}

/** The tab bar of a phone, as configured: matches, slip, my bets and menu. */
export function TabBar({ items, onMenu }: TabBarProps) {
  const t = useTranslations('shell');
  return (
    <nav className={styles.bar} aria-label={t('tabs')} data-tab-bar>
      {items.map((item) => (
        <Tab key={item.link?.href ?? item.kind} item={item} onMenu={onMenu} />
      ))}
    </nav>
  );
}

function Tab({ item: { kind, link }, onMenu }: { readonly item: TabItem; readonly onMenu: () => void }) {
  const t = useTranslations('shell');
  const { panel } = useStores();
  const { isMyBetsVisible } = useSite();
  switch (kind) {
    case 'link':
      return (
        link && (
          <PageLink className={styles.tab} target={link.href}>
            {link.icon}
            {link.label}
          </PageLink>
        )
      );
    case 'sports':
      return (
        <PageLink className={styles.tab} target={targets.home}>
          <Icon name="sport-soccer" size={22} />
          {t('sports')}
        </PageLink>
      );
    case 'slip':
      return (
        <button
          type="button"
          className={styles.tab}
          aria-haspopup="dialog"
          onClick={() => panel.setState({ isOpen: true, tab: 'slip' })}
        >
          <Icon name="lottery" size={22} />
          {t('slip')}
        </button>
      );
    case 'bets':
      // A site that hides my bets has no tab for them either (PANEL-3).
      if (!isMyBetsVisible) return null;
      return (
        <button
          type="button"
          className={styles.tab}
          aria-haspopup="dialog"
          onClick={() => panel.setState({ isOpen: true, tab: 'my-bets', betId: null })}
        >
          <Icon name="receipt" size={22} />
          {t('myBets')}
        </button>
      );
    case 'menu':
      return (
        <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onMenu}>
          <Icon name="grid" size={22} />
          {t('menu')}
        </button>
      );
  }
}
