import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

import { withWords } from '../../shared/messages/with-words.ts';
import { useQuickIsOn, useSlip } from '../../state/slip/use-slip.ts';
import { useStores } from '../../state/use-stores.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './quick-bet-bar.module.css';

const QuickBetBody = lazy(withWords(['slip'], async () => import('./quick-bet-body.tsx')));

/** The quick bet switch at the top of the slip and, while it is on, its stake and result. */
export function QuickBetBar() {
  const t = useTranslations('quickBet');
  const { slip: bridge, session } = useStores();
  const slip = useSlip();
  const isOn = useQuickIsOn();

  async function toggle() {
    if (session.state.getState().status === 'visitor') {
      session.requestSignIn();
      return;
    }
    // At once, so that the next tap counts, although right after a load it may turn out to be a visitor.
    bridge.switchQuickBet();
    await Promise.all([session.known(), bridge.start()]);
    if (session.isPlayer()) return;
    bridge.loaded()?.quick.dispatch({ kind: 'signed-out' });
    session.requestSignIn();
  }

  return (
    <section className={styles.bar} aria-label={t('label')}>
      <div className={styles.row}>
        <Icon name="zap" size={16} />
        <Switch label={t('label')} isOn={isOn} onChange={() => void toggle()} />
      </div>
      {slip !== undefined && (
        <Suspense>
          <QuickBetBody slip={slip} />
        </Suspense>
      )}
    </section>
  );
}
