import { useTranslations } from 'use-intl';

import { PageLink } from '../../parts/page-link.tsx';
import { targets } from '../../paths.ts';
import { useSelectionCount } from '../../stores/slip/use-slip.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './tab-bar.module.css';

/** The bottom of a phone: the two ways to matches, the slip in the middle, my bets and the menu. */
export function TabBar() {
  const t = useTranslations('shell');
  const count = useSelectionCount();
  return (
    <nav className={styles.bar} aria-label={t('tabs')}>
      <PageLink className={styles.tab} target={targets.home}>
        <Icon name="sport-soccer" size={22} />
        {t('sports')}
      </PageLink>
      <PageLink className={styles.tab} target={targets.live}>
        <Icon name="live" size={22} />
        {t('live')}
      </PageLink>
      <button type="button" className={styles.tab} data-filled={count > 0 || undefined}>
        <span className={styles.slip}>
          {count > 0 ? <span className={styles.count}>{count}</span> : <Icon name="lottery" size={22} />}
          {t('slip')}
        </span>
      </button>
      <button type="button" className={styles.tab}>
        <Icon name="receipt" size={22} />
        {t('myBets')}
      </button>
      <button type="button" className={styles.tab}>
        <Icon name="grid" size={22} />
        {t('menu')}
      </button>
    </nav>
  );
}
