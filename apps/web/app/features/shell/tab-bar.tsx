import { useTranslations } from 'use-intl';

import { PageLink } from '../../parts/page-link.tsx';
import { useOddsText } from '../../parts/use-odds-text.ts';
import { targets } from '../../paths.ts';
import type { PanelTab } from '../../stores/panel.ts';
import { useSelectionCount, useTotalOdds } from '../../stores/slip/use-slip.ts';
import { useStores } from '../../stores/use-stores.ts';
import { Said } from '../../ui/hidden/hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './tab-bar.module.css';

/** The bottom of a phone: the ways to matches, the slip in the middle, my bets and the menu. */
export function TabBar({ onMenu }: { readonly onMenu: () => void }) {
  const t = useTranslations('shell');
  const { panel } = useStores();
  const count = useSelectionCount();
  const odds = useTotalOdds();
  const oddsText = useOddsText();

  function open(tab: PanelTab) {
    panel.setState({ isOpen: true, tab });
  }

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
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        data-filled={count > 0 || undefined}
        onClick={() => open('slip')}
      >
        <span className={styles.slip}>
          {count > 0 ? (
            <span className={styles.count}>
              <Said words={t('selectionCount', { count })}>{count}</Said>
            </span>
          ) : (
            <Icon name="lottery" size={22} />
          )}
          {odds === null ? t('slip') : <Said words={t('slip')}>{oddsText(odds)}</Said>}
        </span>
      </button>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={() => open('my-bets')}>
        <Icon name="receipt" size={22} />
        {t('myBets')}
      </button>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onMenu}>
        <Icon name="grid" size={22} />
        {t('menu')}
      </button>
    </nav>
  );
}
